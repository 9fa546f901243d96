// The period of a breakdown. Its end is the next full hour or midnight, so that it is the same for a while, and what was read is not read again.

/** Bounds of a period, as the API takes them. */
export interface Bounds {
  readonly from: string;
  readonly to: string;
}

const HOUR = 3_600_000;

/** The last days, today included, in the person's zone; of one day the last 24 hours. */
export function boundsOf(days: number, now = Date.now()): Bounds {
  if (days === 1) {
    const end = Math.ceil(now / HOUR) * HOUR;
    return { from: new Date(end - 24 * HOUR).toISOString(), to: new Date(end).toISOString() };
  }
  const [from, to] = [new Date(now), new Date(now)];
  for (const [date, offset] of [
    [from, 1 - days],
    [to, 1],
  ] as const) {
    date.setHours(0, 0, 0, 0);
    date.setDate(date.getDate() + offset);
  }
  return { from: from.toISOString(), to: to.toISOString() };
}
