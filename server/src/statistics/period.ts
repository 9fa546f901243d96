// The period of a query. Checks that a schema cannot express fail here, with the name of the field.

import type { components } from "../../../generated/types.ts";
import { validationError } from "../platform/errors/api-error.ts";
import { systemClock } from "../platform/time/clock.ts";
import { DAY } from "../platform/time/time.ts";
import { type TimeRange, toMinute } from "./buckets.ts";
import { type CalendarDay, type Clock, clockOf, dayAfter, daysBetween, daysOf, today } from "./days.ts";

type StatsPeriod = components["schemas"]["StatsPeriod"];

/** Longest period, in days. */
const LONGEST = 400;

/** The period parameters of a query. */
export interface PeriodQuery {
  readonly from?: string;
  readonly to?: string;
}

/** The period, cut to the minute and of at most `longest` days; `fallback` is its default start. Throws VALIDATION_ERROR. */
export function periodOf(query: PeriodQuery, fallback: (now: number, to: number) => number, now = systemClock.now(), longest = LONGEST): TimeRange {
  const to = toMinute(query.to === undefined ? now : Date.parse(query.to));
  const from = toMinute(query.from === undefined ? fallback(now, to) : Date.parse(query.from));
  assertPeriod(query, to - from, from < to, longest);
  return { from, to };
}

/** The day parameters of a query. */
export interface DaysQuery extends PeriodQuery {
  readonly timezone?: string;
}

/** The days, the last 30 by default. Throws VALIDATION_ERROR. */
export function calendarOf(query: DaysQuery, now = systemClock.now()): { readonly days: CalendarDay[]; readonly timezone: string } {
  const { timezone = "UTC" } = query;
  const clock = knownClock(timezone);
  const to = query.to ?? today(clock, now);
  const from = query.from ?? dayAfter(to, -29);
  assertPeriod(query, daysBetween(from, to) * DAY, from <= to);
  return { days: daysOf(clock, from, to), timezone };
}

/** The clock of a time zone. Throws VALIDATION_ERROR for an unknown one. */
export function knownClock(timezone: string): Clock {
  const clock = clockOf(timezone);
  if (clock === undefined) throw validationError([{ path: "query.timezone", message: "must be an IANA time zone such as America/Mexico_City" }]);
  return clock;
}

function assertPeriod(query: PeriodQuery, length: number, ordered: boolean, longest = LONGEST): void {
  const path = query.from === undefined ? "query.to" : "query.from";
  if (!ordered) throw validationError([{ path, message: "from must be before to" }]);
  if (length > longest * DAY) throw validationError([{ path, message: `period must be at most ${longest} days` }]);
}

/** The period in the contract's format. */
export function periodView({ from, to }: TimeRange): StatsPeriod {
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString(), days: Math.round(((to - from) / DAY) * 10_000) / 10_000 };
}
