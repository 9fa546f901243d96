// Learned curves as sums of ramps: each signal's hazard is a non-negative sum of ramps between knots, so it is monotone, and every ramp is fitted like a signal
// that has one strength.

import { catalogue, type SignalCode } from "../signals/index.ts";
import type { Fact } from "../signals/signal.ts";
import { type Curve, type CurvePoint, footOf, grade } from "../situation/curve.ts";

/** Most knots of a curve. It is fitted with more, and the knots that it needs least are left out. */
export const MOST_KNOTS = 8;

/** Quantiles of all payments and of frauds at which the knots lie that a curve is fitted with. */
const QUANTILES = { all: [0.5, 0.75, 0.9, 0.95, 0.98, 0.99, 0.995, 0.999], frauds: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] } as const;

/** The knots of a signal, in ascending order of its observed value. A signal without a curve has none: its fact is a strength. */
export interface Knots {
  readonly code: SignalCode;
  readonly at: readonly number[];
  /** The strength falls as the observed value rises. */
  readonly falling: boolean;
}

/** Does the strength of a curve fall as the observed value rises? */
export function isFalling(curve: Curve): boolean {
  if (!("points" in curve)) return curve.full < curve.foot;
  return (curve.points[0]?.[1] ?? 0) > (curve.points.at(-1)?.[1] ?? 0);
}

/** The observed value and the part of its strength that counts. */
export function observedOf(fact: Fact): readonly [observed: number, part: number] {
  return typeof fact === "number" ? [fact, 1] : fact;
}

/**
 * Chooses the knots of a signal from what it observed in all payments and in frauds, and from where the catalogue's curve bends, so that what few payments reach can be
 * fitted. None lies beyond the foot of that curve: there the signal's sentence does not hold, and ordinary payments would have it as a reason. Fewer than two different
 * values: undefined, the signal cannot be fitted.
 */
export function knotsOf(code: SignalCode, all: readonly number[], frauds: readonly number[]): Knots | undefined {
  const { curve } = catalogue[code];
  if (curve === undefined) return { code, at: [], falling: false };
  if (frauds.length === 0 || all.length === 0) return undefined;
  const [falling, foot] = [isFalling(curve), footOf(curve)];
  const counted = (values: readonly number[]): Float64Array => Float64Array.from(values.filter((value) => (falling ? value < foot : value > foot))).sort();
  const [sorted, sortedFrauds] = [counted(all), counted(frauds)];
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (lowest === undefined || highest === undefined) return undefined;
  const at = [
    ...QUANTILES.all.map((share) => quantile(sorted, share)),
    ...(sortedFrauds.length === 0 ? [] : QUANTILES.frauds.map((share) => quantile(sortedFrauds, share))),
    ...pointsOf(curve).map((observed) => Math.min(highest, Math.max(lowest, observed))),
    foot,
  ];
  const distinct = [...new Set(at.map((value) => Number(value.toPrecision(3))))].sort((a, b) => a - b);
  return distinct.length < 2 ? undefined : { code, at: distinct, falling };
}

/** The observed values at which a curve bends. */
function pointsOf(curve: Curve): number[] {
  return "points" in curve ? curve.points.map(([observed]) => observed) : [curve.foot, curve.full];
}

/** How many ramps a signal has. */
export function rampCount({ at }: Knots): number {
  return Math.max(1, at.length - 1);
}

/** How far (0 to 1, times the part that counts) a fact is up each ramp; written into `into` from `offset` on. */
export function rampsOf({ at, falling }: Knots, fact: Fact, into: Float64Array, offset: number): void {
  const [observed, part] = observedOf(fact);
  if (at.length === 0) {
    into[offset] = observed * part;
    return;
  }
  for (let index = 0; index + 1 < at.length; index++) {
    const [from, to] = [at[index] ?? 0, at[index + 1] ?? 0];
    const up = Math.min(1, Math.max(0, (observed - from) / (to - from)));
    into[offset + index] = part * (falling ? 1 - up : up);
  }
}

/** What the ramps of a signal would have to be for the hazard of a curve: the prior of a fit. `hazard` is that of the whole weight. */
export function rampsOfCurve({ code, at, falling }: Knots, curve: Curve | undefined, hazard: number): number[] {
  if (curve === undefined || at.length === 0) return [hazard];
  return Array.from({ length: at.length - 1 }, (_, index) => {
    const rise = grade(at[index + 1] ?? 0, curve) - grade(at[index] ?? 0, curve);
    return hazard * Math.max(0, falling ? -rise : rise);
  }).map((one) => (Number.isFinite(one) ? one : notANumber(code)));
}

function notANumber(code: SignalCode): never {
  throw new Error(`the curve of ${code} has no hazard`);
}

/** The curve and the hazard at full strength that fitted ramps stand for; undefined where nothing was fitted. */
export function curveOfRamps({ at, falling }: Knots, ramps: readonly number[]): { readonly hazard: number; readonly curve: Curve | undefined } {
  const hazard = ramps.reduce((sum, ramp) => sum + ramp, 0);
  if (at.length === 0 || hazard <= 0) return { hazard, curve: undefined };
  let reached = falling ? hazard : 0;
  const points = at.map((observed, index) => {
    if (index > 0) reached += (falling ? -1 : 1) * (ramps[index - 1] ?? 0);
    return [observed, Math.round(1e6 * Math.min(1, Math.max(0, reached / hazard))) / 1e6] as const;
  });
  return { hazard, curve: { points: simplified(points) } };
}

/** A curve through at most {@link MOST_KNOTS} of its points: each time the one is left out without which the curve is nearest to all. */
function simplified(points: readonly CurvePoint[]): CurvePoint[] {
  let left = [...points];
  while (left.length > MOST_KNOTS) {
    const without = left.slice(1, -1).map((_, index) => left.toSpliced(index + 1, 1));
    const errors = without.map((some) => points.reduce((most, [x, y]) => Math.max(most, Math.abs(y - grade(x, { points: some }))), 0));
    left = without[errors.indexOf(Math.min(...errors))] ?? left;
  }
  return left;
}

function quantile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
