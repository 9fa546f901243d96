// Times as PostgreSQL writes them, in the contract's format.
import { expect, test } from "vitest";
import { instant } from "../../src/platform/database/instant.ts";

test.each([
  ["2026-11-23 02:40:05.123456+00", "2026-11-23T02:40:05.123Z"],
  ["2026-11-23 02:40:05.999999+00", "2026-11-23T02:40:05.999Z"],
  ["2026-11-23 02:40:05.1+00", "2026-11-23T02:40:05.100Z"],
  ["2026-11-23 02:40:05+00", "2026-11-23T02:40:05.000Z"],
  ["2026-11-22 23:40:05.12-03", "2026-11-23T02:40:05.120Z"],
  ["2026-11-23T02:40:05.123Z", "2026-11-23T02:40:05.123Z"],
])("%s is %s", (stored, shown) => {
  expect(instant(stored)).toBe(shown);
});

test("a time in UTC is what parsing it as a date gives", () => {
  for (let index = 0; index < 500; index++) {
    const stored = new Date(Date.UTC(1990, 0, 1) + index * 2_345_678_901)
      .toISOString()
      .replace("T", " ")
      .replace("Z", `${index % 10}+00`);
    expect(instant(stored)).toBe(new Date(stored).toISOString());
  }
});
