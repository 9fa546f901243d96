// Bars of a histogram of scores, and the filters that each stands for.
import type { components } from "../../../../../generated/types.ts";
import type { AssessmentFilters } from "./filters.ts";

type Band = components["schemas"]["ScoreBandCount"];

/** A bar: its scores, both ends included, and how many there are. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly count: number;
}

/** Points of the bands that the API counts in. */
const BAND = 5;

/** Bars of so many points, a multiple of those of a band. Scores have one decimal; the last bar has 100. */
export function barsOf(bands: readonly Band[], width: number): readonly Bar[] {
  const each = width / BAND;
  return Array.from({ length: bands.length / each }, (_, index) => {
    const from = index * width;
    const count = bands.slice(index * each, (index + 1) * each).reduce((sum, band) => sum + band.count, 0);
    return { from, to: from + width === 100 ? 100 : (10 * (from + width) - 1) / 10, width, count };
  });
}

/** The filters that show a bar alone. */
export function scoresOf({ from, to }: Bar): AssessmentFilters {
  return { min_score: from, max_score: to };
}

/** Do the filters show this bar alone? */
export function isShown({ from, to }: Bar, filters: AssessmentFilters): boolean {
  return filters.min_score === from && filters.max_score === to;
}
