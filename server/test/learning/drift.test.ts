// Drift: stability index, silent signals, frauds against expected ones.
import { expect, test } from "vitest";
import { firingIndex, isMiscalibrated, isVoid, stabilityIndex, UNSTABLE } from "../../src/scoring/learning/drift-measures.ts";
import { seeded } from "../../src/scoring/learning/measures.ts";

test("the index of equal shares is about 0, whatever their numbers, and the same in both directions", () => {
  expect(stabilityIndex([8000, 1500, 500], [800, 150, 50])).toBeLessThan(0.001);
  expect(stabilityIndex([700, 300], [300, 700])).toBeCloseTo(stabilityIndex([300, 700], [700, 300]), 10);
});

test("the index of a textbook example: 50, 30 and 20 in a hundred against 40, 30 and 30", () => {
  expect(stabilityIndex([50_000, 30_000, 20_000], [40_000, 30_000, 30_000])).toBeCloseTo(0.1 * Math.log(1.25) + 0.1 * Math.log(1.5), 3);
});

test("two draws of the same population are stable, one of another is not", () => {
  const random = seeded(3);
  const drawn = (power: number) => {
    const bands = Array.from({ length: 21 }, () => 0);
    for (let index = 0; index < 2000; index++) {
      const band = Math.floor(20 * random() ** power);
      bands[band] = (bands[band] ?? 0) + 1;
    }
    return bands;
  };
  for (let round = 0; round < 50; round++) expect(stabilityIndex(drawn(4), drawn(4))).toBeLessThan(0.1);
  expect(stabilityIndex(drawn(4), drawn(2))).toBeGreaterThan(UNSTABLE);
});

test("a signal is void where it fired and does not, often enough that this is no chance", () => {
  expect(isVoid({ fired: 400, payments: 10_000 }, { fired: 0, payments: 1000 })).toBe(true);
  expect(isVoid({ fired: 400, payments: 10_000 }, { fired: 1, payments: 1000 })).toBe(false);
  expect(isVoid({ fired: 4, payments: 10_000 }, { fired: 0, payments: 1000 })).toBe(false);
  expect(isVoid({ fired: 0, payments: 0 }, { fired: 0, payments: 1000 })).toBe(false);
  expect(firingIndex({ fired: 100, payments: 1000 }, { fired: 600, payments: 1000 })).toBeGreaterThan(UNSTABLE);
});

test("frauds are miscalibrated when half more or fewer than expected, and this is no chance", () => {
  expect([isMiscalibrated(30, 20), isMiscalibrated(60, 30), isMiscalibrated(10, 60), isMiscalibrated(130, 100), isMiscalibrated(3, 0.5)]).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});
