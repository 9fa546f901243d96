// The lock of a job: one process has it at a time, and an abort ends every attempt to get it.
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advisoryLock } from "../../src/platform/jobs/job-lock.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";

const KEY = 41;

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase({ empty: true });
});
afterAll(() => database.close());

const lock = () => advisoryLock(KEY, () => new pg.Client({ connectionString: database.url, connectionTimeoutMillis: 10_000 }));

test("one process at a time has the lock: a second one gets nothing until the first has released it", async () => {
  const { signal } = new AbortController();
  const first = await lock().acquire(signal);
  expect((await first?.held.query("SELECT 1 AS one"))?.rows).toEqual([{ one: 1 }]);
  expect(await lock().acquire(signal)).toBeUndefined();
  await first?.release();
  const second = await lock().acquire(signal);
  expect(second).toBeDefined();
  await second?.release();
});

/** Resolves after so many milliseconds, without letting the connection wait for its turn. */
async function pass(milliseconds: number): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < milliseconds) await new Promise((resolve) => setImmediate(resolve));
}

test("an abort ends the attempt, at each point between the first byte and the lock", async () => {
  const began = performance.now();
  await (await lock().acquire(new AbortController().signal))?.release();
  const whole = performance.now() - began;
  for (let step = 0; step <= 40; step++) {
    const controller = new AbortController();
    const acquiring = lock().acquire(controller.signal);
    await Promise.race([acquiring, pass((whole * step) / 40)]);
    controller.abort();
    // late ones have had the lock, or not got it because an earlier connection still had it
    const holding = await acquiring.catch((error: unknown) => (error instanceof Error || error instanceof DOMException ? undefined : Promise.reject(error)));
    await holding?.release();
  }
});

test("an abort ends the attempt that has only begun, and closes the connection of one that has the lock", async () => {
  const [early, late] = [new AbortController(), new AbortController()];
  const acquiring = lock().acquire(early.signal);
  early.abort();
  await expect(acquiring).rejects.toBe(early.signal.reason);
  const free = () => advisoryLock(KEY + 1, () => new pg.Client({ connectionString: database.url }));
  const holding = await free().acquire(late.signal);
  const waiting = holding?.held.query("SELECT pg_sleep(60)");
  late.abort();
  await expect(waiting).rejects.toThrow("Connection terminated");
  await holding?.release();
});
