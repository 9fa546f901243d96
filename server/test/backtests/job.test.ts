// Backtests as a job: interrupted, resumed, several at once, and with changes arriving meanwhile.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ApiError } from "../../src/platform/errors/api-error.ts";
import type { Tenancy } from "../../src/platform/tenancy/tenancy.ts";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type RuleTenant, ruleTenant } from "../rules/organization-rules.ts";
import { type Backtesting, backtestingOf } from "./backtesting.ts";

let service: TestService;
let backtesting: Backtesting;
beforeAll(async () => {
  service = await startService();
  backtesting = await backtestingOf(service);
});
afterAll(async () => {
  await backtesting.close();
  await service.close();
});
afterEach(() => {
  backtesting.ahead = 60_000;
  backtesting.errors.length = 0;
});

const MINUTE = 60_000;
/** Matches two payments of three. */
const request = { rules: [{ expression: "payment.amount >= 100", action: { type: "at_least", decision: "review" } as const }] };

/** An organization with so many payments, of 50, 100 and 200 in turn. */
async function organizationWith(payments: number): Promise<{ of: RuleTenant; id: string; sessions: string[] }> {
  const of = await ruleTenant(service);
  const sessions: string[] = [];
  for (let index = 0; index < payments; index += 1) sessions.push((await of.assess({ amount: [50, 100, 200][index % 3] })).session_id);
  return { of, id: of.tenant.id, sessions };
}

/** Everything of a result that does not depend on how it was computed. */
async function resultOf(organizationId: string, id: string): Promise<object | null> {
  const { status, result } = await backtesting.read(organizationId, id);
  return { status, result };
}

/** Counts pages; after the `page`th, `then` runs, and the process waits for it. */
function after(page: number, then: () => unknown): { readonly between: () => boolean; readonly pages: () => number } {
  let pages = 0;
  let waits = false;
  return {
    between: () => {
      if (waits) return true;
      pages += 1;
      if (pages !== page) return false;
      waits = true;
      void Promise.resolve(then()).finally(() => {
        waits = false;
      });
      return true;
    },
    pages: () => pages,
  };
}

/** The result of the same backtest in one piece. */
async function undisturbed(organizationId: string): Promise<object | null> {
  const { id } = await backtesting.request(organizationId, request);
  await backtesting.next();
  return resultOf(organizationId, id);
}

describe("a backtest", () => {
  test("that is interrupted goes on in the next process from where it was, with the result of one that was not", async () => {
    const { id: organizationId } = await organizationWith(30);
    const { id } = await backtesting.request(organizationId, request);
    const stop = new AbortController();
    const first = after(2, () => stop.abort());
    await backtesting.next({ page: 4, between: first.between, signal: stop.signal });
    const half = await backtesting.read(organizationId, id);
    expect([half.status, half.progress.payments, half.result]).toEqual(["running", 8, null]);
    expect(half.progress.percent).toBeGreaterThan(0);

    const second = after(99, () => undefined);
    await backtesting.next({ page: 4, between: second.between });
    expect(second.pages()).toBe(5);
    const resumed = await resultOf(organizationId, id);
    expect(resumed).toMatchObject({ status: "completed", result: { payments: 30, matched: { total: 20 } } });
    expect(resumed).toEqual(await undisturbed(organizationId));
  });

  test("whose process dies is taken over when its lease ends, and not before", async () => {
    const { id: organizationId } = await organizationWith(12);
    const { id } = await backtesting.request(organizationId, request);
    // the process loses its database for good after two pages, and stores nothing any more
    let calls = 0;
    const dying = (tenancy: Tenancy): Tenancy => ({
      ...tenancy,
      within: (...parameters) => {
        calls += 1;
        return calls > 3 ? Promise.reject(new ApiError("ASSESS_MAINTENANCE")) : tenancy.within(...parameters);
      },
    });
    await backtesting.next({ page: 4, tenancy: dying });
    expect(backtesting.errors).toHaveLength(1);
    expect(await backtesting.next()).toBe(false);
    expect((await backtesting.read(organizationId, id)).status).toBe("running");

    backtesting.ahead = 3 * MINUTE;
    expect(await backtesting.next()).toBe(true);
    expect(await resultOf(organizationId, id)).toEqual(await undisturbed(organizationId));
  });

  test("that two processes work on, because the lease of one ended, counts each payment once", async () => {
    const { id: organizationId } = await organizationWith(12);
    const { id } = await backtesting.request(organizationId, request);
    const began = Promise.withResolvers<void>();
    let held = true;
    const first = backtesting.next({
      page: 4,
      between: () => {
        began.resolve();
        return held;
      },
    });
    await began.promise;
    backtesting.ahead = 3 * MINUTE;
    expect(await backtesting.next({ page: 4 })).toBe(true);
    const taken = await resultOf(organizationId, id);
    held = false;
    await first;
    expect(await resultOf(organizationId, id)).toEqual(taken);
    expect(taken).toEqual(await undisturbed(organizationId));
  });

  test("counts outcomes of the time of its request: those that arrive meanwhile change nothing", async () => {
    const { of, id: organizationId, sessions } = await organizationWith(9);
    const report = (index: number, outcome: string) =>
      call(`${service.url}/api/v1/assess/outcome`, { key: of.tenant.secret, body: { session_id: sessions[index], outcome } });
    await report(1, "chargeback_lost");
    await report(2, "captured");
    const { id } = await backtesting.request(organizationId, request);
    const later = after(1, () => Promise.all([report(4, "fraud_confirmed"), report(5, "captured"), report(7, "captured")]));
    // the time of what arrives is that of the service, so the backtest was requested a minute ago
    await service.database.query("UPDATE backtests SET plan = jsonb_set(plan, '{asOf}', to_jsonb($2::bigint)) WHERE id = $1", [id, Date.now()]);
    await backtesting.next({ page: 3, between: later.between });
    const { result } = await backtesting.read(organizationId, id);
    expect(result?.matched).toMatchObject({ total: 6, frauds: 1, goods: 1, without_outcome: 4, fraud_amount_by_currency: { MXN: 100 } });
    expect([result?.precision.value, result?.recall.value]).toEqual([0.5, 1]);
    const { result: next } = (await undisturbed(organizationId)) as { result: { matched: object } };
    expect(next.matched).toMatchObject({ frauds: 2, goods: 3 });
  });

  test("evaluates rules, thresholds and weights of the time of its request", async () => {
    const { of, id: organizationId } = await organizationWith(6);
    const rule = await of.rule("live", { expression: "payment.amount >= 200", action: { type: "at_least", decision: "challenge" } });
    const { id } = await backtesting.request(organizationId, { rules: [{ rule_id: rule.id, action: { type: "at_least", decision: "decline" } }] });
    await call(`${service.url}/api/v1/rules/${rule.id}`, { method: "PATCH", key: of.admin, body: { expression: "false" } });
    await of.move(rule.id, "archive");
    await backtesting.next();
    const { result } = await backtesting.read(organizationId, id);
    expect(result?.changes).toMatchObject([{ from: "approve", to: "decline", total: 2 }]);
  });

  test("that is canceled stops, and has no result", async () => {
    const { of, id: organizationId } = await organizationWith(12);
    const { id } = await backtesting.request(organizationId, request);
    let canceled: unknown;
    const first = after(1, async () => {
      canceled = await call(`${service.url}/api/v1/rules/backtests/${id}`, { method: "DELETE", key: of.admin });
    });
    await backtesting.next({ page: 4, between: first.between });
    expect(canceled).toMatchObject({ status: 200, body: { status: "canceled" } });
    expect(await resultOf(organizationId, id)).toEqual({ status: "canceled", result: null });
    expect(await backtesting.next()).toBe(false);
  });

  test("leaves out payments that were never evaluated, and says how many", async () => {
    const { of, id: organizationId } = await organizationWith(3);
    await of.assess({ payer: { email: "decline@sandbox.test" } });
    const { id } = await backtesting.request(organizationId, request);
    await backtesting.next();
    expect((await backtesting.read(organizationId, id)).result).toMatchObject({ payments: 3, skipped: 1 });
  });

  test("of a sample multiplies its counts, and is the same each time", async () => {
    const { id: organizationId } = await organizationWith(60);
    const of = async (): Promise<object | null> => {
      const { id } = await backtesting.request(organizationId, { ...request, sample: 0.5 });
      await backtesting.next();
      return resultOf(organizationId, id);
    };
    const sampled = (await of()) as { result: { payments: number } };
    expect(sampled.result.payments % 2).toBe(0);
    expect(sampled.result.payments).toBeGreaterThan(20);
    expect(sampled.result.payments).toBeLessThan(110);
    expect(await of()).toEqual(sampled);
  });
});

describe("backtests of several", () => {
  test("run two at a time for one organization, and give others their turn", async () => {
    const [busy, other] = [await organizationWith(6), await organizationWith(3)];
    const requested = [];
    for (let count = 0; count < 3; count += 1) requested.push((await backtesting.request(busy.id, request)).id);
    let held = true;
    const runs = [1, 2].map(() => {
      const began = Promise.withResolvers<void>();
      const run = backtesting.next({
        page: 2,
        between: () => {
          began.resolve();
          return held;
        },
      });
      return { began: began.promise, run };
    });
    await Promise.all(runs.map(({ began }) => began));
    expect(await backtesting.next()).toBe(false);
    const { id } = await backtesting.request(other.id, request);
    expect(await backtesting.next()).toBe(true);
    expect((await backtesting.read(other.id, id)).status).toBe("completed");
    held = false;
    await Promise.all(runs.map(({ run }) => run));
    await backtesting.next();
    const results = await Promise.all(requested.map((one) => resultOf(busy.id, one)));
    expect(results).toEqual(results.map(() => ({ status: "completed", result: expect.objectContaining({ payments: 6 }) })));
    expect(new Set(results.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  test("wait in line: at most 20 of an organization", async () => {
    const of = await ruleTenant(service);
    const answers = [];
    for (let count = 0; count < 21; count += 1) answers.push((await of.api("/rules/backtests", request)).status);
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 202), 409]);
    await service.database.query("UPDATE backtests SET status = 'canceled' WHERE organization_id = $1", [of.tenant.id]);
  });

  test("are deleted 90 days after their end", async () => {
    const { id: organizationId } = await organizationWith(1);
    const { id } = await backtesting.request(organizationId, request);
    await backtesting.next();
    backtesting.ahead = 89 * 24 * 60 * MINUTE;
    await backtesting.next();
    expect((await backtesting.read(organizationId, id)).status).toBe("completed");
    backtesting.ahead = 91 * 24 * 60 * MINUTE;
    await backtesting.next();
    await expect(backtesting.read(organizationId, id)).rejects.toThrow(expect.objectContaining({ code: "NOT_FOUND" }));
  });
});
