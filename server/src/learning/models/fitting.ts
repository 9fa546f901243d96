// Fits a model of one organization from its settled payments, within the limits, and proposes it.
import { profileOf } from "../../controls/policy/settings.ts";
import type { Organization } from "../../platform/tenants/organization.entity.ts";
import { DAY } from "../../platform/time/time.ts";
import { defaultPolicy, type LearnedTables, learnedTables, type Policy } from "../../scoring/engine/policy.ts";
import { type Example, type LearnedModel, withModel } from "../../scoring/learning/fit.ts";
import { fitBest } from "../../scoring/learning/fit-best.ts";
import { type CalibrationStep, fitIsotonic } from "../../scoring/learning/isotonic.ts";
import { defaultGuards } from "../../scoring/learning/least-evidence.ts";
import { withinLimits } from "../../scoring/learning/limits.ts";
import { ageKnown, type MaturityCurve, maturityCurve } from "../../scoring/learning/maturity.ts";
import { type FitSummary, pooled, summaryOf } from "../../scoring/learning/pool.ts";
import { scoreFacts } from "../../scoring/learning/score-facts.ts";
import { isSignalCode, type SignalCode } from "../../scoring/signals/index.ts";
import { documentOf, type ModelDocument, policyOf, type StoredEvidence } from "./document.ts";
import type { SettledExample } from "./examples.ts";

/** Time (ms) that a fraud is not known without delays to learn from, and the youngest age (ms) of a good payment. */
const UNKNOWN_DELAY = 30 * DAY;
const LEAST_AGE = 7 * DAY;
/** Time (ms) before now that is held back for evaluation. */
const EVALUATION_TIME = 14 * DAY;

/** Settled payments, divided at the time until which they are fitted to. */
export interface Divided {
  readonly fittedUntil: number;
  readonly toFit: readonly SettledExample[];
  /** Later ones: never fitted to. Good payments count by the share of frauds that would be known by now. */
  readonly toEvaluate: readonly SettledExample[];
}

/** Divides settled payments: those old enough that half of their frauds are known are fitted to. `until` overrides that time. */
export function divided(payments: readonly SettledExample[], now: number, until?: number): Divided {
  const delays = payments.flatMap(({ knownAfter }) => (knownAfter === undefined ? [] : [knownAfter]));
  const known = maturityCurve(delays, UNKNOWN_DELAY);
  const fittedUntil = until ?? now - Math.max(EVALUATION_TIME, Math.min(ageKnown(delays, 0.5, UNKNOWN_DELAY), UNKNOWN_DELAY));
  const settled = payments.filter(({ fraud, at }) => fraud || now - at >= LEAST_AGE).flatMap((one) => matured(one, now, known));
  return { fittedUntil, toFit: settled.filter(({ at }) => at < fittedUntil), toEvaluate: settled.filter(({ at }) => at >= fittedUntil) };
}

/** A payment with its weight by how much of the fraud of its age is known; none where nothing is. */
function matured(one: SettledExample, now: number, known: MaturityCurve): SettledExample[] {
  if (one.fraud) return [one];
  const weight = one.weight * known(now - one.at);
  return weight > 0 ? [{ ...one, weight }] : [];
}

/** What a fit of an organization stands on. */
export interface FitBasis {
  /** Weights and curves that are live; null: the catalogue's. */
  readonly live: LearnedTables | null;
  /** What the weekly limit is taken against; undefined: no weekly limit. */
  readonly basis: Policy | undefined;
  /** Fits of other organizations. */
  readonly others: readonly FitSummary[];
  /** The organization's own policy, without a model. */
  readonly own: Policy;
}

/** A fit. */
export interface Fit {
  readonly document: ModelDocument;
  readonly summary: FitSummary;
}

/** Fits a model. Undefined where there are too few outcomes. */
export function fitDivided({ toFit }: Divided, { live, basis, others, own }: FitBasis): Fit | undefined {
  const pool = pooled(others);
  const prior: Policy = pool === undefined ? defaultPolicy : { ...defaultPolicy, ...pool };
  const locked = new Set(Object.keys(own.weights).filter(isSignalCode));
  const examples: Example[] = toFit.toSorted((a, b) => a.at - b.at).map(({ facts, flow, fraud, weight }) => ({ facts, flow, fraud, weight }));
  const model = fitBest(examples, prior, { ...defaultGuards, locked });
  if (model === undefined) return undefined;
  const tables = learnedTables(
    withinLimits({ ...model, weights: { ...pool?.weights, ...model.weights }, curves: { ...pool?.curves, ...model.curves } }, basis),
  );
  const sides = { champion: withModel(own, live ?? { weights: {}, curves: {} }), challenger: withModel(own, tables) };
  const document = documentOf(tables, live, {
    baseHazard: model.baseHazard,
    frauds: model.frauds,
    payments: Math.round(model.payments * 10) / 10,
    evidence: evidenceOf(model),
    unobservedEvidence: unobservedEvidenceOf(model),
    evaluation: { champion: calibrated(examples, sides.champion), challenger: calibrated(examples, sides.challenger) },
  });
  return { document, summary: summaryOf(model) };
}

function evidenceOf({ evidence }: LearnedModel): ModelDocument["evidence"] {
  const stored: Partial<Record<SignalCode, StoredEvidence>> = {};
  for (const [code, of] of Object.entries(evidence)) {
    if (!isSignalCode(code)) continue;
    stored[code] = { frauds: rounded(of.frauds), exposure: rounded(of.exposure), interval: [rounded(of.interval[0]), rounded(of.interval[1])] };
  }
  return stored;
}

function unobservedEvidenceOf({ unobservedEvidence = {} }: LearnedModel): NonNullable<ModelDocument["unobservedEvidence"]> {
  return Object.fromEntries(Object.entries(unobservedEvidence).map(([code, { frauds, payments }]) => [code, { frauds, payments: rounded(payments) }]));
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

function calibrated(examples: readonly Example[], policy: Policy): CalibrationStep[] {
  return fitIsotonic(examples.map(({ facts, flow, fraud, weight }) => ({ score: scoreFacts(facts, policy, flow), fraud, weight })));
}

/** The document of pooled weights; undefined where too few organizations have fits. */
export function pooledDocument(others: readonly FitSummary[], live: LearnedTables | null, basis: Policy | undefined): ModelDocument | undefined {
  const pool = pooled(others);
  return pool === undefined ? undefined : documentOf(withinLimits({ ...pool, baseHazard: 0, frauds: 0, payments: 0, evidence: {} }, basis), live);
}

/** The policy of weights and curves without settings of an organization, to limit others by. */
export const policyOfTables = (tables: LearnedTables | null): Policy => policyOf(tables);

/** The organization's own policy under weights and curves; null: the catalogue's. */
export function policyUnder(
  { id, version, segment, settings }: Pick<Organization, "id" | "version" | "segment" | "settings">,
  tables: LearnedTables | null,
): Policy {
  return profileOf({ id, version, segment, settings, live_model: tables === null ? null : { id: "", source: "fitted", ...tables } }).policy;
}
