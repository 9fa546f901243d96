// Times as shops and providers write them, as the contract wants them.

/** Date, time of the day and zone; the last two are optional. */
const WRITTEN =
  /^(\d{4})[-/](\d{2})[-/](\d{2})(?:(?:T|t|\s+)([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:[.,](\d{1,9}))?)?\s*(Z|z|UTC|GMT|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?)?$/;

/** Epoch seconds of ten digits or milliseconds of thirteen: 2001 to 2286. */
const EPOCH = /^\d{10}(?:\d{3})?$/;

const EARLIEST = 1900;

/** A time that was read, as RFC 3339 in UTC with milliseconds. */
export interface ReadInstant {
  readonly instant: string;
  /** The text names no zone: it was read as UTC, which may be some hours off. */
  readonly assumed: boolean;
}

/**
 * The time in a text: RFC 3339, its forms without colon in the zone (`+0000`), with a space, without seconds, a date alone, and epoch seconds or
 * milliseconds. Undefined for any other text, for days that do not exist, and for years before 1900, which programs write for "none".
 */
export function readInstant(text: string): ReadInstant | undefined {
  const trimmed = text.trim();
  if (EPOCH.test(trimmed)) return { instant: new Date(Number(trimmed.padEnd(13, "0"))).toISOString(), assumed: false };
  const match = WRITTEN.exec(trimmed);
  if (match === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map((part) => Number(part ?? 0));
  const milliseconds = Math.trunc(Number(`0.${match[7] ?? "0"}`) * 1000);
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second, milliseconds));
  if (year < EARLIEST || date.getUTCMonth() + 1 !== month || date.getUTCDate() !== day) return undefined;
  const zone = match[8];
  return { instant: new Date(date.getTime() - offsetOf(zone)).toISOString(), assumed: zone === undefined };
}

/** Day, month and year, as the region writes them, and time of the day; the last is optional. */
const DAY_FIRST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:(?:,|,?\s+|T)\s*(\d{1,2}):([0-5]\d)(?::([0-5]\d))?)?$/;

/** The time in a text such as `31/10/2026` or `01-10-2026 14:30`: the day comes first, and it is read as UTC. Undefined for any other text, and for days that do not exist. */
export function readDayFirst(text: string): ReadInstant | undefined {
  const [, day = "", , month = "", year = "", hour = "0", minute = "00", second = "00"] = DAY_FIRST.exec(text.trim()) ?? [];
  const two = (part: string): string => part.padStart(2, "0");
  return readInstant(`${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${second}`);
}

/** Milliseconds by which a zone is ahead of UTC. */
function offsetOf(zone: string | undefined): number {
  const match = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone ?? "");
  if (match === null) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return (match[1] === "-" ? -minutes : minutes) * 60_000;
}
