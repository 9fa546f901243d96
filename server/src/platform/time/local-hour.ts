// The local hour of the payer.

import { getCountry, getTimezone } from "countries-and-timezones";
import { mainTimeZones } from "../../values/countries/index.ts";
import { HOUR } from "./time.ts";
import { zoneOffset } from "./zone-offset.ts";

/** Local hour, 0 to 23, in an IANA time zone; undefined for unknown zones. `at` is epoch milliseconds. */
export function localHour(timezone: string | undefined, at: number): number | undefined {
  const offset = timezone === undefined ? undefined : zoneOffset(timezone, at);
  return offset === undefined ? undefined : Math.floor(((((at + offset) % (24 * HOUR)) + 24 * HOUR) % (24 * HOUR)) / HOUR);
}

/** Time zone of a country whose zones share one offset; undefined otherwise, as for Chile, Brazil or Mexico. */
export function countryTimezone(country: string | undefined): string | undefined {
  if (country === undefined) return undefined;
  const [first, ...others] = (getCountry(country)?.timezones ?? []).map((name) => getTimezone(name));
  return others.every((zone) => zone?.utcOffset === first?.utcOffset) ? first?.name : undefined;
}

/** Time zone in which most people of a country live; undefined where none is known. */
export function mainTimezone(country: string | undefined): string | undefined {
  return country === undefined ? undefined : (mainTimeZones.get(country) ?? countryTimezone(country));
}
