// Assessments as a file: every column, filters, order, spreadsheets, and whole whatever the size.
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { facts } from "../../../generated/facts.ts";
import { exportHeader } from "../../src/decisions/assessments/export.ts";
import { firstIdAt, newId } from "../../src/platform/ids/uuid.ts";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { assessmentsOf, type Payments, paymentsOf, storeAll } from "./assessments-of.ts";

let service: TestService;
let tenant: Tenant;
let key: string;
let payments: Payments;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
});
afterAll(() => service.close());
beforeEach(async () => {
  tenant = await createTenant(service.database.url, { segment: "psp" });
  key = await service.token("admin", tenant.id);
  payments = paymentsOf(service.url, tenant.secret);
});

const fetched = (query: Record<string, string> = {}, as = key): Promise<Response> =>
  fetch(`${service.url}/api/v1/assessments/export?${new URLSearchParams(query)}`, { headers: { Authorization: `Bearer ${as}` } });
const rowsOf = async (query?: Record<string, string>, as?: string): Promise<Record<string, string>[]> =>
  parse(await (await fetched(query, as)).text(), { columns: true });
const sessionsOf = async (query?: Record<string, string>): Promise<string[]> => (await rowsOf(query)).map(({ session_id = "" }) => session_id);

/** Copies the one assessment of the organization, each a millisecond older than the one before, past the service. */
async function copies(count: number): Promise<string[]> {
  const [{ at }] = (await service.database.query("SELECT (extract(epoch FROM assessed_at) * 1000)::float8 AS at FROM assessments WHERE organization_id = $1", [
    tenant.id,
  ])) as [{ at: number }];
  const ids = Array.from({ length: count }, (_, index) => firstIdAt(Math.floor(at) - index - 1));
  await service.database.query(
    `INSERT INTO assessments (organization_id, session_id, flow, credential_id, credential_kind, decision, risk_score, amount_minor, currency, request, answer, signals, assessed_at, facts)
     SELECT organization_id, u.id, flow, credential_id, credential_kind, decision, risk_score, amount_minor, currency, request, answer, signals, assessed_at - u.n * interval '1 ms', facts
     FROM assessments CROSS JOIN unnest($2::uuid[]) WITH ORDINALITY AS u(id, n) WHERE organization_id = $1`,
    [tenant.id, ids],
  );
  return ids;
}

describe("an export of assessments", () => {
  test("has the columns of the assessment, and its facts as the assessment has them", async () => {
    const { body } = await payments.payin({ order_id: "SO;=1", payer: { email: "ana@ejemplo.mx", customer_id: "cus_1" }, ip_address: "189.203.113.7" });
    await call(`${service.url}/api/v1/assess/outcome`, { key: tenant.secret, body: { session_id: body.session_id, outcome: "captured" } });
    const answer = await fetched();
    expect([answer.status, answer.headers.get("Content-Type"), answer.headers.get("Content-Disposition")]).toEqual([
      200,
      "text/csv; charset=utf-8",
      'attachment; filename="assessments.csv"',
    ]);
    const text = await answer.text();
    expect(text.split("\n")[0]).toBe(exportHeader.join(","));
    const [row = {}] = parse(text, { columns: true }) as Record<string, string>[];
    const { body: whole } = await assessmentsOf(service.url, key).read(body.session_id);
    expect(row).toMatchObject({
      session_id: body.session_id,
      assessed_at: whole.assessed_at,
      flow: "payin",
      origin: "server",
      decision: whole.decision,
      risk_score: String(whole.risk_score),
      policy_version: body.policy_version,
      amount: String(whole.amount),
      currency: whole.currency,
      order_id: "SO;'=1",
      signals: whole.signals.join(" "),
      outcome: "captured",
    });
    for (const { path } of facts) {
      const [group = "", name = ""] = path.split(".");
      const value = whole.facts[group]?.[name];
      expect([path, row[path]]).toEqual([path, value === undefined ? "" : String(value)]);
    }
  });

  test("comes newest or oldest first, and is filtered as the list is", async () => {
    const first = (await payments.payin()).body;
    const second = (await payments.payout()).body;
    const third = (await payments.payin({ payer: { email: "review@sandbox.test" } })).body;
    const all = [first, second, third].map(({ session_id }) => session_id);
    expect(await sessionsOf()).toEqual(all.toReversed());
    expect(await sessionsOf({ order: "oldest" })).toEqual(all);
    expect(await sessionsOf({ flow: "payout" })).toEqual([second.session_id]);
    expect(await sessionsOf({ decision: third.decision, flow: "payin", order: "oldest" })).toEqual(
      [first, third].filter(({ decision }) => decision === third.decision).map(({ session_id }) => session_id),
    );
    expect(await sessionsOf({ to: "2020-01-01T00:00:00Z" })).toEqual([]);
    expect(await sessionsOf({ origin: "browser" })).toEqual([]);
    expect((await call(`${service.url}/api/v1/assessments/export?submerchant_id=${newId()}`, { key })).status).toBe(404);
    expect((await call(`${service.url}/api/v1/assessments/export?rule_id=${newId()}`, { key })).status).toBe(404);
  });

  test("has what the list has, with each of its filters", async () => {
    const { body: first } = await payments.payin({
      order_id: "order-1",
      payer: { customer_id: "cus_1", email: "ana@ejemplo.mx", phone: "+525548219034", country: "MX" },
      payment_method: { type: "card", card: { hash: "card_1", bin: "424242" }, clabe: "032180000118359719" },
      device: { fingerprint: "fp_1", ip_address: "189.203.113.7" },
    });
    await payments.payin({ amount: 9000, payer: { email: "review@sandbox.test", customer_id: "cus_2" } });
    await payments.payin({ currency: "BRL", payer: { customer_id: "cus_1", email: "beto@ejemplo.mx" } });
    await payments.payout({ beneficiary: { id: "ben_1", email: "ana@ejemplo.mx" }, origin: { account_id: "cus_1" } });
    await call(`${service.url}/api/v1/assess/outcome`, { key: tenant.secret, body: { session_id: first.session_id, outcome: "fraud_confirmed" } });
    const content = { name: "All", expression: "payment.amount > 1.0", action: { type: "signal", weight: 1 } };
    const { body: rule } = await call(`${service.url}/api/v1/rules`, { key, body: content });
    const list = assessmentsOf(service.url, key);
    const queries: Record<string, string>[] = [
      { customer_id: "cus_1" },
      { customer_id: "cus_1", flow: "payin" },
      { email: "ANA@ejemplo.mx" },
      { phone: "+52 55 4821 9034" },
      { device_id: "fp_1" },
      { card_hash: "card_1" },
      { ip: "189.203.113.7" },
      { account: "032180000118359719" },
      { account: "032180000118359719", email: "beto@ejemplo.mx" },
      { outcome: "fraud" },
      { outcome: "unknown" },
      { outcome: "good" },
      { review: "open" },
      { review: "resolved" },
      { order_id: "order-1" },
      { currency: "BRL" },
      { min_amount: "9000" },
      { max_amount: "8999.99" },
      { min_score: "40" },
      { max_score: "39.9" },
      { country: "MX" },
      { bin: "424242" },
      { signal: "IP_TOR" },
      { rule_id: rule.id },
    ];
    for (const query of queries)
      for (const order of ["newest", "oldest"]) {
        const name = JSON.stringify({ ...query, order });
        expect(await sessionsOf({ ...query, order }), name).toEqual(await list.walk({ ...query, order }));
      }
    expect(await sessionsOf({ outcome: "fraud" })).toEqual([first.session_id]);
    expect(await rowsOf({ email: "ana@ejemplo.mx", flow: "payin" })).toMatchObject([{ session_id: first.session_id, "payer.country": "MX" }]);
  });

  test("of an identifier with many assessments has each once, in either order", async () => {
    const rows = Array.from({ length: 1300 }, (_, index) => ({
      at: Date.now() - index * 60_000,
      customer: "guest",
      currency: index % 100 === 0 ? "BRL" : "MXN",
    }));
    const stored = (await storeAll(service.database, tenant.id, rows)).toSorted();
    expect(await sessionsOf({ customer_id: "guest" })).toEqual(stored.toReversed());
    expect(await sessionsOf({ customer_id: "guest", order: "oldest" })).toEqual(stored);
    expect(await sessionsOf({ customer_id: "guest", currency: "BRL" })).toHaveLength(13);
  });

  test.each([
    ["email", "nobody"],
    ["ip", "189.203.113"],
    ["min_amount", "1e400"],
  ])("is refused before it begins for a value that %s cannot have", async (name, value) => {
    const answer = await call(`${service.url}/api/v1/assessments/export?${new URLSearchParams({ [name]: value })}`, { key });
    expect([answer.status, answer.body.error.code]).toEqual([400, "VALIDATION_ERROR"]);
    expect((await call(`${service.url}/api/v1/audit-log?action=assessments.exported`, { key })).body.data).toEqual([]);
  });

  test("is of the last 30 days unless the query says otherwise", async () => {
    const { body } = await payments.payin();
    await service.database.query("UPDATE assessments SET assessed_at = now() - interval '31 days' WHERE session_id = $1", [body.session_id]);
    expect(await sessionsOf()).toEqual([]);
  });

  test("of a submerchant's key holds that submerchant's, and another organization's nothing of it", async () => {
    const shop = (await call(`${service.url}/api/v1/submerchants`, { key, body: { name: "Papelería Lupita", country: "MX" } })).body.id;
    await payments.payin();
    const { body } = await payments.payin({ submerchant_id: shop });
    const own = (await tenant.key("secret", { submerchantId: shop, permissions: ["assessments:read"] })).value;
    expect((await rowsOf({}, own)).map(({ session_id, submerchant_id }) => [session_id, submerchant_id])).toEqual([[body.session_id, shop]]);
    const stranger = await createTenant(service.database.url);
    expect(await rowsOf({}, await service.token("viewer", stranger.id))).toEqual([]);
  });

  test("is recorded in the audit log, with its filters", async () => {
    await fetched({ flow: "payin", from: "2026-01-01T00:00:00Z", to: "2026-01-02T00:00:00Z" });
    const { body } = await call(`${service.url}/api/v1/audit-log?action=assessments.exported`, { key });
    expect(body.data).toMatchObject([
      {
        resource_type: "organization",
        resource_id: tenant.id,
        after: { flow: "payin", from: "2026-01-01T00:00:00.000Z", to: "2026-01-02T00:00:00.000Z", order: "newest" },
      },
    ]);
  });

  test("leaves identifiers of payments out of the audit log, and names their filters", async () => {
    await fetched({ email: "ana@ejemplo.mx", ip: "189.203.113.7", order_id: "order-1", currency: "MXN" });
    const { body } = await call(`${service.url}/api/v1/audit-log?action=assessments.exported`, { key });
    expect(body.data).toMatchObject([{ after: { identifiers: ["email", "ip", "order_id"], currency: "MXN", order: "newest" } }]);
    expect(JSON.stringify(body.data)).not.toMatch(/ana@|203\.0|order-1/);
  });

  test("of more than one page has each assessment once, in either order, also where few of many match", async () => {
    const { body } = await payments.payin();
    const ids = [body.session_id, ...(await copies(1300))];
    expect(await sessionsOf()).toEqual(ids);
    expect(await sessionsOf({ order: "oldest" })).toEqual(ids.toReversed());
    const [rare = ""] = ids.slice(-1);
    await service.database.query("UPDATE assessments SET flow = 'payout' WHERE session_id = $1", [rare]);
    expect(await sessionsOf({ flow: "payout" })).toEqual([rare]);
  });
});
