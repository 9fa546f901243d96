// When an event happened, as senders write it.

/** Values below are epoch seconds, above epoch milliseconds: both are between 2001 and 2286 then. */
const MILLISECONDS_FROM = 1e11;
/** Times outside of these are mistakes of a sender: 2001 and 2100. */
const [EARLIEST, LATEST] = [Date.UTC(2001, 0), Date.UTC(2100, 0)];

const WRITTEN = /^(\d{4}-\d{2}-\d{2})(?:[T ]+(\d{2}:\d{2}(?::\d{2})?)(?:[.,](\d+))?)?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?$/i;

/**
 * The time that a value states; undefined where it states none. Read are RFC 3339, also with a space for the `T` and with zones such as `+0000` and `-03`, and epoch seconds
 * and milliseconds, as numbers or as text. Without a zone, it is UTC.
 */
export function timeOf(value: unknown): Date | undefined {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string") return undefined;
  const time = /^\s*\d{9,13}(\.\d+)?\s*$/.test(text) ? fromEpoch(Number(text)) : fromText(text.trim());
  return time !== undefined && time >= EARLIEST && time < LATEST ? new Date(time) : undefined;
}

function fromEpoch(number: number): number {
  return Math.floor(number < MILLISECONDS_FROM ? number * 1000 : number);
}

function fromText(text: string): number | undefined {
  const [, day, time = "00:00", fraction, zone = "Z"] = WRITTEN.exec(text) ?? [];
  if (day === undefined) return undefined;
  const [sign, hours, minutes = "00"] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone)?.slice(1) ?? [];
  const offset = sign === undefined ? "Z" : `${sign}${hours}:${minutes}`;
  const parsed = Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}${fraction === undefined ? "" : `.${fraction.slice(0, 3)}`}${offset}`);
  return Number.isNaN(parsed) ? undefined : parsed;
}
