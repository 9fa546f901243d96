// Hours between the clock of a device and the nearest clock of a country.
import { getAllCountries } from "countries-and-timezones";
import { describe, expect, test } from "vitest";
import { clockDifference } from "../../src/platform/time/clock-difference.ts";

const JANUARY = Date.UTC(2026, 0, 15, 12);
const JULY = Date.UTC(2026, 6, 15, 12);

test.each([
  ["America/Mexico_City", "MX", 0],
  ["America/Tijuana", "MX", 0],
  ["America/Bogota", "MX", 0],
  ["Africa/Lagos", "MX", 6],
  ["Europe/Moscow", "MX", 8],
  ["Asia/Shanghai", "BR", 10],
  ["Asia/Kolkata", "AE", 1.5],
  ["Europe/London", "ES", 0],
  ["america/mexico_city", "MX", 0],
])("a clock of %s differs from those of %s by %d hours", (timezone, country, hours) => {
  expect(clockDifference(timezone, country, undefined, JANUARY)).toBe(hours);
});

test("the nearest clock of both countries counts", () => {
  expect(clockDifference("Africa/Lagos", "MX", "ES", JANUARY)).toBe(0);
  expect(clockDifference("Africa/Lagos", "MX", "CO", JANUARY)).toBe(6);
  expect(clockDifference("Africa/Lagos", "MX", "ZZ", JANUARY)).toBe(6);
});

test("clocks on both sides of the date line are as near as the time of day says", () => {
  expect(clockDifference("Pacific/Auckland", "AS", undefined, JANUARY)).toBe(0);
  expect(clockDifference("Pacific/Honolulu", "NZ", undefined, JULY)).toBe(1.25);
});

test("networks of a country serve its territories", () => {
  expect(clockDifference("America/Martinique", "FR", undefined, JANUARY)).toBe(0);
  expect(clockDifference("America/Puerto_Rico", "US", undefined, JANUARY)).toBe(0);
});

test.each([
  ["the clock of the device changes", "Europe/Athens", "NG", "2026-03-29T01:00:00Z", 1, 2],
  ["the clock of the device changes back", "Europe/Athens", "NG", "2026-10-25T01:00:00Z", 2, 1],
  ["the clock of the country changes", "Africa/Lagos", "GB", "2026-03-29T01:00:00Z", 1, 0],
  ["the clock of the country changes back", "Africa/Lagos", "GB", "2026-10-25T01:00:00Z", 0, 1],
  ["both change at once", "Europe/Madrid", "GB", "2026-03-29T01:00:00Z", 1, 1],
  ["all zones of the country but one change", "America/Bogota", "CL", "2026-04-05T03:00:00Z", 0, 1],
])("at the hour in which %s, the new offset counts", (_, timezone, country, change, before, after) => {
  const at = Date.parse(change);
  const differences = [at - 1, at, at - 1].map((moment) => clockDifference(timezone, country, undefined, moment));
  expect(differences).toEqual([before, after, before]);
});

test.each(["UTC", "utc", "Etc/UTC", "GMT", "Etc/GMT+0", "Zulu", "Atlantic/Reykjavik", "nowhere", "America/Atlantis", "", "x".repeat(64)])(
  "a zone that does not say where a device is has no difference: %s",
  (timezone) => {
    expect(clockDifference(timezone, "MX", undefined, JANUARY)).toBeUndefined();
  },
);

test("an unknown country has no clock", () => {
  expect(clockDifference("America/Mexico_City", "ZZ", "MX", JANUARY)).toBeUndefined();
});

describe.each([
  ["January", JANUARY],
  ["July", JULY],
])("in %s", (_, at) => {
  test("a device at home differs in no country and no zone", () => {
    const differing = Object.values(getAllCountries()).flatMap(({ id, timezones }) =>
      timezones.flatMap((zone) => {
        const hours = clockDifference(zone, id, undefined, at);
        return hours === 0 || zone === "Atlantic/Reykjavik" ? [] : [[id, zone, hours]];
      }),
    );
    expect(differing).toEqual([]);
  });
});
