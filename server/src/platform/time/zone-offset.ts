// The offset of a time zone from UTC at a moment.

import { HOUR, MINUTE } from "./time.ts";

const offsets = new Map<string, { hour: number; offset: number | undefined }>();

/** Milliseconds that an IANA time zone is ahead of UTC in the hour of `at` (epoch milliseconds); undefined for unknown zones. */
export function zoneOffset(timezone: string, at: number): number | undefined {
  const hour = Math.floor(at / HOUR);
  let known = offsets.get(timezone);
  if (known === undefined || known.hour !== hour) {
    if (offsets.size > 1000) offsets.clear();
    known = { hour, offset: computeOffset(timezone, at) };
    offsets.set(timezone, known);
  }
  return known.offset;
}

function computeOffset(timezone: string, at: number): number | undefined {
  try {
    const parts = new Intl.DateTimeFormat("en-US", { timeZone: timezone, timeZoneName: "longOffset" }).formatToParts(at);
    const text = parts.find((part) => part.type === "timeZoneName")?.value ?? "GMT";
    const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
    return sign === undefined ? 0 : (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
  } catch {
    return undefined;
  }
}
