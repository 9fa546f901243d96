// Weights and curves from outcomes. Pure: facts and labels in, a model out. The score is a noisy-or, P(fraud) = 1 - exp(-(l0 + sum of l_k x_k)), whose likelihood is
// convex in l >= 0; expectation-maximisation is closed form and cannot give a signal the wrong sign (rules and learning: learned weights).

import type { Facts } from "../engine/evaluate.ts";
import { curveOf, defaultPolicy, type LearnedTables, learnedTables, type Policy, weightOf } from "../engine/policy.ts";
import { catalogue, type SignalCode } from "../signals/index.ts";
import type { Curve } from "../situation/curve.ts";
import type { Flow } from "../situation/transaction.ts";
import { curveOfRamps, type Knots, knotsOf, observedOf, rampCount, rampsOf, rampsOfCurve } from "./curve-basis.ts";
import type { LearnedPair } from "./find-pairs.ts";
import { type HazardInterval, hazardIntervals } from "./intervals.ts";
import { defaultGuards, type Guards, widening } from "./least-evidence.ts";

/** A settled payment: what the engine observed, and what it turned out to be. */
export interface Example {
  readonly facts: Facts;
  /** Absent: a pay-in. */
  readonly flow?: Flow;
  readonly fraud: boolean;
  /** How much it counts, above 0: a good payment whose frauds are not all known yet counts by the share that is (maturity.ts). */
  readonly weight: number;
}

/** What a weight was learned from. */
export interface Evidence {
  /** Frauds that are attributed to the signal. */
  readonly frauds: number;
  /** Settled payments, each by the strength with which the signal was seen. */
  readonly exposure: number;
  readonly weightBefore: number;
  readonly weightAfter: number;
  /** 95 % interval of the weight by the data and the prior, before limits. */
  readonly interval: readonly [low: number, high: number];
}

/** A fitted model: an ordinary table of weights and curves. */
export interface LearnedModel {
  readonly weights: Policy["weights"];
  readonly curves: Policy["curves"];
  /** Hazard of a payment without signals. */
  readonly baseHazard: number;
  readonly frauds: number;
  readonly payments: number;
  readonly evidence: Partial<Readonly<Record<SignalCode, Evidence>>>;
  /** How much of a signal's strength counts whatever scales it; absent: nothing does. */
  readonly leastParts?: Policy["leastParts"];
  /** Pairs of signals that mean more together; absent: none. */
  readonly pairs?: readonly LearnedPair[];
  /** Weights of signals that could not be observed, and what they were learned from; absent: none. */
  readonly unobserved?: Policy["unobserved"];
  readonly unobservedEvidence?: Partial<Readonly<Record<SignalCode, UnobservedEvidence>>>;
}

/** What the weight of an unobserved signal was learned from. */
export interface UnobservedEvidence {
  readonly frauds: number;
  /** Settled payments without the signal, each by its weight; frauds included. */
  readonly payments: number;
}

/** Payments' worth of exposure that the prior has in each ramp. */
const PRIOR_EXPOSURE = 5;
const ITERATIONS = 400;
/** Relative change of the likelihood's credits below which the fit has converged. */
const CONVERGED = 1e-6;
/** Hazard of the highest weight, 99.99. */
export const MOST_HAZARD = 9.2;

/** Signals without evidence of their own: list entries, and reports to the network. */
const NOT_FITTED: ReadonlySet<SignalCode> = new Set(["BLOCKLIST_BLOCK", "BLOCKLIST_REVIEW", "BROWSER_ACTIVITY_SUSPICIOUS", "SANDBOX_OVERRIDE"]);

/** Can outcomes change the weight of a signal? Credits stay as they are. */
export const isFitted = (code: SignalCode): boolean => catalogue[code].weight > 0 && !NOT_FITTED.has(code);

/**
 * Fits weights and curves. `prior` is the policy that the fit leans on, the catalogue's where there is none. Undefined where there are too few settled payments or
 * frauds. Credits (negative weights) stay as they are: a noisy-or has none.
 */
export function fitModel(examples: readonly Example[], prior: Policy = defaultPolicy, guards: Guards = defaultGuards): LearnedModel | undefined {
  const frauds = examples.filter(({ fraud }) => fraud);
  const payments = examples.reduce((sum, { weight }) => sum + weight, 0);
  if (frauds.length < guards.leastFrauds || payments < guards.leastPayments) return undefined;
  const signals = fittedSignals(examples, frauds, prior, guards.locked);
  const size = signals.reduce((sum, { knots }) => sum + rampCount(knots), 0);
  const exposure = new Float64Array(size);
  const row = new Float64Array(size);
  for (const example of examples) {
    fillRow(signals, example.facts, row);
    for (let index = 0; index < size; index++) exposure[index] = (exposure[index] ?? 0) + example.weight * (row[index] ?? 0);
  }
  const rows = frauds.map(({ facts }) => Float64Array.from(fillRow(signals, facts, row)));
  const before = Float64Array.from(signals.flatMap(({ ramps }) => ramps));
  const fitted = maximise(rows, exposure, before, payments, frauds.length);
  const interval = hazardIntervals({ rows, ramps: fitted.ramps, base: fitted.base, prior: before, priorExposure: PRIOR_EXPOSURE });
  return modelOf(signals, before, exposure, fitted, { frauds: frauds.length, payments }, guards, interval);
}

/** A signal that is fitted: its knots, where its ramps begin in a row, and what they are by the prior. */
export interface FittedSignal {
  readonly code: SignalCode;
  readonly knots: Knots;
  readonly offset: number;
  readonly ramps: readonly number[];
  readonly weight: number;
}

export function fittedSignals(examples: readonly Example[], frauds: readonly Example[], prior: Policy, locked: ReadonlySet<SignalCode>): FittedSignal[] {
  const signals: FittedSignal[] = [];
  let offset = 0;
  for (const code of Object.keys(catalogue) as SignalCode[]) {
    const weight = weightOf(prior, code);
    if (weight <= 0 || NOT_FITTED.has(code) || locked.has(code)) continue;
    const observedIn = (from: readonly Example[]): number[] => from.flatMap(({ facts }) => (facts[code] === undefined ? [] : [observedOf(facts[code])[0]]));
    const knots = knotsOf(code, observedIn(examples), observedIn(frauds));
    if (knots === undefined) continue;
    const curve = catalogue[code].curve === undefined ? undefined : curveOf(prior, code);
    signals.push({ code, knots, offset, ramps: rampsOfCurve(knots, curve, hazardOf(weight)), weight });
    offset += rampCount(knots);
  }
  return signals;
}

/** Hazard of a weight above 0. */
export function hazardOf(weight: number): number {
  return Math.min(MOST_HAZARD, -Math.log(1 - Math.min(weight, 99.99) / 100));
}

export function fillRow(signals: readonly FittedSignal[], facts: Facts, row: Float64Array): Float64Array {
  row.fill(0);
  for (const { code, knots, offset } of signals) {
    const fact = facts[code];
    if (fact !== undefined) rampsOf(knots, fact, row, offset);
  }
  return row;
}

export interface Fitted {
  readonly base: number;
  readonly ramps: Float64Array;
  /** Frauds attributed to each ramp: all ramps and the base together have as many as there are. */
  readonly credits: Float64Array;
}

/** Expectation-maximisation: frauds are attributed to the ramps by their hazards, and hazards are attributed frauds by exposure. */
function maximise(rows: readonly Float64Array[], exposure: Float64Array, prior: Float64Array, payments: number, frauds: number): Fitted {
  const ramps = Float64Array.from(prior, (one, index) => (one > 0 ? one : Math.min(0.05, 1 / (1 + (exposure[index] ?? 0)))));
  let base = (0.3 * frauds) / payments;
  let attributed = new Float64Array(ramps.length);
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const next = new Float64Array(ramps.length);
    const shares = new Float64Array(ramps.length);
    let ofBase = 0;
    for (const row of rows) {
      let hazard = base;
      for (let index = 0; index < row.length; index++) hazard += (ramps[index] ?? 0) * (row[index] ?? 0);
      const share = 1 / -Math.expm1(-hazard);
      ofBase += base * share;
      for (let index = 0; index < row.length; index++) {
        const x = row[index] ?? 0;
        if (x === 0) continue;
        const part = (ramps[index] ?? 0) * x;
        next[index] = (next[index] ?? 0) + part * share;
        shares[index] = (shares[index] ?? 0) + part / hazard;
      }
    }
    let change = 0;
    for (let index = 0; index < ramps.length; index++) {
      change = Math.max(change, Math.abs((shares[index] ?? 0) - (attributed[index] ?? 0)));
      ramps[index] = (PRIOR_EXPOSURE * (prior[index] ?? 0) + (next[index] ?? 0)) / (PRIOR_EXPOSURE + (exposure[index] ?? 0));
    }
    base = ofBase / payments;
    attributed = shares;
    if (change < CONVERGED * frauds) break;
  }
  return { base, ramps, credits: attributed };
}

export function modelOf(
  signals: readonly FittedSignal[],
  before: Float64Array,
  exposure: Float64Array,
  { base, ramps, credits }: Fitted,
  { frauds, payments }: Pick<LearnedModel, "frauds" | "payments">,
  { leastAttributed, cap: [least, most] }: Guards,
  intervalOf: HazardInterval,
): LearnedModel {
  const weights: Partial<Record<SignalCode, number>> = {};
  const curves: Partial<Record<SignalCode, Curve>> = {};
  const evidence: Partial<Record<SignalCode, Evidence>> = {};
  const total = (of: Float64Array, { offset, knots }: FittedSignal): number =>
    of.subarray(offset, offset + rampCount(knots)).reduce((sum, one) => sum + one, 0);
  for (const signal of signals) {
    const { code, knots, offset, weight } = signal;
    const attributed = total(credits, signal);
    const shown = knots.at.length === 0 ? (exposure[offset] ?? 0) : Math.max(...exposure.subarray(offset, offset + rampCount(knots)));
    const { hazard, curve } = curveOfRamps(knots, [...ramps.subarray(offset, offset + rampCount(knots))]);
    const expected = shown * total(before, signal);
    // few attributed frauds with little exposure are no evidence; none with much exposure mean that the signal is void
    const known = attributed >= leastAttributed || expected >= leastAttributed;
    const whole = hazardOf(weight);
    const floor = (least / widening(expected, leastAttributed)) * whole;
    const bounded = Math.min(MOST_HAZARD, most * widening(attributed, leastAttributed) * whole, Math.max(floor, hazard));
    const after = known ? Math.round(1e4 * 100 * -Math.expm1(-bounded)) / 1e4 : weight;
    if (known) {
      weights[code] = after;
      if (curve !== undefined) curves[code] = curve;
    }
    const [low, high] = intervalOf(offset, rampCount(knots));
    const interval = [-100 * Math.expm1(-low), -100 * Math.expm1(-high)] as const;
    evidence[code] = { frauds: attributed, exposure: shown, weightBefore: weight, weightAfter: after, interval };
  }
  return { weights, curves, baseHazard: base, frauds, payments, evidence };
}

/** The policy under a learned model: weights set by the organization stay, and whatever else was learned before is gone. */
export function withModel(policy: Policy, model: LearnedTables): Policy {
  const { thresholds, highRiskCountries } = policy;
  return {
    thresholds,
    highRiskCountries,
    ...learnedTables({ ...model, weights: { ...model.weights, ...policy.weights }, curves: { ...model.curves, ...policy.curves } }),
  };
}
