// When outcomes take effect: at the time of the event that reports them, else when they are received. Never after that: a clock that is ahead would keep later reports from
// taking effect.

/** Microseconds since the epoch: the precision of the database. */
export type Microseconds = number;

/** SQL of when an outcome took effect; `row` is the alias of the record. */
export const effectiveTime = (row: string): string => `COALESCE(${row}.occurred_at, ${row}.recorded_at)`;

/** SQL of a time as microseconds, in text. */
export const microsecondsOf = (time: string): string => `(extract(epoch FROM ${time}) * 1000000)::bigint::text`;

/** SQL of the time that is so many microseconds after the epoch. */
export const timeOf = (microseconds: string): string => `(timestamptz 'epoch' + ${microseconds} * interval '1 microsecond')`;

/** Microseconds of a date. */
export function fromDate(date: Date): Microseconds {
  return date.getTime() * 1000;
}

/** The time in the format of RFC 3339, with microseconds. */
export function toText(time: Microseconds): string {
  return `${new Date(Math.floor(time / 1000)).toISOString().slice(0, -1)}${String(time % 1000).padStart(3, "0")}Z`;
}

/** The time of an event, at most `now`; undefined without one. */
export function notAfter(at: Date | undefined, now: Date): Date | undefined {
  return at === undefined || at <= now ? at : now;
}
