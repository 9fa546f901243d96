// The job of models over a database: it fits from settled payments, proposes, compares in shadow, and promotes within the budget.
import type { MikroORM } from "@mikro-orm/postgresql";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { modelFitting } from "../../src/learning/models/job.ts";
import { RiskModel } from "../../src/learning/models/model.entity.ts";
import { promote } from "../../src/learning/models/transitions.ts";
import { JOB, lookAfter, mayGoLive } from "../../src/learning/models/upkeep.ts";
import { unwatched } from "../../src/platform/database/availability.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { serviceActing } from "../../src/platform/tenancy/service-acting.ts";
import { createTenancy, type Tenancy } from "../../src/platform/tenancy/tenancy.ts";
import { type Clock, systemClock } from "../../src/platform/time/clock.ts";
import { connectOrm } from "../../src/schema/orm.ts";
import type { Facts } from "../../src/scoring/engine/evaluate.ts";
import { encodeSignalFacts } from "../../src/scoring/facts/encode.ts";
import { seeded } from "../../src/scoring/learning/measures.ts";
import type { FitSummary } from "../../src/scoring/learning/pool.ts";
import { connectPool, createDatabase, type TestDatabase } from "../harness/database.ts";
import { identifiers } from "../harness/identifiers.ts";
import { createTenant } from "../harness/tenant.ts";

const DAY = 86_400_000;

let database: TestDatabase;
let orm: MikroORM;
let pool: pg.Pool;
let tenancy: Tenancy;
/** The clock of the job stands at noon, so that no run crosses a day. */
const noon = Math.floor(Date.now() / DAY) * DAY + DAY / 2;
let ahead = 0;
const clock: Clock = { ...systemClock, now: () => noon + ahead };

beforeAll(async () => {
  database = await createDatabase();
  orm = await connectOrm(database.url, 60_000);
  pool = connectPool(database.url, { max: 4 });
  tenancy = createTenancy(orm, unwatched, identifiers, undefined, undefined, clock);
});
afterAll(async () => {
  await orm.close();
  await pool.end();
  await database.close();
});
beforeEach(() => {
  ahead = 0;
});

/** The truth of these payments: Tor is nearly always fraud, a proxy never means anything. */
function paymentsOf(seed: number, count: number, from: number, to: number): { at: number; facts: Facts; fraud: boolean }[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const [tor, proxy] = [random() < 0.03, random() < 0.1];
    const facts: Facts = {
      ...(tor ? { IP_TOR: 1 } : {}),
      ...(proxy ? { IP_PROXY_VPN: 1 } : {}),
      ...(random() < 0.2 ? { AMOUNT_ANOMALY_PAYER: 1 + 4 * random() } : {}),
    };
    return { at: Math.floor(from + ((to - from) * index) / count), facts, fraud: random() < (tor ? 0.85 : 0.005) };
  });
}

/** Writes settled payments: frauds are known five days later, good payments were captured. */
async function settle(organizationId: string, payments: readonly { at: number; facts: Facts; fraud: boolean }[]): Promise<void> {
  const rows = payments.map((one) => ({ ...one, id: newId(one.at) }));
  await database.query(
    `INSERT INTO assessments (organization_id, session_id, flow, credential_id, credential_kind, decision, risk_score, amount_minor, currency, request, answer, signals, assessed_at, facts)
     SELECT $1, id, 'payin', id, 'secret', 'approve', 0, 200000, 'MXN', '{}', '{}', '[]', at, facts FROM unnest($2::uuid[], $3::timestamptz[], $4::text[]) AS p(id, at, facts)`,
    [organizationId, rows.map(({ id }) => id), rows.map(({ at }) => new Date(at)), rows.map(({ facts }) => encodeSignalFacts(facts, "payin"))],
  );
  await database.query(
    `INSERT INTO outcomes (organization_id, session_id, outcome, outcome_id, recorded_at, fraud_type)
     SELECT $1, id, outcome, id, at, CASE outcome WHEN 'chargeback_lost' THEN 'third_party' END FROM unnest($2::uuid[], $3::text[], $4::timestamptz[]) AS o(id, outcome, at)`,
    [organizationId, rows.map(({ id }) => id), rows.map(({ fraud }) => (fraud ? "chargeback_lost" : "captured")), rows.map(({ at }) => new Date(at + 5 * DAY))],
  );
  const frauds = rows.filter(({ fraud }) => fraud).length;
  await database.query(
    `INSERT INTO statistics (organization_id, submerchant_id, grain, fact, bucket, figures)
     SELECT $1, '00000000-0000-0000-0000-000000000000', 'day', fact, $2, figures FROM unnest($3::text[], $4::jsonb[]) AS f(fact, figures)
     ON CONFLICT (organization_id, submerchant_id, grain, fact, bucket) DO UPDATE SET figures = EXCLUDED.figures`,
    [
      organizationId,
      new Date(Math.floor((noon - 5 * DAY) / DAY) * DAY),
      ["fraud", "good", "assessments"],
      [{ "payin|approve|0": [frauds, 0] }, { "payin|0": [rows.length - frauds, 0] }, { "payin|approve|MXN": [990, 0], "payin|decline|MXN": [30, 0] }].map(
        (one) => JSON.stringify(one),
      ),
    ],
  );
}

async function organization(settings: object = {}): Promise<string> {
  const { id } = await createTenant(database.url, { settings });
  await database.query("INSERT INTO model_fits (organization_id) VALUES ($1)", [id]);
  return id;
}

const run = (id: string, others: readonly FitSummary[] = []) => lookAfter({ tenancy, fitsOfOthers: async () => others }, id, new AbortController().signal);
const models = (id: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: rows of the table as they are
  database.query<any>("SELECT * FROM models WHERE organization_id = $1 ORDER BY id", [id]);
const live = async (id: string) =>
  (await database.query<{ live_model: object | null }>("SELECT live_model FROM organizations WHERE id = $1", [id]))[0]?.live_model ?? null;
const before = (days: number) => noon - days * DAY;

describe("a fit", () => {
  test("is proposed from the organization's own outcomes, within a quarter of the live hazards, and decides nothing yet", async () => {
    const [id, other] = [await organization(), await organization()];
    await settle(id, paymentsOf(1, 6000, before(80), before(20)));
    await run(id);
    await run(other);
    const [model] = await models(id);
    expect(model).toMatchObject({ state: "proposed", source: "fitted", base_id: null, weekly_limit: true });
    // 1.25 times the hazard, or a 1.25th of it: 45 becomes 52.6, 20 becomes 16.3
    expect(model.document.weights.IP_TOR).toBeCloseTo(100 * (1 - 0.55 ** 1.25), 1);
    expect(model.document.weights.IP_PROXY_VPN).toBeCloseTo(100 * (1 - 0.8 ** 0.8), 1);
    expect(model.document.evidence.IP_TOR.frauds).toBeGreaterThan(80);
    const [from, to] = model.document.evidence.IP_TOR.interval;
    expect([from < 85, to > 85]).toEqual([true, true]);
    expect(await live(id)).toBeNull();
    expect(await models(other)).toEqual([]);
  });

  test("follows an approval without the weekly limit by a proposal near it", async () => {
    const id = await organization();
    await settle(id, paymentsOf(11, 6000, before(80), before(20)));
    await database.query("UPDATE model_fits SET requested_at = now(), weekly_limit = false WHERE organization_id = $1", [id]);
    await run(id);
    const [far] = await models(id);
    // beyond what the limit allows from the catalogue's 45
    expect(far.document.weights.IP_TOR).toBeGreaterThan(100 * (1 - 0.55 ** 1.5));
    await tenancy.change(serviceActing(id, JOB), async (tenant) => {
      await promote(tenant, await tenant.em.findOneOrFail(RiskModel, { id: far.id }), "approved");
    });
    await database.query("UPDATE model_fits SET requested_at = now(), weekly_limit = true WHERE organization_id = $1", [id]);
    await run(id);
    const next = (await models(id)).find((one) => one.id !== far.id);
    expect(next).toMatchObject({ state: "proposed", weekly_limit: true, base_id: far.id });
    expect(Math.abs(next.document.weights.IP_TOR - far.document.weights.IP_TOR)).toBeLessThan(1);
  });

  test("that was requested without the weekly limit goes as far as the outcomes say", async () => {
    const id = await organization();
    await settle(id, paymentsOf(2, 6000, before(80), before(20)));
    await database.query("UPDATE model_fits SET requested_at = now(), weekly_limit = false WHERE organization_id = $1", [id]);
    await run(id);
    const [model] = await models(id);
    expect(model.weekly_limit).toBe(false);
    expect(model.document.weights.IP_TOR).toBeGreaterThan(75);
    expect((await database.query("SELECT requested_at FROM model_fits WHERE organization_id = $1", [id]))[0]).toEqual({ requested_at: null });
  });

  test("leaves the weights that the organization set by hand alone", async () => {
    const id = await organization({ weights: { IP_TOR: 12 } });
    await settle(id, paymentsOf(3, 6000, before(80), before(20)));
    await run(id);
    const [model] = await models(id);
    expect(model.document.weights.IP_TOR).toBeUndefined();
    expect(model.document.weights.IP_PROXY_VPN).toBeDefined();
  });

  test("does not happen with too few outcomes, and a request ends with the run", async () => {
    const id = await organization();
    await settle(id, paymentsOf(4, 500, before(80), before(20)));
    await database.query("UPDATE model_fits SET requested_at = now() WHERE organization_id = $1", [id]);
    await run(id);
    expect(await models(id)).toEqual([]);
    expect((await database.query("SELECT requested_at FROM model_fits WHERE organization_id = $1", [id]))[0]).toEqual({ requested_at: null });
  });
});

describe("a challenger", () => {
  test("is compared on payments that were not fitted to, and goes live within the budget after a week", async () => {
    const id = await organization({ learning: { automatic_promotion_budget: 0.2 } });
    await settle(id, paymentsOf(5, 8000, before(80), before(8)));
    await run(id);
    await run(id);
    const [shadow] = await models(id);
    expect(shadow).toMatchObject({ state: "shadow", live_since: null });
    expect(new Date(shadow.comparison.from).getTime()).toBe(new Date(shadow.fitted_until).getTime());
    expect(shadow.comparison.payments).toBeGreaterThan(100);
    expect(shadow.comparison.verdict).toBe("better");
    // a week of new decisions, of which few change
    await settle(id, paymentsOf(6, 2000, noon, noon + 7 * DAY));
    ahead = 7 * DAY + 3_600_000;
    await run(id);
    const [promoted] = await models(id);
    expect(promoted).toMatchObject({ state: "live", shadow: { decisions: 2000 } });
    expect(await live(id)).toMatchObject({ id: promoted.id, source: "fitted" });
    const audited = await database.query<{ entry: { action: string; actor: { type: string; id: string } } }>(
      "SELECT entry FROM audit_log WHERE organization_id = $1 ORDER BY sequence",
      [id],
    );
    expect(audited.map(({ entry: { action, actor } }) => [action, actor.type, actor.id])).toEqual([
      ["model.proposed", "service", "model-fitting"],
      ["model.promoted", "service", "model-fitting"],
    ]);
  });

  test("of another live model is archived", async () => {
    const id = await organization();
    await settle(id, paymentsOf(7, 3000, before(80), before(20)));
    await run(id);
    const [first] = await models(id);
    await database.query("UPDATE models SET base_id = $2 WHERE organization_id = $1", [id, newId()]);
    await run(id);
    expect((await models(id)).find((one) => one.id === first.id)).toMatchObject({ state: "archived" });
  });

  const now = Date.now();
  const week = { source: "fitted", weeklyLimit: true, shadowSince: new Date(now - 7 * DAY) } as const;
  const few = { decisions: 1000, changed: 10 };
  const budget = { automatic_promotion_budget: 0.01, pooling: true };
  test.each([
    ["within all limits", true, mayGoLive(week, few, "better", budget, now)],
    ["by default", false, mayGoLive(week, few, "better", { ...budget, automatic_promotion_budget: null }, now)],
    ["beyond the budget", false, mayGoLive(week, { ...few, changed: 11 }, "better", budget, now)],
    ["before a week has passed", false, mayGoLive({ ...week, shadowSince: new Date(now - 6 * DAY) }, few, "better", budget, now)],
    ["with fewer than a thousand decisions", false, mayGoLive(week, { decisions: 999, changed: 1 }, "better", budget, now)],
    ["while it is undecided", false, mayGoLive(week, few, "undecided", budget, now)],
    ["without the weekly limit", false, mayGoLive({ ...week, weeklyLimit: false }, few, "better", budget, now)],
    ["from the pool", false, mayGoLive({ ...week, source: "pooled" }, few, "better", budget, now)],
  ])("without approval, %s: %s", (_, expected, actual) => {
    expect(actual).toBe(expected);
  });
});

describe("the pool", () => {
  const fit: FitSummary = { frauds: 100, payments: 10_000, signals: { IP_TOR: { hazard: 1.6, frauds: 60 } } };

  test("a new organization begins with pooled weights", async () => {
    const id = await organization();
    await run(id, [fit, fit, fit]);
    const [model] = await models(id);
    expect(model).toMatchObject({ state: "live", source: "pooled" });
    expect(await live(id)).toMatchObject({ id: model.id, source: "pooled", weights: { IP_TOR: model.document.weights.IP_TOR } });
    expect(model.document.weights.IP_TOR).toBeGreaterThan(70);
  });

  test("one that has decided a thousand payments gets a proposal within the weekly limit", async () => {
    const id = await organization();
    await settle(
      id,
      paymentsOf(8, 1200, before(80), before(20)).map((one) => ({ ...one, fraud: false })),
    );
    await run(id, [fit, fit, fit]);
    const [model] = await models(id);
    expect(model).toMatchObject({ state: "proposed", source: "pooled" });
    expect(model.document.weights.IP_TOR).toBeCloseTo(100 * (1 - 0.55 ** 1.25), 1);
  });

  test("one that rolled back to the catalogue stays there", async () => {
    const id = await organization();
    await run(id, [fit, fit, fit]);
    await database.query("UPDATE models SET state = 'archived', ended_at = now() WHERE organization_id = $1", [id]);
    await database.query("UPDATE organizations SET live_model = NULL WHERE id = $1", [id]);
    await run(id, [fit, fit, fit]);
    expect((await models(id)).length).toBe(1);
  });

  test("gives no fit of an organization that refused, and none to it", async () => {
    const [giving, refusing, taking] = [await organization(), await organization({ learning: { pooling: false } }), await organization()];
    for (const id of [giving, refusing])
      await database.query("UPDATE model_fits SET summary = $2, fitted_at = now() WHERE organization_id = $1", [id, { ...fit, of: id }]);
    const name = (await database.query<{ proname: string }>("SELECT proname FROM pg_proc WHERE proname LIKE 'fits_of_others%'"))[0]?.proname;
    const poolOf = async (id: string) =>
      (await database.query<{ summary: { of?: string } }>(`SELECT summary FROM ${name}($1)`, [id])).map(({ summary }) => summary.of);
    expect(await poolOf(taking)).toContain(giving);
    expect(await poolOf(taking)).not.toContain(refusing);
    expect(await poolOf(refusing)).toEqual([]);
  });
});

describe("the job", () => {
  test("does one organization's work once, however many processes run it, and another's failure does not stop it", async () => {
    const ids = [await organization(), await organization()];
    await database.query("UPDATE model_fits SET checked_at = now() WHERE organization_id <> ALL($1)", [ids]);
    for (const id of ids) await settle(id, paymentsOf(9, 3000, before(80), before(20)));
    const failed: string[] = [];
    const failing: Tenancy = {
      ...tenancy,
      change: (acting, work) => (acting.credential.organizationId === ids[0] ? Promise.reject(new Error("away")) : tenancy.change(acting, work)),
    };
    const job = modelFitting({ pool, tenancy: async () => failing, failed: (_, id) => failed.push(id), clock });
    const signal = new AbortController().signal;
    const once = async (): Promise<boolean> => {
      const holding = await job.lock?.acquire(signal);
      if (holding === undefined) return false;
      await job.run({ signal, held: holding.held });
      await holding.release();
      return true;
    };
    const ran = await Promise.all([once(), once(), once()]);
    expect(ran.filter(Boolean).length).toBeGreaterThanOrEqual(1);
    expect(failed).toContain(ids[0]);
    expect((await models(ids[1] ?? "")).length).toBe(1);
    expect((await models(ids[0] ?? "")).length).toBe(0);
  });

  test("acts in the audit log under its name", () => {
    expect(serviceActing(newId(), JOB).credential).toMatchObject({ kind: "service", id: "model-fitting", submerchantId: null });
  });
});
