// What the address of the page says.
import { breakdownDimensionValues, breakdownIntervalValues } from "../../../../../generated/enums.ts";
import type { components } from "../../../../../generated/types.ts";
import { oneOf } from "../../parts/search-parts.ts";

type Schemas = components["schemas"];

/** Lengths of the period in days. */
export const LENGTHS = ["1", "7", "30", "90"] as const;
/** Figures that have a line. */
export const MEASURES = ["assessments", "declined", "precision", "lift"] as const;

/** A figure that has a line. */
export type Measure = (typeof MEASURES)[number];

/** What is shown. */
export interface Shown {
  readonly by: Schemas["BreakdownDimension"];
  readonly days: (typeof LENGTHS)[number];
  readonly interval: Schemas["BreakdownInterval"];
  readonly line: Measure;
}

/** What the address says of it; what is unknown is left out. */
export function statisticsSearch(search: Record<string, unknown>): Partial<Shown> {
  return {
    ...oneOf(search, "by", breakdownDimensionValues),
    ...oneOf({ days: String(search.days) }, "days", LENGTHS),
    ...oneOf(search, "interval", breakdownIntervalValues),
    ...oneOf(search, "line", MEASURES),
  };
}

/** What is shown at an address: hours only of periods that the service has hours of, and days only where there are some. */
export function shownAt({ by = "country", days = "30", interval, line = "assessments" }: Partial<Shown>): Shown {
  const only = days === "1" ? "hour" : days === "7" ? undefined : "day";
  return { by, days, interval: only ?? interval ?? "day", line };
}
