// The counted facts, and the parts of their keys. Each figure is a pair of a count and a sum.

/** Facts of the rollup. The parts of a key are joined by `|`; after the colon, the meaning of the sum. */
export const facts = {
  /** flow, decision, currency, and `browser` for its origin: minor units. */
  assessments: "assessments",
  /** flow, lowest score of the five-point band, and `browser` for its origin: tenths of a point. */
  score: "score",
  /** step of the scale of latency.ts. */
  latency: "latency",
  /** code of the signal, and `browser` for its origin: assessments in which it fired. */
  signal: "signal",
  /** kind of the outcome. */
  outcome: "outcome",
  /** flow, decision, band, and `browser` for its origin: assessments labelled as fraud. */
  fraud: "fraud",
  /** flow, decision, band, and `browser` for its origin: assessments with a lost chargeback. */
  chargeback: "chargeback",
  /** flow, decision, band, currency, and `browser` for its origin: false alarms, minor units. */
  falsePositive: "false_positive",
  /** flow, band, and `browser` for its origin: assessments labelled as good. */
  good: "good",
  /** flow: payments that were held out, minor units. */
  holdout: "holdout",
  /** rule, version, status, decision without it, decision with it, currency, and `browser` for its origin: minor units. */
  rule: "rule",
  /** rule, version, status, reason: assessments in which the rule could not be evaluated. */
  ruleFailure: "rule_failure",
  /** rule, version, status, `fraud` or `good`, currency, and `browser` for its origin: assessments that the rule matched, minor units. */
  ruleOutcome: "rule_outcome",
  /** empty: open cases. */
  openCases: "open_cases",
  /** priority: sessions that are recommended for a case. */
  recommended: "recommended",
} as const;

/** A fact. */
export type Fact = (typeof facts)[keyof typeof facts];

/** Last part of the keys of browser assessments. */
export const BROWSER = "browser";

/** Submerchant id of the figures of a whole organization. */
export const WHOLE_ORGANIZATION = "00000000-0000-0000-0000-000000000000";

/** Points per score band. The last band contains the highest score only. */
export const BAND = 5;

/** Days before the present one: from which on outcomes are taken to be known while an organization has few frauds, and the oldest that fraud rates use. */
export const RATE_DAYS = { youngest: 2, oldest: 60 } as const;
