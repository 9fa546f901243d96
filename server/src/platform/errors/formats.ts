// Formats that the contract's schemas name, as strict as their standards: a day that does not exist is no date.
import { formatMessages } from "../../../../generated/schema-messages.ts";
import { normaliseEmail } from "../../values/identifiers/email.ts";

const INSTANT = /^(\d{4})-(\d{2})-(\d{2})[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Is the text a date and time of RFC 3339, on an existing day? */
export function isInstant(text: string): boolean {
  return onRealDay(INSTANT.exec(text)) && !Number.isNaN(Date.parse(text));
}

/** Is the text an existing day of ISO 8601? */
export function isDay(text: string): boolean {
  return onRealDay(DAY.exec(text));
}

/** `Date.parse` accepts the 30th of February as the 2nd of March. */
function onRealDay(match: RegExpExecArray | null): boolean {
  if (match === null) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1, 4).map(Number);
  const midnight = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && midnight.getUTCMonth() + 1 === month && midnight.getUTCDate() === day;
}

/** Is the text exactly an e-mail address? Uses the common normaliser. */
export function isEmail(text: string): boolean {
  return text.trim() === text && normaliseEmail(text) !== undefined;
}

/** The formats for the validator, and what each requires, in words. */
export const formats = {
  "date-time": { type: "string", validate: isInstant, message: formatMessages["date-time"] },
  "idn-email": { type: "string", validate: isEmail, message: formatMessages["idn-email"] },
  date: { type: "string", validate: isDay, message: formatMessages.date },
} as const;
