// Weights and hazards: the weight of a signal (0 to 100) is the probability of fraud that it indicates alone, its hazard is `-ln(1 - weight / 100)`. Hazards add up.

/** Hazard of the highest weight, 99.99. */
export const MOST_HAZARD = 9.2;

/** Hazard of a weight from 0 to 100. */
export function hazardOf(weight: number): number {
  return Math.min(MOST_HAZARD, -Math.log(1 - Math.min(weight, 99.99) / 100));
}

/** Weight of a hazard, four decimals. */
export function weightOfHazard(hazard: number): number {
  return Math.round(1e4 * 100 * -Math.expm1(-hazard)) / 1e4;
}
