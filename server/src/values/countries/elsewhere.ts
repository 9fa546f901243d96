// What is said of currencies and countries outside Latin America.
import type { Currency } from "./country.ts";

/** Currencies of other countries. */
export const otherCurrencies: readonly Currency[] = [
  { code: "USD", dollar: 100, reportingLimits: [300_000, 1_000_000] },
  { code: "EUR", dollar: 100, reportingLimits: [1_000_000, 1_500_000] },
  { code: "GBP", dollar: 80 },
  { code: "CAD", dollar: 140 },
  { code: "AUD", dollar: 150 },
];

/** Time zones in which most people live, of other countries whose zones have several offsets. Not the United States: no zone of theirs has most of the people. */
export const otherTimeZones: Readonly<Record<string, string>> = { ES: "Europe/Madrid", PT: "Europe/Lisbon" };
