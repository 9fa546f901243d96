// When another batch of assessments may begin beside those that run.
import { describe, expect, test } from "vitest";
import { mayBegin, type RunningBatch } from "../../src/decisions/assess/concurrent-batches.ts";

const NOW = 1000;
/** Batches of so many requests, which began so long (ms) ago. */
const batches = (...all: readonly (readonly [size: number, age: number])[]): ReadonlySet<RunningBatch> =>
  new Set(all.map(([length, age]) => ({ since: NOW - age, jobs: { length } })));

describe("another batch begins", () => {
  test.each([
    ["at once where none runs, also for one request", batches(), 1, true],
    ["beside a small one, so that light load never waits", batches([7, 1]), 1, true],
    ["not beside a large one while fewer than sixteen wait", batches([8, 1]), 15, false],
    ["beside a large one once sixteen wait", batches([64, 1]), 16, true],
    ["beside a large one that takes long", batches([64, 10]), 1, true],
    ["not as the third", batches([1, 1], [1, 1]), 64, false],
    ["as the third beside one that is slow", batches([1, 50], [1, 1]), 1, true],
    ["not beyond the connections that batches may have", batches([1, 50], [1, 50], [1, 50]), 64, false],
  ])("%s", (_promise, running, waiting, expected) => {
    expect(mayBegin(running, waiting, NOW, 3)).toBe(expected);
  });
});
