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

test("an abort ends the attempt, at each point of opening the connection", async () => {
  for (let turns = 0; turns < 40; turns++) {
    const controller = new AbortController();
    const acquiring = lock().acquire(controller.signal);
    for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
    controller.abort();
    const holding = await acquiring.catch((error: unknown) => error);
    // an attempt that had the lock before the abort
    if (!(holding instanceof Error)) await (holding as Awaited<typeof acquiring>)?.release();
  }
  const after = await lock().acquire(new AbortController().signal);
  expect(after).toBeDefined();
  await after?.release();
});
