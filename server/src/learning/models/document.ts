// A model as it is stored: what it changes, what that was before, and what it was learned from.

import type { components } from "../../../../generated/types.ts";
import type { LiveModel, StoredCurve } from "../../platform/tenants/stored-settings.ts";
import { defaultPolicy, type LearnedTables, learnedTables, type Policy } from "../../scoring/engine/policy.ts";
import { type UnobservedEvidence, withModel } from "../../scoring/learning/fit.ts";
import type { CalibrationStep } from "../../scoring/learning/isotonic.ts";
import { catalogue, isSignalCode, type SignalCode } from "../../scoring/signals/index.ts";
import type { Curve } from "../../scoring/situation/curve.ts";
import type { SignalPair } from "../../scoring/situation/policy.ts";

type Schemas = components["schemas"];

/** What a weight was learned from, with the 95 % interval of the weight. */
export interface StoredEvidence {
  readonly frauds: number;
  readonly exposure: number;
  readonly interval: readonly [from: number, to: number];
}

/** A pair with the frauds that show both signals, and how many the weights alone expect; without them where it fades. */
export interface StoredPair extends SignalPair {
  readonly frauds?: number;
  readonly expected?: number;
}

/** The document of a model. */
export interface ModelDocument extends LearnedTables {
  /** The policy that it was made from, of the signals of the model. */
  readonly before: LearnedTables;
  readonly baseHazard: number | null;
  /** Frauds and weighted settled payments of the fit; null where it was not fitted. */
  readonly frauds: number | null;
  readonly payments: number | null;
  readonly evidence: Partial<Readonly<Record<SignalCode, StoredEvidence>>>;
  readonly pairs?: readonly StoredPair[];
  readonly unobservedEvidence?: Partial<Readonly<Record<SignalCode, UnobservedEvidence>>>;
  readonly calibration: null;
  /** Probabilities by score on the payments that were fitted to, to evaluate both sides on later ones; null where it was not fitted. */
  readonly evaluation: { readonly champion: readonly CalibrationStep[]; readonly challenger: readonly CalibrationStep[] } | null;
}

/** Figures of the shadow period. */
export interface StoredShadow {
  readonly decisions: number;
  readonly changed: number;
  /** By decisions, joined by `>`. */
  readonly changes: Readonly<Record<string, number>>;
  readonly examples: readonly Schemas["ModelChangedPayment"][];
}

/** Figures of a comparison: those of the contract without the decisions. */
export type StoredComparison = Omit<Schemas["ModelComparison"], "model_id" | "decision_changes" | "changed_payments">;

/** The document of weights and curves that a person, the pool or a fit gives, against the policy that is live. */
export function documentOf(model: LearnedTables, live: LearnedTables | null, more: Partial<ModelDocument> = {}): ModelDocument {
  const codes = signalsOf(model);
  return {
    ...learnedTables(model),
    before: live === null ? { weights: {}, curves: {} } : { ...learnedTables(live), ...only(codes, live) },
    baseHazard: null,
    frauds: null,
    payments: null,
    evidence: {},
    calibration: null,
    evaluation: null,
    ...more,
  };
}

function only(codes: readonly SignalCode[], { weights, curves }: LearnedTables): Pick<LearnedTables, "weights" | "curves"> {
  const allowed = <Value>(of: Partial<Readonly<Record<SignalCode, Value>>>): Partial<Record<SignalCode, Value>> =>
    Object.fromEntries(codes.flatMap((code) => (of[code] === undefined ? [] : [[code, of[code]]])));
  return { weights: allowed(weights), curves: allowed(curves) };
}

/** The signals that a model changes or leaves as they were learned before, in the order of the catalogue. */
export function signalsOf({ weights, curves }: LearnedTables): SignalCode[] {
  return Object.keys(catalogue)
    .filter(isSignalCode)
    .filter((code) => weights[code] !== undefined || curves[code] !== undefined);
}

/** The learned tables of a live model; null: the catalogue's. */
export const tablesOf = (live: Omit<LiveModel, "id" | "source"> | null | undefined): LearnedTables | null => (live == null ? null : learnedTables(live));

/** What a document puts into use. */
export function tablesOfDocument({ pairs, ...document }: ModelDocument): LearnedTables {
  return learnedTables({ ...document, ...(pairs && { pairs: pairs.map(({ first, second, weight }) => ({ first, second, weight })) }) });
}

/** The policy under a model without settings of the organization. */
export const policyOf = (model: LearnedTables | null): Policy => (model === null ? defaultPolicy : withModel(defaultPolicy, model));

/** The points of a curve, in rising order of the observed value; null where there is none. */
export function pointsOf(curve: Curve | StoredCurve | undefined): Schemas["ModelCurvePoint"][] | null {
  if (curve === undefined) return null;
  const points: readonly (readonly [number, number])[] =
    "points" in curve
      ? curve.points
      : [
          [curve.foot, 0],
          [curve.full, 1],
        ];
  return points.map(([observed, strength]) => ({ observed, strength })).toSorted((a, b) => a.observed - b.observed);
}
