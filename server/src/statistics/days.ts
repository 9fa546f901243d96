// Days of a time zone as time ranges. A day may have 23 or 25 hours, start at one o'clock, or be skipped.
import { systemClock } from "../platform/time/clock.ts";
import { grains, type TimeRange, toMinute } from "./buckets.ts";

const { day: DAY, hour: HOUR, minute: MINUTE } = grains;

/** Largest offset of a local clock from UTC, including changes of the offset. */
const FARTHEST = 26 * HOUR;

/** A day of the calendar. */
export interface CalendarDay extends TimeRange {
  /** ISO. */
  readonly date: string;
}

/** The local clock of a time zone: its reading at a time, as if it were UTC (epoch milliseconds). */
export type Clock = (at: number) => number;

/** The clock of a zone by its IANA name; undefined for an unknown name. */
export function clockOf(zone: string): Clock | undefined {
  // Intl also accepts offsets, which are not names
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

/** The current day, ISO. */
export const today = (clock: Clock, now = systemClock.now()): string => isoDay(clock(now));

/** The day a number of days later, ISO. */
export const dayAfter = (date: string, days: number): string => isoDay(Date.parse(date) + days * DAY);

/** Number of days from one to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** Every day from one to another, inclusive. */
export function daysOf(clock: Clock, from: string, to: string): CalendarDay[] {
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => dayAfter(from, index));
  const edges = [...dates, dayAfter(to, 1)].map((date) => beginningOf(clock, Date.parse(date)));
  return dates.map((date, index) => ({ date, from: edges[index] ?? 0, to: edges[index + 1] ?? 0 }));
}

/** The first time at which a clock shows midnight or later, to the minute. */
function beginningOf(clock: Clock, midnight: number): number {
  const guess = midnight - (clock(midnight) - midnight);
  // usually the clock passes midnight without a jump
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
