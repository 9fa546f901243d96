// What thresholds decide by the score alone, estimated from bands of scores. Inside a band, scores count as evenly distributed.
import { ruleDecisionValues } from "../../../../../generated/enums.ts";
import type { components } from "../../../../../generated/types.ts";
import { rangesOf, type Thresholds } from "../../parts/score-ranges.ts";

type Schemas = components["schemas"];

type Band = Schemas["CalibrationBand"];
type Decision = Schemas["Decision"];

/** Counts of a decision. */
export interface Estimate {
  readonly payments: number;
  readonly frauds: number;
}

/** Width of a band; the last one is the score of 100 alone. */
const BAND = 5;

/** Payments and frauds with scores from `from` on and below `to`. */
export function countBetween(bands: readonly Band[], from: number, to: number): Estimate {
  let payments = 0;
  let frauds = 0;
  for (const band of bands) {
    const share = shareOf(band, from, to);
    payments += band.total * share;
    frauds += band.fraud * share;
  }
  return { payments, frauds };
}

/** Estimates for each decision. */
export function estimatesOf(bands: readonly Band[], thresholds: Thresholds): Readonly<Record<Decision, Estimate>> {
  const ranges = rangesOf(thresholds);
  const estimate = (decision: Decision): Estimate => countBetween(bands, ...ranges[decision]);
  return { approve: estimate("approve"), challenge: estimate("challenge"), review: estimate("review"), decline: estimate("decline") };
}

/** A figure of the report at a threshold, between the multiples of five in proportion; null where it is not known. */
export function figureAt(thresholds: readonly Schemas["CalibrationThreshold"][], at: number, name: "precision" | "recall"): number | null {
  const below = thresholds.findLast(({ threshold }) => threshold <= at);
  const above = thresholds.find(({ threshold }) => threshold >= at);
  const [low, high] = [below?.[name] ?? null, above?.[name] ?? null];
  if (low === null || high === null || below === undefined || above === undefined) return null;
  return above.threshold === below.threshold ? low : low + ((at - below.threshold) / (above.threshold - below.threshold)) * (high - low);
}

/** Moves one threshold; the others give room, so that the three never fall. */
export function moved(thresholds: Thresholds, name: keyof Thresholds, value: number): Thresholds {
  const at = Math.max(0, Math.min(100, Math.round(value * 10) / 10));
  const index = ruleDecisionValues.indexOf(name);
  const [challenge = 0, review = 0, decline = 0] = ruleDecisionValues.map((other, position) => {
    if (position === index) return at;
    return position < index ? Math.min(thresholds[other], at) : Math.max(thresholds[other], at);
  });
  return { challenge, review, decline };
}

function shareOf({ from: begin }: Band, from: number, to: number): number {
  const end = begin + BAND;
  if (begin >= 100) return from <= 100 && to > 100 ? 1 : 0;
  return Math.max(0, Math.min(end, to) - Math.max(begin, from)) / BAND;
}
