// Assessments of a period by country, BIN, channel, signal, rule or submerchant, compared with the period before.

import type { Input } from "../../../generated/handlers.ts";
import type { components } from "../../../generated/types.ts";
import { validationError } from "../platform/errors/api-error.ts";
import type { Tenant } from "../platform/tenancy/tenancy.ts";
import { DAY, HOUR } from "../platform/time/time.ts";
import type { TimeRange } from "./buckets.ts";
import { byCurrency, share } from "./counts.ts";
import { type Clock, daysOf, today } from "./days.ts";
import { knownClock, periodOf, periodView } from "./period.ts";
import { type BreakdownRow, readBreakdownRows, severalValues } from "./read-breakdown.sql.ts";
import { submerchantOf } from "./scope.ts";

type Schemas = components["schemas"];
type Interval = Schemas["BreakdownInterval"];

/** The query parameters, with their defaults. */
export type BreakdownQuery = Input<"readBreakdown">["query"];

/** Default and greatest length of a period, in days. */
const LENGTHS: Readonly<Record<Interval, { readonly usual: number; readonly longest: number }>> = {
  hour: { usual: 1, longest: 7 },
  day: { usual: 30, longest: 92 },
};

/** Assessments that a query may read, those of the period before included: one or two seconds of work. */
const MOST_READ = 200_000;

/** The breakdown. Throws VALIDATION_ERROR for an invalid period, time zone, or a period of too many assessments; NOT_FOUND for an unknown submerchant. */
export async function readBreakdown(tenant: Tenant, query: BreakdownQuery, mostRead = MOST_READ): Promise<Schemas["Breakdown"]> {
  const { dimension, interval = "day", timezone = "UTC", limit = 10, flow } = query;
  const clock = knownClock(timezone);
  const { usual, longest } = LENGTHS[interval];
  const period = periodOf(query, (_, to) => to - usual * DAY, tenant.clock.now(), longest);
  const before = query.compare === undefined ? undefined : { from: 2 * period.from - period.to, to: period.from };
  const starts = startsOf(clock, period, interval);
  const submerchantId = await submerchantOf(tenant, query.submerchant_id);
  const read = { from: before?.from ?? period.from, to: period.to };
  const rows = await readBreakdownRows(tenant, { dimension, submerchantId, flow, starts, read, limit, mostRead });
  const whole = severalValues.has(dimension) ? rows.filter(({ slot }) => slot === 0) : rows;
  assertBounded(whole, query, mostRead);

  const [all, allBefore] = [sumOf(whole, false), sumOf(whole, true)];
  const figures = (own: readonly BreakdownRow[]): Schemas["BreakdownFigures"] => figuresOf(sumOf(own, false), all);
  const previous = (own: readonly BreakdownRow[]): Schemas["BreakdownFigures"] | null => (before === undefined ? null : figuresOf(sumOf(own, true), allBefore));
  const points = starts.map((_, index) => pointOf(whole, index));
  const bySlot = Map.groupBy(rows, ({ slot }) => slot);
  const rest = bySlot.get(limit + 1);
  return {
    dimension,
    interval,
    timezone,
    period: periodView(period),
    previous_period: before === undefined ? null : periodView(before),
    total: figuresOf(all, all),
    previous_total: before === undefined ? null : figuresOf(allBefore, allBefore),
    data: Array.from({ length: limit }, (_, index) => bySlot.get(index + 1) ?? [])
      .filter((own) => own.length > 0)
      .map((own) => ({
        value: own[0]?.value || null,
        figures: figures(own),
        previous: previous(own),
        series: starts.map((at, index) => pointView(at, pointOf(own, index), points[index])),
      })),
    rest: rest === undefined ? null : { values: Number(rest[0]?.values) - limit, figures: figures(rest), previous: previous(rest) },
    submerchant_id: submerchantId,
  };
}

/** First moments of the hours or days of a period; the first may be a part of one. */
function startsOf(clock: Clock, { from, to }: TimeRange, interval: Interval): number[] {
  if (interval === "day") {
    const days = daysOf(clock, today(clock, from), today(clock, to - 1));
    return days.filter((day) => day.to > from && day.from < to && day.to > day.from).map((day) => Math.max(day.from, from));
  }
  const offset = clock(from) - from;
  const first = Math.floor((from + offset) / HOUR) * HOUR - offset;
  return Array.from({ length: Math.ceil((to - first) / HOUR) }, (_, index) => Math.max(from, first + index * HOUR));
}

function assertBounded(whole: readonly BreakdownRow[], query: BreakdownQuery, mostRead: number): void {
  const counted = whole.filter(({ bucket }) => bucket !== null).reduce((sum, row) => sum + Number(row.assessments) + Number(row.browsers), 0);
  if (counted <= mostRead) return;
  const path = query.from === undefined ? "query.to" : "query.from";
  throw validationError([{ path, message: `period must have at most ${mostRead} assessments, with the one before; choose a shorter one` }]);
}

type Count = "assessments" | "browsers" | "approve" | "challenge" | "review" | "decline" | "fraud" | "good";
/** Sums of rows. */
type Counts = Readonly<Record<Count, number>> & { readonly amounts: Schemas["AmountByCurrency"] };

/** Sums of the period, or of the one before. */
function sumOf(rows: readonly BreakdownRow[], before: boolean): Counts {
  const own = rows.filter((row) => row.currency !== null && row.before === before);
  return countsOf(own);
}

/** Sums of an hour or day of the period. */
const pointOf = (rows: readonly BreakdownRow[], index: number): Counts => countsOf(rows.filter(({ bucket }) => bucket === index + 2));

function countsOf(rows: readonly BreakdownRow[]): Counts {
  const of = (name: Count): number => rows.reduce((sum, row) => sum + Number(row[name]), 0);
  return {
    assessments: of("assessments"),
    browsers: of("browsers"),
    approve: of("approve"),
    challenge: of("challenge"),
    review: of("review"),
    decline: of("decline"),
    fraud: of("fraud"),
    good: of("good"),
    amounts: byCurrency(
      rows.flatMap(({ currency, amount, assessments }) => (currency === null || assessments === "0" ? [] : [{ currency, minor: Number(amount) }])),
    ),
  };
}

function figuresOf(own: Counts, all: Counts): Schemas["BreakdownFigures"] {
  const { approve, challenge, review, decline } = own;
  return {
    assessments: own.assessments,
    browser_assessments: own.browsers,
    by_decision: { approve, challenge, review, decline },
    amount_by_currency: own.amounts,
    fraud: own.fraud,
    good: own.good,
    fraud_rate: share(own.fraud, own.assessments),
    ...weightOf(own, all),
  };
}

function pointView(at: number, own: Counts, all: Counts = own): Schemas["BreakdownPoint"] {
  return {
    at: new Date(at).toISOString(),
    assessments: own.assessments,
    declined: own.decline,
    fraud: own.fraud,
    good: own.good,
    ...weightOf(own, all),
  };
}

/** Frauds among known outcomes, and how many times as many that are as among all. */
function weightOf(own: Counts, all: Counts): { precision: number | null; lift: number | null } {
  const precision = own.fraud / (own.fraud + own.good);
  const lift = precision / (all.fraud / (all.fraud + all.good));
  return { precision: share(own.fraud, own.fraud + own.good), lift: Number.isFinite(lift) ? Math.round(lift * 100) / 100 : null };
}
