// Durations in milliseconds.

/** A second. */
export const SECOND = 1000;
/** A minute. */
export const MINUTE = 60 * SECOND;
/** An hour. */
export const HOUR = 60 * MINUTE;
/** Twenty-four hours, a day in UTC. A local calendar day may be an hour shorter or longer. */
export const DAY = 24 * HOUR;
