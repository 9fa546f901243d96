// How far what is found besides curves may move, pairs and unobserved signals: a week of wrong outcomes moves decisions no further than weights may.

import type { Policy } from "../engine/policy.ts";
import type { SignalCode } from "../signals/index.ts";
import type { SignalPair } from "../situation/policy.ts";
import { weightOfHazard } from "./catalogue-caps.ts";
import { hazardOf, type LearnedModel } from "./fit.ts";
import { widening } from "./least-evidence.ts";
import { WEEKLY_FACTOR } from "./weekly-limit.ts";

/** Largest hazard: 70 points. */
const MOST = 1.2;
/** Frauds that lack a signal up to which that is so of its absence; its limit grows with more of them (decision 62). */
const FRAUDS = 10;
/** Largest hazard of an absence: 89 points, below the ceiling of the holdout, so that what it declines can be held out. */
const MOST_OF_ABSENCE = 2.25;
/** Change of the hazard within a week that is allowed whatever it was before: some 10 points. */
const LEAST_CHANGE = 0.1;

/** A weight (0 to 100) within the limits, against the one of the basis where it is given; 0: less than a point. */
function limited(wanted: number, basis: number | undefined, most = MOST): number {
  const wantedHazard = Math.min(most, hazardOf(wanted));
  const before = hazardOf(basis ?? 0);
  const hazard =
    basis === undefined
      ? wantedHazard
      : Math.min(Math.max(before * WEEKLY_FACTOR, before + LEAST_CHANGE), Math.max(Math.min(before / WEEKLY_FACTOR, before - LEAST_CHANGE), wantedHazard));
  const weight = weightOfHazard(Math.max(0, hazard));
  return weight < 1 ? 0 : weight;
}

/** Pairs within the limits: against those of the basis where these are given. Pairs that are not found any more fade by the same steps. */
export function limitPairs<Pair extends SignalPair>(found: readonly Pair[], basis?: readonly SignalPair[]): (Pair | SignalPair)[] {
  const same = (one: SignalPair, other: SignalPair): boolean => one.first === other.first && one.second === other.second;
  const gone = (basis ?? []).filter((pair) => !found.some((one) => same(one, pair))).map((pair) => ({ ...pair, weight: 0 }));
  return [...found, ...gone].flatMap((pair) => {
    const weight = limited(pair.weight, basis && (basis.find((one) => same(one, pair))?.weight ?? 0));
    return weight === 0 ? [] : [{ ...pair, weight }];
  });
}

/** Weights of unobserved signals within the limits, as those of pairs; but the largest one grows with the frauds that lack the signal. */
export function limitUnobserved(
  found: NonNullable<Policy["unobserved"]>,
  evidence: NonNullable<LearnedModel["unobservedEvidence"]>,
  basis?: Policy["unobserved"],
): NonNullable<Policy["unobserved"]> {
  const codes = [...new Set([...Object.keys(found), ...Object.keys(basis ?? {})])] as SignalCode[];
  return Object.fromEntries(
    codes.flatMap((code) => {
      const most = Math.min(MOST_OF_ABSENCE, MOST * widening(evidence[code]?.frauds ?? 0, FRAUDS));
      const weight = limited(found[code] ?? 0, basis && (basis[code] ?? 0), most);
      return weight === 0 ? [] : [[code, weight]];
    }),
  );
}
