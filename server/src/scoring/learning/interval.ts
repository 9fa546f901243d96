// How sure a weight is: attributed frauds are a count, so the relative width of its exact Poisson interval, by Byar's approximation (Breslow and Day 1987), is that of the
// hazard.
import { weightOfHazard } from "./hazard.ts";

/** 97.5 % quantile of the normal distribution. */
const Z = 1.96;
/** Upper bound of a count where none was seen: -ln(0.025). */
const NONE_SEEN = 3.69;

/** The 95 % interval of the weight of a signal: from its hazard, the frauds that are attributed to it and its exposure. */
export function weightInterval(of: { readonly hazard: number; readonly frauds: number; readonly exposure: number }): readonly [from: number, to: number] {
  const { hazard, frauds, exposure } = of;
  if (frauds < 0.5) return [0, weightOfHazard(Math.max(hazard, NONE_SEEN / Math.max(exposure, 1)))];
  const above = frauds + 1;
  const low = frauds * Math.max(0, 1 - 1 / (9 * frauds) - Z / (3 * Math.sqrt(frauds))) ** 3;
  const high = above * (1 - 1 / (9 * above) + Z / (3 * Math.sqrt(above))) ** 3;
  return [weightOfHazard((hazard * low) / frauds), weightOfHazard((hazard * high) / frauds)];
}
