// Bad days: the database slow, locked, or gone.
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { handleOf } from "../../src/decisions/idempotency/handle.ts";
import { canonicalJson } from "../../src/platform/http/canonical-body.ts";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

const TIMEOUT = 400;
let service: TestService;
beforeEach(async () => {
  service = await startService({ assessTimeoutMs: TIMEOUT });
});
afterEach(() => service.close());

const assess = (body: unknown = payin()) => call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body });
const timed = async (): Promise<{ status: number; code: string | undefined; milliseconds: number }> => {
  const started = performance.now();
  const answer = await assess();
  return { status: answer.status, code: answer.body.error?.code, milliseconds: performance.now() - started };
};

/** Leaves an insert of the order's handle uncommitted, so that assessments of the order wait; returns a function that rolls it back. */
async function holdHandle(body: Record<string, unknown>): Promise<() => Promise<void>> {
  const request = { ...body, amount_unit: "major" };
  const handle = handleOf({
    flow: "payin",
    credentialKind: "secret",
    submerchantId: null,
    idempotencyKey: undefined,
    orderId: String(body.order_id),
    sent: canonicalJson(request),
  });
  const holder = new pg.Client({ connectionString: service.database.url });
  await holder.connect();
  await holder.query("BEGIN");
  await holder.query("INSERT INTO handles VALUES ($1, $2, $3, gen_random_uuid(), now())", [service.tenant.id, handle?.key, handle?.fingerprint]);
  return async () => {
    await holder.query("ROLLBACK");
    await holder.end();
  };
}

describe("a locked table", () => {
  test("is 504 ASSESS_TIMEOUT within the deadline, and a 200 again as soon as the lock is gone", async () => {
    await assess();
    const locker = new pg.Client({ connectionString: service.database.url });
    await locker.connect();
    await locker.query("BEGIN; LOCK TABLE assessments IN ACCESS EXCLUSIVE MODE");
    const answers = await Promise.all(Array.from({ length: 20 }, timed));
    await locker.query("ROLLBACK");
    await locker.end();
    for (const answer of answers) {
      expect([answer.status, answer.code]).toEqual([504, "ASSESS_TIMEOUT"]);
      expect(answer.milliseconds).toBeLessThan(TIMEOUT + 150);
    }
    expect((await assess()).status).toBe(200);
  });

  test("of keys is an answer within the deadline too, also for a process that knows no key yet", async () => {
    const locker = new pg.Client({ connectionString: service.database.url });
    await locker.connect();
    await locker.query("BEGIN; LOCK TABLE api_keys IN ACCESS EXCLUSIVE MODE");
    const answers = await Promise.all(Array.from({ length: 60 }, timed));
    await locker.query("ROLLBACK");
    await locker.end();
    for (const answer of answers) {
      expect([503, 504]).toContain(answer.status);
      expect(answer.milliseconds).toBeLessThan(TIMEOUT + 150);
    }
    expect((await assess()).status).toBe(200);
  });

  test("for one handle does not stop the others: one slow batch must not stop the next", async () => {
    const stuck = payin();
    await assess();
    const release = await holdHandle(stuck);
    let slowStatus: number | undefined;
    const slow = assess(stuck).then((answer) => {
      slowStatus = answer.status;
    });
    const others = [];
    for (let i = 0; i < 30; i++) others.push((await timed()).status);
    expect(new Set(others)).toEqual(new Set([200]));
    await slow;
    expect(slowStatus).toBe(504);
    await release();
    expect((await assess(stuck)).status).toBe(200);
  });
});

test("a locked handle costs the requests of its own batch nothing but a moment", async () => {
  const stuck = payin();
  await assess();
  const release = await holdHandle(stuck);
  const [slow, ...others] = await Promise.all([assess(stuck), ...Array.from({ length: 20 }, () => assess())]);
  expect(slow?.status).toBe(504);
  expect(new Set(others.map((answer) => answer.status))).toEqual(new Set([200]));
  await release();
});

describe("a database that is gone", () => {
  test("is 503 at once with Retry-After, not after a pile-up; and the first 200 comes by itself when it is back", async () => {
    expect((await assess()).status).toBe(200);
    await service.database.cut();
    await assess();
    const answers = await Promise.all(Array.from({ length: 50 }, timed));
    for (const answer of answers) expect([answer.status, answer.code]).toEqual([503, "ASSESS_MAINTENANCE"]);
    expect(Math.max(...answers.map((answer) => answer.milliseconds))).toBeLessThan(200);
    await service.database.restore();
    const back = performance.now();
    let status = 0;
    while (status !== 200 && performance.now() - back < 5000) status = (await assess()).status;
    expect(status).toBe(200);
    expect(performance.now() - back).toBeLessThan(2000);
  });

  test("never costs an acknowledged answer, and never a 500", async () => {
    const stored: { body: unknown; text: string }[] = [];
    const statuses = new Set<number>();
    const load = Array.from({ length: 8 }, async () => {
      for (let i = 0; i < 40; i++) {
        const body = payin();
        const answer = await assess(body);
        statuses.add(answer.status);
        if (answer.status === 200) stored.push({ body, text: answer.text });
      }
    });
    while (stored.length < 20) await new Promise((resolve) => setImmediate(resolve));
    await service.database.cut();
    await Promise.all(load);
    await service.database.restore();
    for (const status of statuses) expect([200, 503, 504]).toContain(status);
    let status = 0;
    while (status !== 200) status = (await assess()).status;
    for (const { body, text } of stored) expect((await assess(body)).text).toBe(text);
  });
});
