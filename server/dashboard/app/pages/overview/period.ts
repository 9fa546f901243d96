// Periods in calendar days of the person's zone, and sums over them.
import type { Schemas } from "../../api/client.ts";

type Day = Schemas["DailyStats"];

/** First and last day, as the API takes them. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Sums over a period. */
export interface Totals {
  readonly total: number;
  readonly decisions: Schemas["CountByDecision"];
  /** Null without payments. */
  readonly averageScore: number | null;
  readonly amounts: Readonly<Record<string, number>>;
  readonly declined: Readonly<Record<string, number>>;
  readonly outcomes: Schemas["CountByOutcome"];
}

const DAY = 86_400_000;

/** The last days up to today. */
export function periodOf(days: number, today: number = Date.now()): Period {
  return { from: dayOf(today - (days - 1) * DAY), to: dayOf(today) };
}

/** As many days, directly before. */
export function periodBefore({ from, to }: Period): Period {
  const first = Date.parse(from);
  const days = (Date.parse(to) - first) / DAY + 1;
  return { from: new Date(first - days * DAY).toISOString().slice(0, 10), to: new Date(first - DAY).toISOString().slice(0, 10) };
}

/** The first moment of a calendar day in the person's zone. */
export function midnight(day: string): string {
  return new Date(`${day}T00:00`).toISOString();
}

/** Calendar day of a moment in the person's zone. */
function dayOf(moment: number): string {
  return new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit" }).format(moment);
}

/** Adds the days up. */
export function totalsOf(days: readonly Day[]): Totals {
  const total = sum(days, (day) => day.total);
  const scored = days.filter((day) => day.average_risk_score !== null);
  const counted = sum(scored, (day) => day.total);
  return {
    total,
    decisions: sums(days.map((day) => day.by_decision)),
    averageScore: counted === 0 ? null : sum(scored, (day) => (day.average_risk_score ?? 0) * day.total) / counted,
    amounts: sums(days.map((day) => day.amount_by_currency)),
    declined: sums(days.map((day) => day.declined_amount_by_currency)),
    outcomes: sums(days.map((day) => day.by_outcome)),
  };
}

function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}

function sums<Counts extends object>(counts: readonly Counts[]): Counts {
  const total: Record<string, number> = {};
  for (const one of counts) for (const [name, value] of Object.entries(one)) total[name] = (total[name] ?? 0) + value;
  return total as Counts;
}
