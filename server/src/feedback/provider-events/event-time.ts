// When an event happened, as senders write it.
import { readInstant } from "../../platform/time/read-instant.ts";

/** Times before are a program's word for "none". */
const EARLIEST = Date.UTC(2000, 0);

/** The time that a value states, as text or as a number of epoch seconds or milliseconds; undefined where it states none. */
export function timeOf(value: unknown): Date | undefined {
  const text = typeof value === "number" ? String(Math.floor(value)) : value;
  const read = typeof text === "string" ? readInstant(text) : undefined;
  const time = read === undefined ? Number.NaN : Date.parse(read.instant);
  return time >= EARLIEST ? new Date(time) : undefined;
}
