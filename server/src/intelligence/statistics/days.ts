// Days of a time zone as spans of time. They may have 23 or 25 hours, begin at one o'clock, or not happen at all.
import { systemClock } from "../../platform/time/clock.ts";
import { grains } from "./facts.ts";
import { type Span, toMinute } from "./time-ranges.ts";

const { day: DAY, hour: HOUR, minute: MINUTE } = grains;

/** Local clocks are at most so far from UTC, and set forward or back by less than the rest. */
const FARTHEST = 26 * HOUR;

/** A day of the calendar. */
export interface CalendarDay extends Span {
  /** ISO. */
  readonly date: string;
}

/** The clock of a time zone: what it shows at a moment, as if it were UTC (epoch milliseconds). */
export type Clock = (at: number) => number;

/** The clock of a zone by its IANA name; undefined for a name that none bears. */
export function clockOf(zone: string): Clock | undefined {
  // Intl also reads offsets, which are no names
  if (!/^[A-Za-z]/.test(zone)) return undefined;
  try {
    const format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    return (at) => {
      const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
      return Date.UTC(parts.year ?? 0, (parts.month ?? 1) - 1, parts.day, parts.hour, parts.minute, parts.second);
    };
  } catch {
    return undefined;
  }
}

/** The day that it is, ISO. */
export const today = (clock: Clock, now = systemClock.now()): string => isoDay(clock(now));

/** The day so many days after another, ISO. */
export const dayAfter = (date: string, days: number): string => isoDay(Date.parse(date) + days * DAY);

/** Days from one to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** Every day from one to another, both included. */
export function daysOf(clock: Clock, from: string, to: string): CalendarDay[] {
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => dayAfter(from, index));
  const edges = [...dates, dayAfter(to, 1)].map((date) => beginningOf(clock, Date.parse(date)));
  return dates.map((date, index) => ({ date, from: edges[index] ?? 0, to: edges[index + 1] ?? 0 }));
}

/** The moment at which a clock first shows midnight or later, to the minute. */
function beginningOf(clock: Clock, midnight: number): number {
  const guess = midnight - (clock(midnight) - midnight);
  // nearly always the clock goes through midnight as through any other minute
  if (clock(guess) === midnight && clock(guess - MINUTE) === midnight - MINUTE) return toMinute(guess);
  let [before, after] = [toMinute(midnight) - FARTHEST, toMinute(midnight) + FARTHEST];
  while (after - before > MINUTE) {
    const middle = toMinute((before + after) / 2);
    if (clock(middle) >= midnight) after = middle;
    else before = middle;
  }
  return after;
}

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
