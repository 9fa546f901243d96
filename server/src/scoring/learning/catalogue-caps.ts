// How far a model may move from the catalogue, however long it takes: a prior of other organizations has limits of its own, so that those of a fit against it are not enough.

import { defaultPolicy, type Policy, weightOf } from "../engine/policy.ts";
import { isSignalCode, type SignalCode } from "../signals/index.ts";
import { type Evidence, hazardOf, type LearnedModel } from "./fit.ts";
import { defaultGuards, widening } from "./least-evidence.ts";

/** Weight of a hazard, four decimals. */
export function weightOfHazard(hazard: number): number {
  return Math.round(1e4 * 100 * -Math.expm1(-hazard)) / 1e4;
}

/**
 * The hazard of a signal (not a credit) between a quarter and four times the catalogue's. The upper limit grows with the frauds that are attributed to the signal, to sixteen
 * times; the lower one falls with those that the catalogue expects of its exposure, to a sixteenth: the same caps as in a fit against the catalogue.
 */
export function boundedHazard(code: SignalCode, hazard: number, { frauds, exposure }: Pick<Evidence, "frauds" | "exposure"> = NO_EVIDENCE): number {
  const usual = hazardOf(weightOf(defaultPolicy, code));
  const { cap, leastAttributed } = defaultGuards;
  const [least, most] = cap;
  const floor = (least / widening(exposure * usual, leastAttributed)) * usual;
  return Math.min(most * widening(frauds, leastAttributed) * usual, Math.max(floor, hazard));
}

const NO_EVIDENCE = { frauds: 0, exposure: 0 };

/** Weights within these limits, by the evidence of a fit; signals without any have the narrow ones. */
export function withinCatalogue(weights: Policy["weights"], evidence: LearnedModel["evidence"] = {}): Policy["weights"] {
  return Object.fromEntries(
    Object.entries(weights).map(([code, weight]) => [
      code,
      isSignalCode(code) && weight > 0 && weightOf(defaultPolicy, code) > 0 ? weightOfHazard(boundedHazard(code, hazardOf(weight), evidence[code])) : weight,
    ]),
  );
}
