// How far a model may move from the catalogue, however long it takes: a prior of other organizations has limits of its own, so that those of a fit against it are not enough.
import { isSignalCode, type SignalCode } from "../engine/catalogue.ts";
import { defaultPolicy, type Policy, weightOf } from "../engine/policy.ts";
import { defaultGuards, hazardOf } from "./fit.ts";

/** Weight of a hazard, four decimals. */
export function weightOfHazard(hazard: number): number {
  return Math.round(1e4 * 100 * -Math.expm1(-hazard)) / 1e4;
}

/** The hazard of a signal (not a credit) between a quarter and four times the catalogue's. */
export function boundedHazard(code: SignalCode, hazard: number): number {
  const usual = hazardOf(weightOf(defaultPolicy, code));
  const [least, most] = defaultGuards.cap;
  return Math.min(most * usual, Math.max(least * usual, hazard));
}

/** Weights within these bounds. */
export function withinCatalogue(weights: Policy["weights"]): Policy["weights"] {
  return Object.fromEntries(
    Object.entries(weights).map(([code, weight]) => [
      code,
      isSignalCode(code) && weight > 0 && weightOf(defaultPolicy, code) > 0 ? weightOfHazard(boundedHazard(code, hazardOf(weight))) : weight,
    ]),
  );
}
