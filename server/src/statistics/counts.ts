// Groups figures as in the contract.
import type { components } from "../../../generated/types.ts";
import { fromMinorUnits } from "../values/money/money.ts";
import { BROWSER, facts } from "./counted-facts.ts";
import type { Figure, Figures } from "./figures.ts";

type Schemas = components["schemas"];

const DECISIONS = ["approve", "challenge", "review", "decline"] as const satisfies readonly (keyof Schemas["CountByDecision"])[];
const FLOWS = ["payin", "payout"] as const satisfies readonly (keyof Schemas["CountByFlow"])[];
const OUTCOMES = [
  "captured",
  "failed",
  "refunded",
  "partially_refunded",
  "chargeback_lost",
  "chargeback_won",
  "fraud_confirmed",
  "false_positive",
] as const satisfies readonly (keyof Schemas["CountByOutcome"])[];
const PRIORITIES = ["baja", "normal", "alta", "urgente"] as const satisfies readonly (keyof Schemas["CountByPriority"])[];

/** Figures of assessments, without those that only a whole period has. */
export type Assessed = Pick<
  Schemas["DailyStats"],
  | "total"
  | "by_decision"
  | "by_flow"
  | "by_origin"
  | "average_risk_score"
  | "browser_by_decision"
  | "browser_average_risk_score"
  | "amount_by_currency"
  | "declined_amount_by_currency"
  | "browser_amount_by_currency"
  | "browser_declined_amount_by_currency"
>;

/** Facts that {@link assessedIn} uses. */
export const assessedFacts = [facts.assessments, facts.score] as const;

/** Figures of assessments. */
export function assessedIn(figures: Figures): Assessed {
  const total = figures.count(facts.assessments);
  const browsers = figures.count(facts.assessments, isOfBrowser);
  const [ofServers, ofBrowsers] = [false, true].map((browser) => figures.of(facts.assessments).filter(({ key }) => isOfBrowser(key) === browser)) as [
    Figure[],
    Figure[],
  ];
  return {
    total,
    by_decision: byName(DECISIONS, (name) => figures.count(facts.assessments, ([, decision]) => decision === name)),
    by_flow: byName(FLOWS, (name) => figures.count(facts.assessments, ([flow]) => flow === name)),
    by_origin: { server: total - browsers, browser: browsers },
    average_risk_score: averageScore(figures.of(facts.score).filter(({ key }) => !isOfBrowser(key))),
    amount_by_currency: byCurrency(ofServers.map(sumOf(2))),
    declined_amount_by_currency: byCurrency(ofServers.filter(isDeclined).map(sumOf(2))),
    browser_by_decision: byName(DECISIONS, (name) => figures.count(facts.assessments, (key) => key[1] === name && isOfBrowser(key))),
    browser_average_risk_score: averageScore(figures.of(facts.score).filter(({ key }) => isOfBrowser(key))),
    browser_amount_by_currency: byCurrency(ofBrowsers.map(sumOf(2))),
    browser_declined_amount_by_currency: byCurrency(ofBrowsers.filter(isDeclined).map(sumOf(2))),
  };
}

/** Mean of scores counted in tenths, two decimals; null if there are none. */
function averageScore(scores: readonly Figure[]): number | null {
  const count = scores.reduce((sum, figure) => sum + figure.count, 0);
  const tenths = scores.reduce((sum, figure) => sum + figure.total, 0);
  return count === 0 ? null : Math.round((tenths * 10) / count) / 100;
}

const isDeclined = ({ key: [, decision] }: Figure): boolean => decision === "decline";

/** Is it a figure of browser assessments? A page can create any number of them, with any amount: no rate, average or sum of server assessments includes them. */
export function isOfBrowser(key: readonly string[]): boolean {
  return key.at(-1) === BROWSER;
}

/** Outcomes by kind. */
export function outcomesIn(figures: Figures): Schemas["CountByOutcome"] {
  return byName(OUTCOMES, (name) => figures.count(facts.outcome, ([kind]) => kind === name));
}

/** Recommended cases by priority. */
export function prioritiesIn(figures: Figures): Schemas["CountByPriority"] {
  return byName(PRIORITIES, (name) => figures.count(facts.recommended, ([priority]) => priority === name));
}

/** A sum of minor units. */
export interface Sum {
  readonly currency: string;
  readonly minor: number;
}

/** Sums by currency, in major units, in alphabetical order. */
export function byCurrency(sums: readonly Sum[]): Record<string, number> {
  const minor = new Map<string, number>();
  for (const one of sums) minor.set(one.currency, (minor.get(one.currency) ?? 0) + one.minor);
  return Object.fromEntries(
    [...minor].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([currency, sum]) => [currency, fromMinorUnits(sum, currency)]),
  );
}

/** The sum of a figure whose key has the currency at an index. */
export const sumOf =
  (index: number) =>
  ({ key, total }: Figure): Sum => ({ currency: key[index] ?? "", minor: total });

/** A ratio with four decimals; null for a division by zero. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;
}

function byName<Name extends string>(names: readonly Name[], count: (name: Name) => number): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, number>;
}
