// Weights and curves by the log-odds of fraud: logistic regression with coefficients of at least 0 (each ramp's sign is the catalogue's) and a Gaussian prior around the
// policy's. A noisy-or adds chances, so that two mild signals together stay mild; odds multiply. The table that comes out is scored by the noisy-or as any other: the sum of
// the hazards orders payments as the sum of the log-odds does, and calibration turns scores into probabilities.

import { defaultPolicy, type Policy } from "../engine/policy.ts";
import type { SignalCode } from "../signals/index.ts";
import { rampCount } from "./curve-basis.ts";
import { findPairs, type PairCandidate, type PairRow } from "./find-pairs.ts";
import { findUnobserved, type UnobservedSignal } from "./find-unobserved.ts";
import { type Example, type FittedSignal, fillRow, fittedSignals, type LearnedModel, MOST_HAZARD, modelOf, withModel } from "./fit.ts";
import type { HazardInterval } from "./intervals.ts";
import { defaultGuards, type Guards } from "./least-evidence.ts";
import { findLeastParts, withLeastParts } from "./least-parts.ts";
import { type Column, type Maximum, maximise, type Prior, variancesOf } from "./log-odds.ts";
import { strengthOf } from "./score-facts.ts";

/** The score (as a hazard) of a payment that is as likely fraud as not: 75 points, where payments are declined by default. */
const EVEN_HAZARD = -Math.log(0.25);
/** Standard deviations of the prior in log-odds: of a whole curve, and of what is found besides (parts and pairs), which is 0 without evidence. */
const PRIOR_DEVIATION = 1.2;
const FOUND_DEVIATION = 1;
/** Log-odds of fraud without signals, for the prior: about one payment in 400. */
const PRIOR_EVEN = 6;
const NORMAL_95 = 1.96;

/**
 * Fits weights and curves by log-odds, then what they leave over: signals whose part matters less than the catalogue takes it to (least-parts.ts), and pairs (find-pairs.ts).
 * As {@link fitModel} of fit.ts otherwise.
 */
export function fitOdds(examples: readonly Example[], prior: Policy = defaultPolicy, guards: Guards = defaultGuards): LearnedModel | undefined {
  const frauds = examples.filter(({ fraud }) => fraud);
  const payments = examples.reduce((sum, { weight }) => sum + weight, 0);
  if (frauds.length < guards.leastFrauds || payments < guards.leastPayments) return undefined;
  const signals = fittedSignals(examples, frauds, prior, guards.locked);
  const first = fitCurves(examples, signals);
  const leastParts = leastPartsOf(examples, signals, first, withModel(prior, modelOfCurves(first, examples, signals, guards)));
  if (Object.keys(leastParts).length === 0) return withPairs(first, examples, signals, prior, guards);
  const scaled = examples.map((one) => ({ ...one, facts: withLeastParts(one.facts, leastParts) }));
  return { ...withPairs(fitCurves(scaled, signals, first.maximum), scaled, signals, prior, guards), leastParts };
}

/** Curves of signals, fitted. */
interface Curves {
  /** Of the ramps, then of unobserved signals. */
  readonly columns: readonly Column[];
  readonly exposure: Float64Array;
  readonly before: Float64Array;
  readonly unobserved: readonly UnobservedSignal[];
  readonly prior: Prior;
  readonly maximum: Maximum;
}

function fitCurves(examples: readonly Example[], signals: readonly FittedSignal[], from?: Maximum): Curves {
  const size = signals.reduce((sum, { knots }) => sum + rampCount(knots), 0);
  const before = Float64Array.from(signals.flatMap(({ ramps }) => ramps));
  const unobserved = findUnobserved(examples);
  const prior = {
    center: Float64Array.from([...before.map((hazard) => (hazard * PRIOR_EVEN) / EVEN_HAZARD), ...unobserved.map(() => 0)]),
    precision: Float64Array.from([...before.map(() => 1 / PRIOR_DEVIATION ** 2), ...unobserved.map(() => 1 / FOUND_DEVIATION ** 2)]),
  };
  const { columns: ramps, exposure } = designOf(examples, signals, size);
  const columns = [...ramps, ...unobserved.map(({ column }) => column)];
  return { columns, exposure, before, unobserved, prior, maximum: maximise(examples, columns, prior, from && { ...from, chance: undefined }) };
}

/** Weight of what was found besides curves, two decimals, from its hazard. */
const foundWeight = (hazard: number): number => Math.round(100 * 100 * -Math.expm1(-Math.min(MOST_HAZARD, hazard))) / 100;

/** Hazards for one in log-odds. */
const scaleOf = ({ base }: Maximum): number => EVEN_HAZARD / Math.max(1, -base);

function modelOfCurves(
  { columns, exposure, before, unobserved, prior, maximum }: Curves,
  examples: readonly Example[],
  signals: readonly FittedSignal[],
  guards: Guards,
): LearnedModel {
  const frauds = examples.filter(({ fraud }) => fraud);
  const payments = examples.reduce((sum, { weight }) => sum + weight, 0);
  const coefficients = maximum.coefficients.slice(0, before.length);
  const absent = maximum.coefficients.subarray(before.length, columns.length);
  const variance = variancesOf(examples, columns, { ...maximum, coefficients: maximum.coefficients.subarray(0, columns.length) }, prior);
  const scale = scaleOf(maximum);
  const ramps = coefficients.map((one) => one * scale);
  const interval: HazardInterval = (offset, count) => {
    const sum = (of: Float64Array): number => of.subarray(offset, offset + count).reduce((total, one) => total + one, 0);
    const [hazard, spread] = [sum(ramps), NORMAL_95 * scale * Math.sqrt(sum(variance))];
    return [Math.max(0, hazard - spread), hazard + spread];
  };
  const credits = attributed(frauds, signals, coefficients);
  return {
    ...modelOf(signals, before, exposure, { base: 1 / (1 + Math.exp(-maximum.base)), ramps, credits }, { frauds: frauds.length, payments }, guards, interval),
    unobserved: Object.fromEntries(
      unobserved.map(({ code }, index) => [code, foundWeight((absent[index] ?? 0) * scale)] as const).filter(([, weight]) => weight >= 1),
    ),
    unobservedEvidence: Object.fromEntries(unobserved.map(({ code, frauds, payments }) => [code, { frauds, payments }])),
  };
}

/** Fits curves and more columns together, these around 0. */
function fitMore(examples: readonly Example[], { columns, prior, maximum }: Curves, more: readonly Column[]): Maximum {
  return maximise(
    examples,
    [...columns, ...more],
    {
      center: Float64Array.from([...prior.center, ...more.map(() => 0)]),
      precision: Float64Array.from([...prior.precision, ...more.map(() => 1 / FOUND_DEVIATION ** 2)]),
    },
    maximum,
  );
}

function leastPartsOf(examples: readonly Example[], signals: readonly FittedSignal[], curves: Curves, policy: Policy): Partial<Record<SignalCode, number>> {
  return findLeastParts(examples, signals, policy, (more) => {
    const both = fitMore(examples, curves, more);
    return { found: both.coefficients.slice(curves.columns.length), curves: both.coefficients };
  });
}

function withPairs(curves: Curves, examples: readonly Example[], signals: readonly FittedSignal[], prior: Policy, guards: Guards): LearnedModel {
  const model = modelOfCurves(curves, examples, signals, guards);
  const codes = signals.map(({ code }) => code);
  const rows = strengthRows(examples, codes, withModel(prior, model));
  const pairs = findPairs(
    rows.map((row, index) => ({ ...row, chance: curves.maximum.chance[index] ?? 0 })),
    codes.length,
    1 / FOUND_DEVIATION ** 2,
  );
  if (pairs.length === 0) return model;
  const both = fitMore(
    examples,
    curves,
    pairs.map((pair) => columnOf(rows, pair)),
  );
  const found = both.coefficients.slice(curves.columns.length);
  return {
    ...modelOfCurves({ ...curves, maximum: both }, examples, signals, guards),
    pairs: pairs.flatMap(({ first, second, frauds, expected }, index) => {
      const [one, other, coefficient = 0] = [codes[first], codes[second], found[index]];
      const weight = foundWeight(coefficient * scaleOf(both));
      return one === undefined || other === undefined || weight < 1 ? [] : [{ first: one, second: other, weight, frauds, expected }];
    }),
  };
}

/** The signals that fire for each payment under a policy, with their strengths. */
function strengthRows(examples: readonly Example[], codes: readonly SignalCode[], policy: Policy): Omit<PairRow, "chance">[] {
  return examples.map(({ facts, fraud, weight }) => {
    const signals: number[] = [];
    const strengths: number[] = [];
    for (const [index, code] of codes.entries()) {
      const fact = facts[code];
      const strength = fact === undefined ? 0 : strengthOf(code, fact, policy);
      if (strength <= 0) continue;
      signals.push(index);
      strengths.push(strength);
    }
    return { signals, strengths, fraud, weight };
  });
}

function columnOf(rows: readonly Omit<PairRow, "chance">[], { first, second }: PairCandidate): Column {
  const at: number[] = [];
  const values: number[] = [];
  for (const [index, { signals, strengths }] of rows.entries()) {
    const product = (strengths[signals.indexOf(first)] ?? 0) * (strengths[signals.indexOf(second)] ?? 0);
    if (product <= 0) continue;
    at.push(index);
    values.push(product);
  }
  return { rows: Int32Array.from(at), values: Float64Array.from(values) };
}

function designOf(
  examples: readonly Example[],
  signals: readonly FittedSignal[],
  size: number,
): { readonly columns: Column[]; readonly exposure: Float64Array } {
  const exposure = new Float64Array(size);
  const row = new Float64Array(size);
  const rows = Array.from({ length: size }, (): number[] => []);
  const values = Array.from({ length: size }, (): number[] => []);
  for (const [position, { facts, weight }] of examples.entries()) {
    fillRow(signals, facts, row);
    for (let index = 0; index < size; index++) {
      const x = row[index] ?? 0;
      if (x === 0) continue;
      exposure[index] = (exposure[index] ?? 0) + weight * x;
      rows[index]?.push(position);
      values[index]?.push(x);
    }
  }
  return { exposure, columns: rows.map((some, index) => ({ rows: Int32Array.from(some), values: Float64Array.from(values[index] ?? []) })) };
}

/** Frauds by the share of their log-odds that each ramp has. */
function attributed(frauds: readonly Example[], signals: readonly FittedSignal[], coefficients: Float64Array): Float64Array {
  const credits = new Float64Array(coefficients.length);
  const row = new Float64Array(coefficients.length);
  for (const { facts } of frauds) {
    fillRow(signals, facts, row);
    let sum = 0;
    for (let index = 0; index < row.length; index++) sum += (row[index] ?? 0) * (coefficients[index] ?? 0);
    if (sum <= 0) continue;
    for (let index = 0; index < row.length; index++)
      credits[index] = (credits[index] ?? 0) + ((row[index] ?? 0) * (coefficients[index] ?? 0)) / Math.max(sum, 1);
  }
  return credits;
}
