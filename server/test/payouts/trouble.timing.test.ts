// Bad days for payouts: the database slow, locked, or gone.
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startService, type TestService } from "../harness/service.ts";
import { type Payouts, payoutsOf } from "./payouts-of.ts";

const TIMEOUT = 1000;
let service: TestService;
let payouts: Payouts;
beforeEach(async () => {
  service = await startService({ assessTimeoutMs: TIMEOUT, logLevel: "warn" });
  await service.service.batches.warm(10_000);
  payouts = payoutsOf(service);
});
afterEach(() => service.close());

const timed = async (): Promise<{ outcome: unknown[]; retryAfter: string | null; milliseconds: number }> => {
  const started = performance.now();
  const { status, body, headers } = await payouts.assess();
  return { outcome: [status, body.error?.code], retryAfter: headers.get("Retry-After"), milliseconds: performance.now() - started };
};

test("a locked payout history is 504 ASSESS_TIMEOUT within the deadline, and a 200 again as soon as the lock is gone", async () => {
  await payouts.assess();
  const locker = new pg.Client({ connectionString: service.database.url });
  await locker.connect();
  await locker.query("BEGIN; LOCK TABLE payout_activity IN ACCESS EXCLUSIVE MODE");
  const answers = await Promise.all(Array.from({ length: 20 }, timed));
  await locker.query("ROLLBACK");
  await locker.end();
  for (const { outcome, milliseconds } of answers) {
    expect(outcome).toEqual([504, "ASSESS_TIMEOUT"]);
    expect(milliseconds).toBeLessThan(TIMEOUT * 1.5);
  }
  expect((await payouts.assess()).status).toBe(200);
});

test("a database that is gone is 503 at once with Retry-After; and the first 200 comes by itself when it is back", async () => {
  expect((await payouts.assess()).status).toBe(200);
  await service.database.cut();
  await payouts.assess();
  for (const { outcome, retryAfter } of await Promise.all(Array.from({ length: 30 }, timed))) {
    expect(outcome).toEqual([503, "ASSESS_MAINTENANCE"]);
    expect(Number(retryAfter)).toBeGreaterThan(0);
  }
  await service.database.restore();
  const back = performance.now();
  let status = 0;
  while (status !== 200 && performance.now() - back < 5000) status = (await payouts.assess()).status;
  expect(status).toBe(200);
});

test("never costs an acknowledged answer, and never a 500", async () => {
  const stored: { body: Record<string, unknown>; text: string }[] = [];
  const statuses = new Set<number>();
  const load = Array.from({ length: 8 }, async (_, worker) => {
    for (let i = 0; i < 30; i++) {
      const body = { order_id: `PAYOUT-${worker}-${i}`, beneficiary: { id: `ben_${worker}_${i}` } };
      const { status, text } = await payouts.assess(body);
      statuses.add(status);
      if (status === 200) stored.push({ body, text });
    }
  });
  while (stored.length < 20) await new Promise((resolve) => setImmediate(resolve));
  await service.database.cut();
  await Promise.all(load);
  await service.database.restore();
  for (const status of statuses) expect([200, 503, 504]).toContain(status);
  while ((await payouts.assess()).status !== 200);
  for (const { body, text } of stored) expect((await payouts.assess(body)).text).toBe(text);
});
