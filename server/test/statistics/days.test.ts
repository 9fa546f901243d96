// Days of time zones: every moment is in the day that the zone's calendar says, and in no other.
import { describe, expect, test } from "vitest";
import { grains, grainsOf } from "../../src/statistics/buckets.ts";
import { clockOf, daysOf, today } from "../../src/statistics/days.ts";

const { minute: MINUTE, hour: HOUR, day: DAY } = grains;
const days = (zone: string, from: string, to: string) => {
  const clock = clockOf(zone);
  if (clock === undefined) throw new Error(`${zone} is no zone`);
  return daysOf(clock, from, to);
};

describe.each([
  ["UTC", "2026-01-01", "2026-12-31"],
  ["America/New_York", "2026-03-01", "2026-11-30"],
  ["America/Santiago", "2026-03-25", "2026-09-15"],
  ["America/St_Johns", "2005-10-20", "2006-04-10"],
  ["Australia/Lord_Howe", "2026-03-28", "2026-10-12"],
  ["Asia/Kathmandu", "2026-01-01", "2026-02-10"],
  ["America/Sao_Paulo", "2018-02-10", "2018-11-10"],
  ["Africa/Cairo", "2026-04-20", "2026-11-05"],
  ["Pacific/Apia", "2011-12-20", "2012-01-05"],
  ["Africa/Monrovia", "1971-12-25", "1972-01-15"],
  ["Europe/London", "1901-01-01", "1901-02-01"],
])("%s from %s to %s", (zone, from, to) => {
  const all = days(zone, from, to);
  const local = new Intl.DateTimeFormat("en-CA", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" });

  test("the days follow one another without a gap, and without a moment in two", () => {
    for (const [index, { to: end }] of all.slice(0, -1).entries()) expect(all[index + 1]?.from).toBe(end);
    for (const day of all) expect(day.to).toBeGreaterThanOrEqual(day.from);
  });

  test("their first and their last minute are theirs, and whole minutes begin them", () => {
    for (const { date, from: first, to: end } of all) {
      expect(Math.abs(first % MINUTE)).toBe(0);
      if (first === end) continue;
      // where clocks had seconds, a day begins within a minute
      expect([date, local.format(first + MINUTE - 1)]).toEqual([date, date]);
      expect([date, local.format(end - MINUTE)]).toEqual([date, date]);
    }
  });
});

test.each([
  ["America/New_York", "2026-03-08", 23],
  ["America/New_York", "2026-11-01", 25],
  ["Australia/Lord_Howe", "2026-10-04", 23.5],
  ["America/Santiago", "2026-09-06", 23],
  ["Pacific/Apia", "2011-12-30", 0],
  ["UTC", "2026-03-08", 24],
])("in %s, %s has %d hours", (zone, date, hours) => {
  const [day] = days(zone, date, date);
  expect(((day?.to ?? 0) - (day?.from ?? 0)) / HOUR).toBe(hours);
});

test("today is another day on the other side of the date line", () => {
  const at = Date.UTC(2026, 10, 20, 10, 30);
  const of = (zone: string) => today(clockOf(zone) ?? expect.fail(zone), at);
  expect([of("Pacific/Kiritimati"), of("UTC"), of("Pacific/Midway")]).toEqual(["2026-11-21", "2026-11-20", "2026-11-19"]);
});

test.each(["Mars/Olympus", "+05:30", "+0530", "05", "", "America", "UTC+1", "../etc"])("%j is no time zone", (name) => {
  expect(clockOf(name)).toBeUndefined();
});

describe("a time range consists of the widest buckets that fit", () => {
  const at = Date.UTC(2026, 0, 31);
  test.each([
    ["a day", at, at + DAY, [["day", 1]]],
    ["two minutes over midnight", at - MINUTE, at + MINUTE, [["minute", 2]]],
    [
      "a day and an edge",
      at - 3 * HOUR - 2 * MINUTE,
      at + DAY + 5 * MINUTE,
      [
        ["minute", 2],
        ["hour", 3],
        ["day", 1],
        ["minute", 5],
      ],
    ],
    [
      "less than an hour on both sides of one",
      at + 59 * MINUTE,
      at + 2 * HOUR + MINUTE,
      [
        ["minute", 1],
        ["hour", 1],
        ["minute", 1],
      ],
    ],
    ["nothing", at, at, []],
    ["before anything", -DAY * 1000, -DAY, []],
  ] as const)("%s", (_, from, to, pieces) => {
    expect(grainsOf({ from, to }).map(({ grain, from: first, to: end }) => [grain, (end - first) / grains[grain]])).toEqual(pieces);
  });

  test("400 days with edges of every kind are at most 400 days, 46 hours and 118 minutes", () => {
    for (let offset = 0; offset < DAY; offset += 7 * MINUTE) {
      const pieces = grainsOf({ from: at + offset, to: at + offset + 400 * DAY });
      const sum = (grain: string) => pieces.filter((piece) => piece.grain === grain).reduce((total, { from, to }) => total + (to - from), 0);
      expect(pieces.reduce((total, { from, to }) => total + to - from, 0)).toBe(400 * DAY);
      expect(sum("hour")).toBeLessThanOrEqual(46 * HOUR);
      expect(sum("minute")).toBeLessThanOrEqual(118 * MINUTE);
    }
  });
});
