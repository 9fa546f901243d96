// What is counted, and what its keys are made of. Each figure is a pair: how many, and a sum.
import { DAY, HOUR, MINUTE } from "../../platform/time/time.ts";

/** Facts of the roll-up. The parts of their keys are joined by `|`; what the sum is stands behind the colon. */
export const facts = {
  /** flow, decision, currency, and `browser` where one asked: minor units. */
  assessments: "assessments",
  /** flow, lowest score of the band of five points, and `browser` where one asked: tenths of a point. */
  score: "score",
  /** step of the scale of latency.ts. */
  latency: "latency",
  /** code of the signal, and `browser` where one asked: assessments in which it fired. */
  signal: "signal",
  /** kind of the outcome. */
  outcome: "outcome",
  /** flow, decision, band, and `browser` where one asked: assessments with a fraud that stands. */
  fraud: "fraud",
  /** flow, decision, band, and `browser` where one asked: assessments with a chargeback that stands. */
  chargeback: "chargeback",
  /** flow, decision, band, currency, and `browser` where one asked: false alarms, minor units. */
  falsePositive: "false_positive",
  /** flow, band, and `browser` where one asked: assessments that are known to be good. */
  good: "good",
  /** nothing: cases that are open. */
  openCases: "open_cases",
  /** priority: sessions that deserve a case and have none. */
  recommended: "recommended",
} as const;

/** A fact. */
export type Fact = (typeof facts)[keyof typeof facts];

/** Ends the keys of assessments that a browser asked for. */
export const BROWSER = "browser";

/** Stands for the whole organization where figures are kept by submerchant. */
export const WHOLE_ORGANIZATION = "00000000-0000-0000-0000-000000000000";

/** Widths of the grains in milliseconds, the coarsest first. Buckets begin at whole multiples since the epoch. */
export const grains = { day: DAY, hour: HOUR, minute: MINUTE } as const;

/** Width of a grain. */
export type Grain = keyof typeof grains;

/** Points of a band of the score. The last band is the highest score alone. */
export const BAND = 5;

/** Youngest and oldest days (before the present one) that fraud rates are of: what is paid on a day has its outcome when another day has passed. */
export const RATE_DAYS = { youngest: 2, week: 8, oldest: 31 } as const;
