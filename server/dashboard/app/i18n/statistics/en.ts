// English: statistics by dimension.
import type { Schemas } from "../../api/client.ts";

type Dimension = Schemas["BreakdownDimension"];

/** Texts of the page. */
export const statistics = {
  title: "Statistics",
  period: "Period",
  lengths: { "1": "24 hours", "7": "7 days", "30": "30 days", "90": "90 days" },
  by: "Group by",
  dimensions: { country: "Country", bin: "BIN", channel: "Channel", signal: "Signal", rule: "Rule", submerchant: "Submerchant" } satisfies Record<
    Dimension,
    string
  >,
  interval: "Points of the lines",
  intervals: { hour: "By hour", day: "By day" },
  line: "Lines",
  measures: { assessments: "Payments", declined: "Declined", precision: "Precision", lift: "Lift" },
  lineOf: (measure: string, interval: Schemas["BreakdownInterval"]) => `${measure} ${interval === "hour" ? "by hour" : "by day"}`,
  value: "Value",
  hits: (dimension: Dimension) => ({ signal: "Hits", rule: "Matches" })[dimension as string] ?? "Payments",
  decisions: "Decisions",
  declined: (share: string) => `${share} declined`,
  fraudOfKnown: "Fraud of known",
  ofKnown: (fraud: string, known: string) => `${fraud} of ${known}`,
  times: (figure: string) => `×${figure}`,
  rest: (count: number) => (count === 1 ? "1 other value" : `${count} other values`),
  none: {
    country: "No country",
    bin: "Without a card",
    channel: "No channel",
    signal: "No signal",
    rule: "No rule",
    submerchant: "No submerchant",
  } satisfies Record<Dimension, string>,
  noValues: "Nothing of this kind in this period.",
  nothing: "No payments in this period",
  nothingText: "Payments that browsers requested are not part of these figures.",
  tooMany: "Too many payments for this period",
  tooManyText: "These figures are counted from up to 200,000 payments, with the period before. Choose a shorter period.",
  countedSeveralTimes: "A payment with several of them is counted several times.",
  liftText:
    "Precision: frauds among payments with a known outcome. Lift: how many times as high that is as among all payments; near ×1, it says nothing about fraud.",
};
