// Weights and curves by the log-odds of fraud: logistic regression with coefficients of at least 0 (each ramp's sign is the catalogue's) and a Gaussian prior around the
// policy's. A noisy-or adds chances, so that two mild signals together stay mild; odds multiply. The table that comes out is scored by the noisy-or as any other: the sum of
// the hazards orders payments as the sum of the log-odds does, and calibration turns scores into probabilities.

import type { SignalCode } from "../engine/catalogue.ts";
import { defaultPolicy, type Policy } from "../engine/policy.ts";
import { rampCount } from "./curve-basis.ts";
import { defaultGuards, type Example, fillRow, fittedSignals, type Guards, type LearnedModel, MOST_HAZARD, modelOf, withModel } from "./fit.ts";
import type { HazardInterval } from "./intervals.ts";
import { findPairs, type PairCandidate, type PairRow } from "./pairs.ts";
import { strengthOf } from "./score-facts.ts";

/** The score (as a hazard) of a payment that is as likely fraud as not: 75 points, where payments are declined by default. */
const EVEN_HAZARD = -Math.log(0.25);
/** Standard deviation of the prior in log-odds, for a whole curve. */
const PRIOR_DEVIATION = 1.2;
/** Log-odds of fraud without signals, for the prior: about one payment in 400. */
const PRIOR_EVEN = 6;
const SWEEPS = 60;
/** Sweeps after which all coefficients are looked at again; in between those alone that still move. */
const ALL_EVERY = 5;
/** Largest change of a coefficient below which the fit has converged. */
const CONVERGED = 5e-3;
/** Largest step of a coefficient in a sweep. */
const MOST_STEP = 2;

/** A column of the design: payments at which a ramp is above 0, and how far. */
interface Column {
  readonly rows: Int32Array;
  readonly values: Float64Array;
}

/** Fits weights and curves by log-odds. As {@link fitModel} of fit.ts otherwise. */
export function fitOdds(examples: readonly Example[], prior: Policy = defaultPolicy, guards: Guards = defaultGuards): LearnedModel | undefined {
  const frauds = examples.filter(({ fraud }) => fraud);
  const payments = examples.reduce((sum, { weight }) => sum + weight, 0);
  if (frauds.length < guards.leastFrauds || payments < guards.leastPayments) return undefined;
  const signals = fittedSignals(examples, frauds, prior, guards.locked);
  const size = signals.reduce((sum, { knots }) => sum + rampCount(knots), 0);
  const { columns, exposure } = designOf(examples, signals, size);
  const before = Float64Array.from(signals.flatMap(({ ramps }) => ramps));
  const center = before.map((hazard) => (hazard * PRIOR_EVEN) / EVEN_HAZARD);
  const precision = new Float64Array(size);
  for (const { offset, knots } of signals) for (let index = 0; index < rampCount(knots); index++) precision[offset + index] = 1 / PRIOR_DEVIATION ** 2;
  const alone = maximise(examples, columns, center, precision);
  const finish = ({ base, coefficients }: Maximum): LearnedModel => {
    const variance = variancesOf(examples, columns, coefficients, base, precision);
    const scale = EVEN_HAZARD / Math.max(1, -base);
    const ramps = coefficients.map((one) => one * scale);
    const credits = attributed(frauds, signals, coefficients);
    const interval: HazardInterval = (offset, count) => {
      const sum = (of: Float64Array): number => of.subarray(offset, offset + count).reduce((total, one) => total + one, 0);
      const [hazard, spread] = [sum(ramps), NORMAL_95 * scale * Math.sqrt(sum(variance))];
      return [Math.max(0, hazard - spread), hazard + spread];
    };
    return modelOf(signals, before, exposure, { base: 1 / (1 + Math.exp(-base)), ramps, credits }, { frauds: frauds.length, payments }, guards, interval);
  };
  const model = finish(alone);
  const codes = signals.map(({ code }) => code);
  const rows = strengthRows(examples, codes, withModel(prior, model));
  const pairs = findPairs(
    rows.map((row, index) => ({ ...row, chance: alone.chance[index] ?? 0 })),
    codes.length,
    1 / PAIR_DEVIATION ** 2,
  );
  if (pairs.length === 0) return model;
  const both = maximise(
    examples,
    [...columns, ...pairs.map((pair) => columnOf(rows, pair))],
    Float64Array.from([...center, ...pairs.map(() => 0)]),
    Float64Array.from([...precision, ...pairs.map(() => 1 / PAIR_DEVIATION ** 2)]),
    alone,
  );
  const scale = EVEN_HAZARD / Math.max(1, -both.base);
  return {
    ...finish({ ...both, coefficients: both.coefficients.slice(0, size) }),
    pairs: pairs.flatMap(({ first, second, frauds: seen, expected }, index) => {
      const [one, other, coefficient = 0] = [codes[first], codes[second], both.coefficients[size + index]];
      const weight = Math.round(100 * 100 * -Math.expm1(-Math.min(MOST_HAZARD, coefficient * scale))) / 100;
      return one === undefined || other === undefined || weight < 1 ? [] : [{ first: one, second: other, weight, frauds: seen, expected }];
    }),
  };
}

/** Standard deviation of the prior of a pair's log-odds around 0. */
const PAIR_DEVIATION = 1;

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

/** The maximum of the likelihood: log-odds without signals, coefficients, and the probability of fraud of each payment. */
interface Maximum {
  readonly base: number;
  readonly coefficients: Float64Array;
  readonly chance: Float64Array;
}

const NORMAL_95 = 1.96;

/** Variances of the coefficients, each by its own information and that of its prior; covariances are left out, so intervals of signals that come together are too narrow. */
function variancesOf(
  examples: readonly Example[],
  columns: readonly Column[],
  coefficients: Float64Array,
  base: number,
  precision: Float64Array,
): Float64Array {
  const margin = new Float64Array(examples.length).fill(base);
  for (const [index, { rows, values }] of columns.entries())
    for (let at = 0; at < rows.length; at++) margin[rows[at] ?? 0] = (margin[rows[at] ?? 0] ?? 0) + (coefficients[index] ?? 0) * (values[at] ?? 0);
  return Float64Array.from(columns, ({ rows, values }, index) => {
    let information = precision[index] ?? 0;
    for (let at = 0; at < rows.length; at++) {
      const chance = 1 / (1 + Math.exp(-(margin[rows[at] ?? 0] ?? 0)));
      information += (examples[rows[at] ?? 0]?.weight ?? 0) * chance * (1 - chance) * (values[at] ?? 0) ** 2;
    }
    return 1 / information;
  });
}

function designOf(
  examples: readonly Example[],
  signals: Parameters<typeof fillRow>[0],
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

/** Cyclic coordinate descent, each coordinate by a Newton step (Genkin, Lewis and Madigan 2007), cut at 0. */
function maximise(examples: readonly Example[], columns: readonly Column[], center: Float64Array, precision: Float64Array, from?: Maximum): Maximum {
  const weights = Float64Array.from(examples, ({ weight }) => weight);
  const frauds = Float64Array.from(examples, ({ fraud }) => Number(fraud));
  const count = examples.length;
  const total = weights.reduce((sum, one) => sum + one, 0);
  const seen = frauds.reduce((sum, one) => sum + one, 0);
  let base = from?.base ?? Math.log(seen / total);
  const coefficients = new Float64Array(columns.length);
  if (from !== undefined) coefficients.set(from.coefficients);
  const margin = from === undefined ? new Float64Array(count).fill(base) : from.chance.map((one) => Math.log(one / (1 - one)));
  const chance = from === undefined ? new Float64Array(count).fill(seen / total) : Float64Array.from(from.chance);
  const moves = new Float64Array(columns.length);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let change = 0;
    const all = sweep % ALL_EVERY === 0;
    for (const [index, { rows, values }] of columns.entries()) {
      if (!all && (moves[index] ?? 0) < CONVERGED) continue;
      const old = coefficients[index] ?? 0;
      let slope = (precision[index] ?? 0) * (old - (center[index] ?? 0));
      let bend = precision[index] ?? 0;
      for (let at = 0; at < rows.length; at++) {
        const [row, x] = [rows[at] ?? 0, values[at] ?? 0];
        const p = chance[row] ?? 0;
        slope += (weights[row] ?? 0) * (p - (frauds[row] ?? 0)) * x;
        bend += (weights[row] ?? 0) * p * (1 - p) * x * x;
      }
      const step = Math.max(-MOST_STEP, Math.min(MOST_STEP, -slope / bend));
      const next = Math.max(0, old + step);
      moves[index] = Math.abs(next - old);
      if (next === old) continue;
      change = Math.max(change, Math.abs(next - old));
      coefficients[index] = next;
      for (let at = 0; at < rows.length; at++) {
        const row = rows[at] ?? 0;
        const moved = (margin[row] ?? 0) + (next - old) * (values[at] ?? 0);
        margin[row] = moved;
        chance[row] = 1 / (1 + Math.exp(-moved));
      }
    }
    let [slope, bend] = [0, 0];
    for (let row = 0; row < count; row++) {
      const p = chance[row] ?? 0;
      slope += (weights[row] ?? 0) * (p - (frauds[row] ?? 0));
      bend += (weights[row] ?? 0) * p * (1 - p);
    }
    const step = Math.max(-MOST_STEP, Math.min(MOST_STEP, -slope / Math.max(bend, 1e-9)));
    base += step;
    for (let row = 0; row < count; row++) {
      const moved = (margin[row] ?? 0) + step;
      margin[row] = moved;
      chance[row] = 1 / (1 + Math.exp(-moved));
    }
    if (all && Math.max(change, Math.abs(step)) < CONVERGED) break;
  }
  return { base, coefficients, chance };
}

/** Frauds by the share of their log-odds that each ramp has. */
function attributed(frauds: readonly Example[], signals: Parameters<typeof fillRow>[0], coefficients: Float64Array): Float64Array {
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
