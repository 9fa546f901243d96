// The figures of an entity.

import type { components } from "../../../../generated/types.ts";
import { DAY } from "../../platform/time/time.ts";
import { fromMinorUnits } from "../../values/money/money.ts";
import type { FigureRow } from "./read-figures.sql.ts";

type Schemas = components["schemas"];
type Kind = Schemas["OutcomeKind"];

/** Figures that are counted from assessments. */
export type Figures = Pick<Schemas["Entity"], "decisions" | "amounts" | "distinct" | "outcomes">;

/** Windows of the decisions, in milliseconds. */
const WINDOWS = { last_24h: DAY, last_7d: 7 * DAY, last_30d: 30 * DAY } as const satisfies Record<keyof Schemas["EntityDecisions"], number>;

/** The figures at a time (epoch milliseconds). */
export function figuresOf(rows: readonly FigureRow[], outcomes: ReadonlyMap<string, Kind>, now: number): Figures {
  const within = (width: number): Schemas["CountByDecision"] => {
    const counts = { approve: 0, challenge: 0, review: 0, decline: 0 };
    for (const { assessed_at, decision } of rows) if (Date.parse(assessed_at) > now - width) counts[decision] += 1;
    return counts;
  };
  return {
    decisions: { last_24h: within(WINDOWS.last_24h), last_7d: within(WINDOWS.last_7d), last_30d: within(WINDOWS.last_30d) },
    amounts: amountsOf(rows),
    distinct: {
      payers: distinct(rows, "payer"),
      emails: distinct(rows, "email"),
      cards: distinct(rows, "card"),
      devices: distinct(rows, "device"),
      ips: distinct(rows, "ip"),
    },
    outcomes: byOutcome(outcomes.values()),
  };
}

function amountsOf(rows: readonly FigureRow[]): Schemas["AmountByCurrency"] {
  const sums = new Map<string, number>();
  for (const { decision, amount_minor, currency } of rows) if (decision !== "decline") sums.set(currency, (sums.get(currency) ?? 0) + Number(amount_minor));
  return Object.fromEntries([...sums].map(([currency, minor]) => [currency, fromMinorUnits(minor, currency)]));
}

function distinct(rows: readonly FigureRow[], column: "payer" | "email" | "card" | "device" | "ip"): number {
  return new Set(rows.flatMap((row) => row[column] ?? [])).size;
}

function byOutcome(outcomes: Iterable<Kind>): Schemas["CountByOutcome"] {
  const counts = { captured: 0, failed: 0, refunded: 0, partially_refunded: 0, chargeback_lost: 0, chargeback_won: 0, fraud_confirmed: 0, false_positive: 0 };
  for (const outcome of outcomes) counts[outcome] += 1;
  return counts;
}
