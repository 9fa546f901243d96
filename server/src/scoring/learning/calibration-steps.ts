// The probability of fraud of a score, by the steps of an organization's calibration as they are stored.
import type { Flow } from "../situation/transaction.ts";
import type { CalibrationStep } from "./isotonic.ts";

/** Steps of a flow, ascending: highest score (0 to 100), probability (0 to 1). */
export type Steps = readonly (readonly [upTo: number, probability: number])[];

/** Steps by flow; null or absent: too few outcomes. */
export type StoredSteps = Partial<Readonly<Record<Flow, Steps | null>>>;

/** The steps as they are stored: probabilities to six decimals. */
export const storedSteps = (steps: readonly CalibrationStep[]): Steps =>
  steps.map(({ upTo, probability }) => [upTo, Math.round(probability * 1_000_000) / 1_000_000] as const);

/** The probability of fraud of a score, 0 to 1; null without a calibration. */
export function fraudProbability(steps: Steps | null | undefined, score: number): number | null {
  if (steps === null || steps === undefined) return null;
  for (const [upTo, probability] of steps) if (score <= upTo) return probability;
  return steps.at(-1)?.[1] ?? null;
}
