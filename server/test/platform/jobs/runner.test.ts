// The job runner, on a clock of the test's own: schedule, jitter, timeout, lock, and one error policy.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Job } from "../../../src/platform/jobs/job.ts";
import { createJobRunner, type EndedRun, type JobRunner, JobTimeout } from "../../../src/platform/jobs/runner.ts";

const START = Date.parse("2026-11-22T12:00:00.000Z");

let ended: EndedRun[];
let failed: [string, unknown, number][];
let runner: JobRunner;
let random: number;
beforeEach(() => {
  vi.useFakeTimers({ now: START });
  [ended, failed, random] = [[], [], 0];
  runner = createJobRunner({ ended: (run) => ended.push(run), failed: (...all) => failed.push(all), random: () => random });
});
afterEach(async () => {
  const closed = runner.close();
  await vi.advanceTimersByTimeAsync(120_000);
  await closed;
  vi.useRealTimers();
});

const jobOf = (run: Job["run"], more: Partial<Job> = {}): Job => ({ name: "job", schedule: { everyMs: 1000 }, timeoutMs: 5000, run, ...more });
const nothing = async (): Promise<undefined> => undefined;
const work = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));
const elapsed = (): number => Date.now() - START;

describe("the schedule", () => {
  test("counts from the end of one run to the start of the next, and runs of a job never overlap", async () => {
    const starts: number[] = [];
    runner.add(
      jobOf(async () => {
        starts.push(elapsed());
        return work(300);
      }),
    );
    await vi.advanceTimersByTimeAsync(4000);
    expect(starts).toEqual([1000, 2300, 3600]);
  });

  test("has a first run of its own, and adds jitter at random, a tenth unless it says otherwise", async () => {
    random = 1;
    const starts: Record<string, number[]> = { usual: [], much: [], none: [] };
    const noted = (name: string) => async () => void starts[name]?.push(elapsed());
    runner.add(jobOf(noted("usual") as Job["run"], { name: "usual", schedule: { everyMs: 1000, firstAfterMs: 0 } }));
    runner.add(jobOf(noted("much") as Job["run"], { name: "much", schedule: { everyMs: 1000, firstAfterMs: 100, jitter: 0.5 } }));
    runner.add(jobOf(noted("none") as Job["run"], { name: "none", schedule: { everyMs: 1000, jitter: 0 } }));
    await vi.advanceTimersByTimeAsync(2300);
    expect(starts).toEqual({ usual: [0, 1100, 2200], much: [150, 1650], none: [1000, 2000] });
  });

  test("is overridden by the delay that a run returns", async () => {
    const starts: number[] = [];
    runner.add(
      jobOf(async () => {
        starts.push(elapsed());
        return { nextInMs: 50 };
      }),
    );
    await vi.advanceTimersByTimeAsync(1110);
    expect(starts).toEqual([1000, 1050, 1100]);
  });

  test("a job that is woken runs at once, but no sooner than its shortest distance; a wake-up during a run is not lost", async () => {
    const starts: number[] = [];
    const job = runner.add(
      jobOf(
        async () => {
          starts.push(elapsed());
          return work(10);
        },
        { schedule: { everyMs: 1000, firstAfterMs: 0, leastMs: 20 } },
      ),
    );
    await vi.advanceTimersByTimeAsync(5);
    job.wake();
    await vi.advanceTimersByTimeAsync(95);
    expect(starts).toEqual([0, 30]);
    job.wake();
    await vi.advanceTimersByTimeAsync(5);
    expect(starts).toEqual([0, 30, 100]);
  });

  test("two jobs of one name are refused", () => {
    runner.add(jobOf(nothing));
    expect(() => runner.add(jobOf(nothing))).toThrow("a job named job");
  });
});

describe("a run that fails", () => {
  test("is counted, shown in health, and followed by the next on schedule, until one succeeds", async () => {
    let away = true;
    runner.add(
      jobOf(async () => {
        if (away) throw Object.assign(new Error("connect to 10.0.0.7 refused"), { code: "ECONNREFUSED" });
        return undefined;
      }),
    );
    await vi.advanceTimersByTimeAsync(3000);
    expect(ended.map(({ end, consecutiveFailures }) => [end, consecutiveFailures])).toEqual([
      ["failed", 1],
      ["failed", 2],
      ["failed", 3],
    ]);
    expect(runner.health()).toEqual([
      {
        name: "job",
        status: "failing",
        running: false,
        consecutive_failures: 3,
        last_run_at: "2026-11-22T12:00:03.000Z",
        last_success_at: null,
        next_run_at: "2026-11-22T12:00:04.000Z",
        last_error: "Error ECONNREFUSED",
      },
    ]);
    away = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(runner.health()).toMatchObject([{ status: "ok", consecutive_failures: 0, last_error: null, last_success_at: "2026-11-22T12:00:04.000Z" }]);
  });

  test("is logged at most once a minute per job, and so is an error beside the runs", async () => {
    const job = runner.add(jobOf(() => Promise.reject(new Error("broken"))));
    runner.add(jobOf(() => Promise.reject(new Error("broken too")), { name: "other" }));
    await vi.advanceTimersByTimeAsync(60_000);
    job.noteError(new Error("beside"));
    expect(failed.map(([name]) => name)).toEqual(["job", "other"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(failed.map(([name, , failures]) => [name, failures])).toEqual([
      ["job", 1],
      ["other", 1],
      ["job", 61],
      ["other", 61],
    ]);
  });

  test("of one job leaves the others alone", async () => {
    const ran = vi.fn(nothing);
    runner.add(jobOf(() => Promise.reject(new Error("broken"))));
    runner.add(jobOf(ran, { name: "other" }));
    await vi.advanceTimersByTimeAsync(3000);
    expect(ran).toHaveBeenCalledTimes(3);
  });
});

describe("a run that hangs", () => {
  test("is abandoned at its timeout, counted and reported, its signal aborts, and the next run comes on schedule", async () => {
    const signals: AbortSignal[] = [];
    runner.add(
      jobOf(({ signal }) => {
        signals.push(signal);
        return signals.length === 1 ? new Promise(() => undefined) : nothing();
      }),
    );
    await vi.advanceTimersByTimeAsync(5999);
    expect([ended, runner.health()[0]?.running]).toEqual([[], true]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toMatchObject([{ end: "timed_out", milliseconds: 5000, consecutiveFailures: 1 }]);
    expect(failed).toEqual([["job", expect.any(JobTimeout), 1]]);
    expect(runner.health()).toMatchObject([{ status: "failing", running: false, last_error: "JobTimeout" }]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(ended.at(-1)?.end).toBe("succeeded");
  });

  test("and fails later has no effect", async () => {
    const hung = Promise.withResolvers<undefined>();
    runner.add(jobOf(() => (ended.length === 0 ? hung.promise : nothing())));
    await vi.advanceTimersByTimeAsync(6000);
    hung.reject(new Error("too late to matter"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(ended.map(({ end }) => end)).toEqual(["timed_out", "succeeded"]);
  });
});

describe("a lock", () => {
  /** A lock that records its state. */
  function lockOf(free: () => boolean) {
    const story: string[] = [];
    const lock: NonNullable<Job<string>["lock"]> = {
      acquire: async (signal) => {
        if (!free()) return undefined;
        story.push("acquired");
        signal.addEventListener("abort", () => story.push("aborted"), { once: true });
        return {
          held: "connection",
          release: async () => {
            story.push("released");
          },
        };
      },
    };
    return { lock, story };
  }

  test("is held for the run, which works with what it is held by, and released after it, whatever comes of it", async () => {
    const { lock, story } = lockOf(() => true);
    const run: Job<string>["run"] = async ({ held }) => {
      story.push(`run with ${held}`);
      throw new Error("broken");
    };
    runner.add<string>({ name: "job", schedule: { everyMs: 1000 }, timeoutMs: 5000, lock, run });
    await vi.advanceTimersByTimeAsync(1000);
    expect(story.slice(0, 3)).toEqual(["acquired", "run with connection", "released"]);
  });

  test("that another process has skips the run: that is no failure, and no success", async () => {
    const run = vi.fn(nothing);
    runner.add<string>({ name: "job", schedule: { everyMs: 1000 }, timeoutMs: 5000, lock: lockOf(() => false).lock, run });
    await vi.advanceTimersByTimeAsync(2000);
    expect(run).not.toHaveBeenCalled();
    expect(ended.map(({ end }) => end)).toEqual(["skipped", "skipped"]);
    expect(runner.health()).toMatchObject([{ status: "ok", last_success_at: null }]);
  });

  test("is given up with a run that hangs", async () => {
    const { lock, story } = lockOf(() => true);
    runner.add<string>({ name: "job", schedule: { everyMs: 1000 }, timeoutMs: 5000, lock, run: () => new Promise(() => undefined) });
    await vi.advanceTimersByTimeAsync(6000);
    expect(story).toEqual(["acquired", "aborted"]);
  });
});

describe("the end of the process", () => {
  test("waits for the current run, and starts no other", async () => {
    const done = vi.fn();
    runner.add(jobOf(() => work(400).then(done)));
    await vi.advanceTimersByTimeAsync(1100);
    const closed = runner.close().then(() => elapsed());
    await vi.advanceTimersByTimeAsync(5000);
    expect([await closed, done.mock.calls.length]).toEqual([1400, 1]);
  });

  test("breaks off a run that heeds its signal, and that is no failure", async () => {
    runner.add(jobOf(({ signal }) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("broken off"))))));
    await vi.advanceTimersByTimeAsync(1100);
    await runner.close();
    expect([ended, failed]).toEqual([[], []]);
  });

  test("waits for no run longer than its timeout", async () => {
    runner.add(jobOf(() => new Promise(() => undefined)));
    await vi.advanceTimersByTimeAsync(1100);
    const closed = runner.close().then(() => elapsed());
    await vi.advanceTimersByTimeAsync(5000);
    expect(await closed).toBe(6000);
  });
});
