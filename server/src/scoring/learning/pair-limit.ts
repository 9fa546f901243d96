// How far learned pairs may move: an organization that sets a weight to 0 has no pair of it, and a week of wrong outcomes moves decisions no further than weights may.
import type { SignalPair } from "../engine/policy.ts";
import { weightOfHazard } from "./catalogue-limit.ts";
import { hazardOf } from "./fit.ts";
import { WEEKLY_FACTOR } from "./weekly-limit.ts";

/** Largest hazard of a pair: 70 points. */
const MOST = 1.2;
/** Change of the hazard within a week that is allowed whatever it was before: some 10 points. */
const LEAST_CHANGE = 0.1;

/** Pairs within the limits: against those in use a week ago where these are given. Pairs that are not found any more fade by the same steps. */
export function limitPairs<Pair extends SignalPair>(found: readonly Pair[], weekAgo?: readonly SignalPair[]): (Pair | SignalPair)[] {
  const same = (one: SignalPair, other: SignalPair): boolean => one.first === other.first && one.second === other.second;
  const gone = (weekAgo ?? []).filter((pair) => !found.some((one) => same(one, pair))).map((pair) => ({ ...pair, weight: 0 }));
  return [...found, ...gone].flatMap((pair) => {
    const before = hazardOf(weekAgo?.find((one) => same(one, pair))?.weight ?? 0);
    const wanted = Math.min(MOST, hazardOf(pair.weight));
    const hazard =
      weekAgo === undefined
        ? wanted
        : Math.min(Math.max(before * WEEKLY_FACTOR, before + LEAST_CHANGE), Math.max(Math.min(before / WEEKLY_FACTOR, before - LEAST_CHANGE), wanted));
    const weight = weightOfHazard(Math.max(0, hazard));
    return weight < 1 ? [] : [{ ...pair, weight }];
  });
}
