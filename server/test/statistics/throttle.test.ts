// Throttling of the rollup job, on an injected clock: it is idle most of the time, and its lag stays small.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createJobRunner } from "../../src/platform/jobs/runner.ts";
import { settledAfterDeadline, statisticsRollup } from "../../src/processes/start-statistics.ts";
import type { Chunk } from "../../src/statistics/throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const EVERY = 5000;

/** Runs the rollup job for so many milliseconds of the test's clock; each chunk says how long it takes. */
async function pacedFor(milliseconds: number, work: (now: number) => Chunk & { took: number }) {
  const began = performance.now();
  let worked = 0;
  const ends: string[] = [];
  const jobs = createJobRunner({ ended: ({ end }) => ends.push(end), failed: () => undefined });
  jobs.add(
    statisticsRollup(async () => {
      const { took, ...chunk } = work(performance.now() - began);
      worked += took;
      await new Promise((resolve) => setTimeout(resolve, took));
      return chunk;
    }, EVERY),
  );
  await vi.advanceTimersByTimeAsync(milliseconds);
  const now = performance.now() - began;
  const share = worked / now;
  const closed = jobs.close();
  // the chunk in progress completes first
  await vi.advanceTimersByTimeAsync(60_000);
  await closed;
  return { share, now, ends };
}

/** A rollup job that counts assessments 15 s after their time, at the given rate per second, up to 2,000 per chunk. */
function rolling(perSecond: number, milliseconds: number, behind = 0) {
  let counted = -behind;
  let furthest = 0;
  const work = (now: number) => {
    const waiting = Math.max(0, ((now - 15_000 - counted) / 1000) * perSecond);
    const taken = Math.min(2000, waiting);
    const before = counted;
    counted += (taken / perSecond) * 1000;
    const more = taken < waiting;
    if (now > 60_000) furthest = Math.max(furthest, now - counted);
    return { took: 5 + taken * milliseconds, more, covered: more ? counted - before : 0 };
  };
  return { work, lag: (now: number) => now - counted, furthest: () => furthest };
}

test("a backlog of a million is rolled up in a fifth of the time, not in one go", async () => {
  const { work, lag } = rolling(100, 0.1, 1_000_000_000 / 100);
  let caughtUp = 0;
  const { share } = await pacedFor(600_000, (now) => {
    if (caughtUp === 0 && lag(now) < 60_000) caughtUp = now;
    return work(now);
  });
  expect(share).toBeLessThanOrEqual(0.21);
  expect(caughtUp).toBeGreaterThan(400_000);
  expect(caughtUp).toBeLessThan(600_000);
});

test.each([
  ["1,000 assessments/s", 1000, 0.1, 0.15],
  ["1,000 assessments/s on a database that is three times slower", 1000, 0.3, 0.4],
  ["3,000 assessments/s", 3000, 0.1, 0.4],
  ["a few", 2, 0.1, 0.01],
])("figures are current within a minute under %s, and the rollup job is throttled", async (_, perSecond, milliseconds, most) => {
  const { work, furthest } = rolling(perSecond, milliseconds);
  const { share } = await pacedFor(600_000, work);
  expect(furthest()).toBeLessThan(45_000);
  expect(share).toBeLessThan(most);
});

test("a backlog is caught up also if a fifth of the time is not enough", async () => {
  const { work, lag } = rolling(1000, 0.6, 120_000);
  const { now } = await pacedFor(1_200_000, work);
  expect(lag(now)).toBeLessThan(60_000);
});

test("a failing chunk is counted, and the next one is scheduled as if there was nothing to do", async () => {
  let tries = 0;
  const { ends } = await pacedFor(4 * EVERY - 1, () => {
    tries += 1;
    throw new Error("away");
  });
  expect([tries, ends]).toEqual([4, ["failed", "failed", "failed", "failed"]]);
});

test.each([
  [50, 15_000],
  [2000, 15_000],
  [10_000, 30_000],
  [60_000, 40_000],
])("with a deadline of %d ms, assessments are counted %d ms after they were requested: within a minute", (deadline, age) => {
  expect(settledAfterDeadline(deadline)).toBe(age);
});
