// How much of a signal's strength counts whatever scales it. The catalogue lets unusual amounts count little where little money is at stake; where small amounts turn out to be
// fraud as often, outcomes say that they should count. The part p of a strength becomes l + (1 - l) p, l from 0 (the catalogue's) to 1 (the part does not matter).

import type { Facts } from "../engine/evaluate.ts";
import type { Policy } from "../engine/policy.ts";
import type { SignalCode } from "../signals/index.ts";
import { type Fact, partUnder } from "../signals/signal.ts";
import { observedOf, rampCount } from "./curve-basis.ts";
import type { Example, FittedSignal } from "./fit.ts";
import type { Column } from "./log-odds.ts";
import { strengthOf } from "./score-facts.ts";

/** Share from which on a least part is taken, and frauds with a part below 1 that it needs, by strength and by what the part leaves out. */
const LEAST_SHARE = 0.1;
const LEAST_FRAUDS = 10;

/** Facts with the parts that count under least parts. */
export function withLeastParts(facts: Facts, leastParts: Policy["leastParts"]): Facts {
  if (leastParts === undefined) return facts;
  const scaled: Partial<Record<SignalCode, Fact>> = { ...facts };
  for (const [code, least] of Object.entries(leastParts) as [SignalCode, number][]) {
    const fact = facts[code];
    if (typeof fact === "object") scaled[code] = [fact[0], partUnder(fact[1], least)];
  }
  return scaled;
}

/** What a joint fit of curves and more columns found: coefficients of the columns, and of all. */
interface Joint {
  readonly found: Float64Array;
  readonly curves: Float64Array;
}

/**
 * Finds the signals whose part matters less than the catalogue takes it to. `policy` has the fitted curves; `fit` fits them again, together with a column for each
 * signal: its strength times what the part leaves out. The ratio of both coefficients is the least part.
 */
export function findLeastParts(
  examples: readonly Example[],
  signals: readonly FittedSignal[],
  policy: Policy,
  fit: (columns: readonly Column[]) => Joint,
): Partial<Record<SignalCode, number>> {
  const candidates = signals.flatMap((signal) => {
    const { column, frauds } = leftOut(examples, signal.code, policy);
    return frauds >= LEAST_FRAUDS ? [{ signal, column }] : [];
  });
  if (candidates.length === 0) return {};
  const { found, curves } = fit(candidates.map(({ column }) => column));
  return Object.fromEntries(
    candidates.flatMap(({ signal: { code, offset, knots } }, index) => {
      const whole = curves.subarray(offset, offset + rampCount(knots)).reduce((sum, one) => sum + one, 0);
      const least = whole <= 0 ? 0 : Math.min(1, Math.round((100 * (found[index] ?? 0)) / whole) / 100);
      return least < LEAST_SHARE ? [] : [[code, least]];
    }),
  );
}

/** The strength of a signal times what its part leaves out, by payment; and the frauds in it. */
function leftOut(examples: readonly Example[], code: SignalCode, policy: Policy): { readonly column: Column; readonly frauds: number } {
  const rows: number[] = [];
  const values: number[] = [];
  let frauds = 0;
  for (const [index, { facts, fraud }] of examples.entries()) {
    const fact = facts[code];
    if (typeof fact !== "object") continue;
    const [observed, part] = observedOf(fact);
    const value = part >= 1 ? 0 : strengthOf(code, observed, policy) * (1 - part);
    if (value <= 0) continue;
    rows.push(index);
    values.push(value);
    if (fraud) frauds += value;
  }
  return { column: { rows: Int32Array.from(rows), values: Float64Array.from(values) }, frauds };
}

/** Largest change of a least part within a week. */
const WEEKLY_STEP = 0.25;

/** Least parts within the limit of a week, against those of the basis where these are given. */
export function limitLeastParts(found: NonNullable<Policy["leastParts"]>, basis?: Policy["leastParts"]): NonNullable<Policy["leastParts"]> {
  if (basis === undefined) return found;
  const codes = new Set([...Object.keys(found), ...Object.keys(basis)] as SignalCode[]);
  return Object.fromEntries(
    [...codes].flatMap((code) => {
      const before = basis[code] ?? 0;
      const least = Math.round(100 * Math.min(before + WEEKLY_STEP, Math.max(before - WEEKLY_STEP, found[code] ?? 0))) / 100;
      return least > 0 ? [[code, least]] : [];
    }),
  );
}
