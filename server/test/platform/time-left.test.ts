import { expect, test } from "vitest";
import { timeLeft } from "../../src/platform/time/time-left.ts";

test.each([
  [0, "0 s"],
  [8, "8 s"],
  [57, "55 s"],
  [58, "1 m 00 s"],
  [60, "1 m 00 s"],
  [125, "2 m 05 s"],
  [239, "4 m 00 s"],
  [3597, "59 m 55 s"],
  [3598, "1 h 00 m"],
  [3600, "1 h 00 m"],
  [7140, "1 h 59 m"],
  [7199, "2 h 00 m"],
])("%d seconds left are %s", (seconds, words) => expect(timeLeft(seconds)).toBe(words));

test("no number of seconds has 60 seconds or 60 minutes in it", () => {
  for (let seconds = 0; seconds < 3 * 3600; seconds++) expect(timeLeft(seconds)).not.toMatch(/\b60\b/);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1])("%d, before there is an estimate, is a dash", (seconds) => expect(timeLeft(seconds)).toBe("-"));
