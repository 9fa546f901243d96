import { expect } from "vitest";

const DAY = 86_400_000;

/** A time as the service writes it. */
export const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** An identifier that the service made. */
export const anId = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** A day, or a time on it, so many days from now; the next day too, should midnight pass. */
export function inDays(days: number) {
  const [day, next] = [days, days + 1].map((number) => new Date(Date.now() + number * DAY).toISOString().slice(0, 10));
  return expect.stringMatching(new RegExp(`^(${day}|${next})`));
}

/** An entry of the blocklist that an outcome or a report made: it ends after 180 days. */
export const madeEntry = (list_type: string, value: string, severity = "block") => ({ id: anId, list_type, value, severity, expires_at: inDays(180) });

/** An entry of the allowlist that an outcome made: it ends after 90 days. */
export const allowedEntry = (list_type: string, value: string) => ({ id: anId, list_type, value, severity: null, expires_at: inDays(90) });

/** The number of a case of this year. */
export const numbered = (prefix: string, country: string) => expect.stringMatching(new RegExp(`^${prefix}-${country}-${new Date().getUTCFullYear()}-\\d{6}$`));
