// Scores of each decision under thresholds.
import type { components } from "../../../../generated/types.ts";

type Schemas = components["schemas"];

/** Scores from which a decision is made. */
export type Thresholds = Schemas["DecisionThresholds"];

/** Scores of each decision: from the first, up to before the second. */
export function rangesOf({ challenge, review, decline }: Thresholds): Readonly<Record<Schemas["Decision"], readonly [from: number, to: number]>> {
  return { approve: [0, challenge], challenge: [challenge, review], review: [review, decline], decline: [decline, Number.POSITIVE_INFINITY] };
}
