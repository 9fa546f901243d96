// What the address of the page says.
import type { components } from "../../../../../generated/types.ts";

type Schemas = components["schemas"];

/** Lengths of the period in days. */
export const LENGTHS = ["1", "7", "30", "90"] as const;
/** Figures that have a line. */
export const MEASURES = ["assessments", "declined", "precision", "lift"] as const;
const DIMENSIONS = ["country", "bin", "channel", "signal", "rule", "submerchant"] as const satisfies readonly Schemas["BreakdownDimension"][];
const INTERVALS = ["hour", "day"] as const satisfies readonly Schemas["BreakdownInterval"][];

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
  const [by, days, interval, line] = [
    DIMENSIONS.find((one) => one === search.by),
    LENGTHS.find((one) => one === String(search.days)),
    INTERVALS.find((one) => one === search.interval),
    MEASURES.find((one) => one === search.line),
  ];
  return { ...(by && { by }), ...(days && { days }), ...(interval && { interval }), ...(line && { line }) };
}

/** What is shown at an address: hours only of periods that the service has hours of, and days only where there are some. */
export function shownAt({ by = "country", days = "30", interval, line = "assessments" }: Partial<Shown>): Shown {
  const only = days === "1" ? "hour" : days === "7" ? undefined : "day";
  return { by, days, interval: only ?? interval ?? "day", line };
}
