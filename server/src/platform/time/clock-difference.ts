// How far the clock of a device is from the clocks of a country.

import { getCountry } from "countries-and-timezones";
import { HOUR } from "./time.ts";
import { zoneOffset } from "./zone-offset.ts";

/** Names of UTC, and the zone of every payer whose Firefox or Tor Browser resists fingerprinting: they do not say where a device is. */
const NOWHERE = /^((etc\/)?(utc|uct|gmt|gmt[+-]?0|greenwich|universal|zulu)|atlantic\/reykjavik)$/i;

/** Territories whose networks are often registered in another country. */
const TERRITORIES: Readonly<Record<string, readonly string[]>> = {
  DK: ["FO", "GL"],
  FR: ["GF", "GP", "MQ", "NC", "PF", "PM", "RE", "YT"],
  NL: ["AW", "BQ", "CW", "SX"],
  US: ["GU", "PR", "VI"],
};

/**
 * Hours between the clock of a time zone and the nearest clock of two countries, by their offsets from UTC in the hour of `at` (epoch milliseconds): 0 to 12.
 * Undefined where the zone or the first country is not known.
 */
export function clockDifference(timezone: string, country: string, other: string | undefined, at: number): number | undefined {
  const offset = zoneOffset(timezone, at);
  if (offset === undefined || (offset === 0 && NOWHERE.test(timezone))) return undefined;
  const first = nearest(offset, country, at);
  return first === undefined || first === 0 || other === undefined || other === country ? first : Math.min(first, nearest(offset, other, at) ?? first);
}

/** Hours to the nearest clock of a country by the time of day, so at most 12; undefined for unknown countries. */
function nearest(offset: number, country: string, at: number): number | undefined {
  let least: number | undefined;
  for (const other of countryOffsets(country, at)) {
    const hours = Math.abs(offset - other) / HOUR;
    const shorter = Math.min(hours, 24 - hours);
    if (least === undefined || shorter < least) least = shorter;
  }
  return least;
}

const offsets = new Map<string, { hour: number; offsets: readonly number[] }>();

/** Offsets from UTC that a country and its territories use in the hour of `at`. */
function countryOffsets(country: string, at: number): readonly number[] {
  const hour = Math.floor(at / HOUR);
  let known = offsets.get(country);
  if (known === undefined || known.hour !== hour) {
    if (offsets.size > 1000) offsets.clear();
    known = { hour, offsets: [...new Set(zonesOf(country).flatMap((zone) => zoneOffset(zone, at) ?? []))] };
    offsets.set(country, known);
  }
  return known.offsets;
}

/** Zones of a country and its territories. */
const zonesOf = (country: string): string[] => [country, ...(TERRITORIES[country] ?? [])].flatMap((code) => getCountry(code)?.timezones ?? []);
