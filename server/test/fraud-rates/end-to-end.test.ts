// Fraud rates end to end: payments and outcomes over HTTP, backdated, aggregated, and read by the next decision.

import { afterEach, beforeEach, expect, test } from "vitest";
import { createFraudRateAggregation } from "../../src/learning/fraud-rates/aggregation.ts";
import { createStatisticsPool } from "../../src/platform/database/pool.ts";
import { createRollup } from "../../src/statistics/rollup.ts";
import { call, payin } from "../harness/client.ts";
import { identifierHash, identifiers } from "../harness/identifiers.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";

const [MINUTE, DAY] = [60_000, 86_400_000];
/** Milliseconds after which a payment is rolled up. */
const SETTLED_AFTER = 15_000;

let service: TestService;
let other: Tenant;
let key: string;
let clock: number;
let aggregate: () => Promise<void>;
let close: () => Promise<void>;
// each begins anew: what is set back in time has to be written before anything is counted
beforeEach(async () => {
  clock = Date.now() + MINUTE;
  service = await startService({ logLevel: "error" });
  other = await createTenant(service.database.url);
  key = (await service.tenant.key("secret", { permissions: ["assess", "fraud:report"] })).value;
  const pool = createStatisticsPool(service.database.url);
  const aggregation = createFraudRateAggregation(pool, identifiers);
  const rollup = createRollup({ pool, settledAfter: SETTLED_AFTER, now: () => clock, labelled: aggregation.labelled });
  aggregate = async () => {
    for (let more = true; more; ) {
      const step = await rollup.step();
      more = (await aggregation.step()).more || step.more;
    }
  };
  close = () => pool.end();
});
afterEach(async () => {
  await close();
  await service.close();
});

let payments = 0;
const unique = (): object => ({ order_id: `order-${++payments}`, payer: { email: `payer${payments}@correo${payments}.mx`, country: "MX" } });
const assess = async (more: object, by = key) => (await call(`${service.url}/api/v1/assess`, { key: by, body: payin({ ...unique(), ...more }) })).body;
const signals = async (more: object, by?: string): Promise<string[]> =>
  (await assess(more, by)).signals.filter((code: string) => code.endsWith("_RECENT_FRAUD"));
const report = async (sessionId: string, outcome: string, by = key) =>
  expect((await call(`${service.url}/api/v1/assess/outcome`, { key: by, body: { session_id: sessionId, outcome } })).status).toBe(200);
/** Pays so often, so many days before the clock: what a decision has written is set back before anything counts it. */
async function paid(times: number, daysAgo: number, more: object, by = key): Promise<string[]> {
  const sessions: string[] = [];
  for (let time = 0; time < times; time++) {
    const { session_id: made } = await assess(more, by);
    const at = clock - daysAgo * DAY - time;
    const id = backdated(made, at);
    await service.database.query("UPDATE assessments SET session_id = $2, assessed_at = $3 WHERE session_id = $1", [made, id, new Date(at)]);
    await service.database.query("UPDATE activity SET session_id = $2, at = $3 WHERE session_id = $1", [made, id, at]);
    sessions.push(id);
  }
  return sessions;
}
/** The id with another time in front. */
const backdated = (id: string, at: number): string => {
  const hex = Math.floor(at).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}${id.slice(13)}`;
};
const fraudRate = async (terminal: string) => {
  const [row] = await service.database.query<{ payments_7d: number; frauds_7d: number; payments_30d: number; frauds_30d: number }>(
    "SELECT payments_7d, frauds_7d, payments_30d, frauds_30d FROM fraud_rates WHERE organization_id = $1 AND identifier = $2",
    [service.tenant.id, identifierHash("terminal", terminal)],
  );
  return row && [row.payments_7d, row.frauds_7d, row.payments_30d, row.frauds_30d];
};
const at = (terminal: string): object => ({ merchant: { terminal_id: terminal } });

test("confirmed fraud at a terminal affects the next decision there after aggregation, for its organization alone, until it is reversed", async () => {
  const bad = await paid(4, 5, at("TPV-1"));
  await paid(16, 12, at("TPV-1"));
  await paid(1, 5, at("TPV-1"), other.secret);
  await aggregate();
  expect(await signals(at("TPV-1"))).toEqual([]);
  for (const session of bad.slice(0, 3)) await report(session, "fraud_confirmed");
  await aggregate();
  expect(await fraudRate("TPV-1")).toEqual([4, 3, 20, 3]);
  expect(await signals(at("TPV-1"))).toEqual(["TERMINAL_RECENT_FRAUD"]);
  expect(await signals(at("TPV-2"))).toEqual([]);
  expect(await signals(at("TPV-1"), other.secret)).toEqual([]);
  for (const session of bad.slice(0, 3)) await report(session, "false_positive");
  await aggregate();
  expect(await fraudRate("TPV-1")).toBeUndefined();
  expect(await signals(at("TPV-1"))).toEqual([]);
});

test("one fraud in two payments is far from half of them", async () => {
  const [fraud = ""] = await paid(2, 4, at("TPV-3"));
  await report(fraud, "chargeback_lost");
  await aggregate();
  expect(await fraudRate("TPV-3")).toEqual([2, 1, 2, 1]);
  const answer = await assess(at("TPV-3"));
  const found = answer.signal_details.find(({ code }: { code: string }) => code === "TERMINAL_RECENT_FRAUD");
  // one of two payments leans on the base rate like one of four: less than half of the weight is reached
  expect(found.weight).toBeLessThan(80 * 0.5);
});

test("devices, card ranges and e-mail domains have fraud rates as well, each as the decision looks it up", async () => {
  const about = {
    device: { fingerprint: "  device-of-many " },
    payment_method: { type: "card", card: { bin: "41111122" } },
    payer: { email: "Maria.Lopez+x@MAIL.Ejemplo-Malo.MX", customer_id: "maria" },
  };
  // so many that chance does not explain them where very many payers share a range or a domain
  const sessions = await paid(18, 6, about);
  for (const session of sessions.slice(0, 16)) await report(session, "fraud_confirmed");
  await aggregate();
  const elsewhere = {
    device: { fingerprint: "device-of-many" },
    payment_method: { type: "card", card: { bin: "411111" } },
    payer: { email: "x@mail.ejemplo-malo.mx" },
  };
  expect((await signals(elsewhere)).toSorted()).toEqual(["BIN_RECENT_FRAUD", "DEVICE_RECENT_FRAUD", "EMAIL_DOMAIN_RECENT_FRAUD"]);
  const rows = await service.database.query("SELECT DISTINCT payments_7d::int AS payments, frauds_7d::int AS frauds FROM fraud_rates WHERE frauds_7d = 16");
  expect(rows).toEqual([{ payments: 18, frauds: 16 }]);
});

test("a submerchant's key sees the fraud rate of its own payments, that of its provider the rate of all", async () => {
  const { newId } = await import("../../src/platform/ids/uuid.ts");
  const ids = [newId(), newId()];
  for (const id of ids)
    await service.database.query("INSERT INTO submerchants (organization_id, id, name, country) VALUES ($1, $2, 'Tienda', 'MX')", [service.tenant.id, id]);
  const keys = await Promise.all(ids.map(async (submerchantId) => (await service.tenant.key("secret", { submerchantId })).value));
  const frauds = await paid(5, 6, at("TPV-4"), keys[0]);
  for (const session of frauds) await report(session, "fraud_confirmed");
  await aggregate();
  expect(await signals(at("TPV-4"), keys[0])).toEqual(["TERMINAL_RECENT_FRAUD"]);
  expect(await signals(at("TPV-4"), keys[1])).toEqual([]);
  expect(await signals(at("TPV-4"))).toEqual(["TERMINAL_RECENT_FRAUD"]);
});

test("where reports of submerchants do not affect the organization, their frauds count at the submerchant only, until the organization reports them as well", async () => {
  const { newId } = await import("../../src/platform/ids/uuid.ts");
  const id = newId();
  await service.database.query("INSERT INTO submerchants (organization_id, id, name, country, status) VALUES ($1, $2, 'Tienda', 'MX', 'active')", [
    service.tenant.id,
    id,
  ]);
  await service.database.query(
    `UPDATE organizations SET settings = settings || '{"submerchant_reports_affect_organization": false}', version = version + 1 WHERE id = $1`,
    [service.tenant.id],
  );
  const shop = (await service.tenant.key("secret", { submerchantId: id, permissions: ["assess", "fraud:report"] })).value;
  const shared = { ...at("TPV-9"), device: { fingerprint: "device-of-a-payer" } };
  const sessions = await paid(4, 5, shared, shop);
  const both = async () => [await signals(shared, shop), await signals(shared)].map((codes) => codes.toSorted());
  const rated = ["DEVICE_RECENT_FRAUD", "TERMINAL_RECENT_FRAUD"];
  for (const session of sessions) await report(session, "fraud_confirmed", shop);
  await aggregate();
  expect(await both()).toEqual([rated, []]);
  for (const session of sessions) await report(session, "fraud_confirmed");
  await aggregate();
  expect(await both()).toEqual([rated, rated]);
  expect(await fraudRate("TPV-9")).toEqual([4, 4, 4, 4]);
  for (const session of sessions) await report(session, "false_positive");
  await aggregate();
  expect(await both()).toEqual([[], []]);
});

test("payments of a publishable key, and those that were declined, do not count in a fraud rate", async () => {
  const [fraud = ""] = await paid(1, 6, at("TPV-5"));
  await paid(3, 6, at("TPV-5"), service.tenant.publishable);
  await paid(2, 6, { ...at("TPV-5"), payer: { email: "decline@sandbox.test" } });
  await report(fraud, "fraud_confirmed");
  await aggregate();
  expect(await fraudRate("TPV-5")).toEqual([1, 1, 1, 1]);
});

test("a fraud counts once its day is rolled up, in both windows, then in one, then in none; its rows are purged when no window can reach them", async () => {
  const [young = ""] = await paid(1, 0, at("TPV-6"));
  await report(young, "fraud_confirmed");
  // what is settled then is of the day of the payment, also at midnight
  const begin = clock + SETTLED_AFTER;
  const seen: unknown[] = [];
  for (const days of [0, 1, 2, 8, 9, 31, 32, 63]) {
    clock = begin + days * DAY;
    await aggregate();
    seen.push(await fraudRate("TPV-6"));
  }
  expect(seen).toEqual([undefined, [1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1], [0, 0, 1, 1], [0, 0, 1, 1], undefined, undefined]);
  const left = await service.database.query("SELECT FROM identifier_days UNION ALL SELECT FROM fraud_sessions UNION ALL SELECT FROM fraud_rates");
  expect(left).toEqual([]);
});

test("a fraud that its amount explains says little about the terminal, and the series has the day on which it began", async () => {
  const [first = "", second = ""] = [...(await paid(1, 5, at("TPV-9"))), ...(await paid(1, 3, at("TPV-9")))];
  const [explained = ""] = await paid(1, 4, at("TPV-9"));
  await service.database.query(`UPDATE assessments SET signals = '[{"code":"AMOUNT_ANOMALY_PAYER","weight":90}]' WHERE session_id = $1`, [explained]);
  for (const session of [first, second, explained]) await report(session, "fraud_confirmed");
  await aggregate();
  const [rate] = await service.database.query<{ frauds_7d: number; payments_7d: number; onset: string }>(
    "SELECT frauds_7d, payments_7d, to_char(onset, 'YYYY-MM-DD') AS onset FROM fraud_rates WHERE identifier = $1",
    [identifierHash("terminal", "TPV-9")],
  );
  expect(rate?.frauds_7d).toBeCloseTo(2.1, 6);
  expect(rate?.payments_7d).toBeCloseTo(2.1, 6);
  expect(rate?.onset).toBe(new Date(clock - 5 * DAY).toISOString().slice(0, 10));
});

test("payments count when their outcome could be known by the organization's own delays: a good payment younger than that is not counted as good", async () => {
  // twelve frauds that were reported ten days after the payment
  await service.database.query(
    `INSERT INTO fraud_sessions (organization_id, session_id, day, declined, reported_day, unexplained, identifiers)
     SELECT $1, gen_random_uuid(), current_date - 20 - i, false, current_date - 10 - i, 1, '[]' FROM generate_series(1, 12) AS i`,
    [service.tenant.id],
  );
  const [fraud = ""] = await paid(1, 14, at("TPV-10"));
  await paid(3, 12, at("TPV-10"));
  await paid(5, 4, at("TPV-10"));
  await report(fraud, "fraud_confirmed");
  await aggregate();
  expect(await fraudRate("TPV-10")).toEqual([4, 1, 4, 1]);
});
