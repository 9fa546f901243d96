// The period that figures are asked for. What a schema cannot say of it is refused here, by the name of the field.

import type { components } from "../../../../generated/types.ts";
import { validationError } from "../../platform/errors/api-error.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { DAY } from "../../platform/time/time.ts";
import { type CalendarDay, clockOf, dayAfter, daysBetween, daysOf, today } from "./days.ts";
import { type Span, toMinute } from "./time-ranges.ts";

type StatsPeriod = components["schemas"]["StatsPeriod"];

/** Longest period, in days. */
const LONGEST = 400;

/** A period as a query names it. */
export interface PeriodQuery {
  readonly from?: string;
  readonly to?: string;
}

/** The period, cut to the minute; `fallback` is its beginning where the query has none. Throws VALIDATION_ERROR. */
export function periodOf(query: PeriodQuery, fallback: (now: number, to: number) => number, now = systemClock.now()): Span {
  const to = toMinute(query.to === undefined ? now : Date.parse(query.to));
  const from = toMinute(query.from === undefined ? fallback(now, to) : Date.parse(query.from));
  assertSpan(query, to - from, from < to);
  return { from, to };
}

/** Days, as a query names them. */
export interface DaysQuery extends PeriodQuery {
  readonly timezone?: string;
}

/** The days, 30 up to today if none are asked for. Throws VALIDATION_ERROR. */
export function calendarOf(query: DaysQuery, now = systemClock.now()): { readonly days: CalendarDay[]; readonly timezone: string } {
  const { timezone = "UTC" } = query;
  const clock = clockOf(timezone);
  if (clock === undefined) throw validationError([{ path: "query.timezone", message: "is no time zone of the IANA database" }]);
  const to = query.to ?? today(clock, now);
  const from = query.from ?? dayAfter(to, -29);
  assertSpan(query, daysBetween(from, to) * DAY, from <= to);
  return { days: daysOf(clock, from, to), timezone };
}

function assertSpan(query: PeriodQuery, length: number, ordered: boolean): void {
  const path = query.from === undefined ? "query.to" : "query.from";
  if (!ordered) throw validationError([{ path, message: "leaves nothing: from must lie before to" }]);
  if (length > LONGEST * DAY) throw validationError([{ path, message: `makes the period longer than ${LONGEST} days` }]);
}

/** The period as the contract shows it. */
export function periodView({ from, to }: Span): StatsPeriod {
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString(), days: Math.round(((to - from) / DAY) * 10_000) / 10_000 };
}
