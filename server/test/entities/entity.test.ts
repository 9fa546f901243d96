// What is known of an identifier: figures, outcomes, list entries and newest assessments, and whose they are.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../src/platform/ids/uuid.ts";
import { type Payments, paymentsOf, sessions, storeAll } from "../assessments/assessments-of.ts";
import { call, newOrder } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { entitiesOf, type ReadEntity } from "./entities-of.ts";

const DAY = 86_400_000;

let service: TestService;
let tenant: Tenant;
let analyst: string;
let read: ReadEntity;
let payments: Payments;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(async () => {
  tenant = await createTenant(service.database.url, { segment: "psp" });
  analyst = await service.token("analyst", tenant.id);
  read = entitiesOf(service.url, analyst);
  payments = paymentsOf(service.url, tenant.secret);
});

const api = (path: string, options: { method?: string; body?: unknown; key?: string } = {}) =>
  call(`${service.url}/api/v1${path}`, { key: analyst, ...options });

/** A pay-in and a payout with everything that an entity can be. */
const payin = {
  payer: { customer_id: "cus_1", email: "Ana.Ruiz+x@gmail.com", phone: "55 4821 9034", country: "MX" },
  payment_method: { type: "card", card: { hash: "card_1", bin: "424242", last4: "4242" }, clabe: "032180000118359719" },
  device: { fingerprint: "fp_1", ip_address: "189.203.113.7" },
};
const payout = {
  beneficiary: { id: "ben_1", email: "beto@correo.mx", phone: "+525548219035", iban: "DE89370400440532013000" },
  origin: { account_id: "cus_2" },
  initiator: { device_fingerprint: "fp_2", ip_address: "189.203.113.8" },
};

describe("an entity is found by each kind", () => {
  test.each([
    ["payer", "cus_1"],
    ["email", "anaruiz@googlemail.com"],
    ["phone", "+52 55 4821 9034"],
    ["card", "card_1"],
    ["device", "fp_1"],
    ["ip", "::ffff:189.203.113.7"],
    ["account", "032 180 00011835971 9"],
  ])("of a pay-in: %s %s", async (kind, value) => {
    const { body } = await payments.payin(payin);
    const entity = (await read(kind, value)).body;
    expect([entity.assessments, sessions(entity.newest)]).toEqual([1, [body.session_id]]);
  });

  test.each([
    ["payer", "cus_2"],
    ["email", "beto@correo.mx"],
    ["phone", "+525548219035"],
    ["device", "fp_2"],
    ["ip", "189.203.113.8"],
    ["account", "de89 3704 0044 0532 0130 00"],
    ["beneficiary", "ben_1"],
  ])("of a payout: %s %s", async (kind, value) => {
    const { body } = await payments.payout(payout);
    const entity = (await read(kind, value)).body;
    expect([entity.assessments, sessions(entity.newest)]).toEqual([1, [body.session_id]]);
  });

  test("a card without a hash by BIN and last four digits, an account of yours by its hash", async () => {
    await payments.payin({ payment_method: { type: "card", card: { bin: "42424299", last4: "0017" } } });
    await payments.payin({ payment_method: { type: "bank_transfer", account_hash: "acc/1 ñ" } });
    expect((await read("card", "424242-0017")).body).toMatchObject({ assessments: 1, list_type: null });
    expect((await read("account", "acc/1 ñ")).body).toMatchObject({ assessments: 1, list_type: "account_hash" });
    expect((await read("account", "032 180 00011835971 9")).body).toMatchObject({ list_type: "clabe" });
  });

  test("a placeholder that many payers share identifies nobody", async () => {
    await payments.payin({ payer: { customer_id: "unknown" } });
    expect((await read("payer", "unknown")).body).toMatchObject({ assessments: 0, links: [] });
  });
});

describe("its figures", () => {
  test("count decisions by age, amounts by currency, and distinct identifiers", async () => {
    const device = { fingerprint: "fp_9" };
    await payments.payin({ amount: 100.5, device, payer: { customer_id: "a", email: "a@correo.mx" } });
    await payments.payin({ amount: 50, device, payer: { customer_id: "b", email: "b@correo.mx" } });
    await payments.payin({ amount: 7, currency: "USD", device, payer: { customer_id: "b", email: "b@correo.mx" } });
    await payments.payin({ amount: 9, device, payer: { customer_id: "a", email: "decline@sandbox.test" } });
    const { body } = await read("device", "fp_9");
    const counts = body.decisions.last_24h;
    expect(counts).toMatchObject({ decline: 1, approve: 3 - counts.challenge - counts.review });
    expect(body).toMatchObject({
      assessments: 4,
      more: false,
      amounts: { MXN: 150.5, USD: 7 },
      distinct: { payers: 2, emails: 3, cards: 0, devices: 1, ips: 0 },
    });
    expect([body.decisions.last_7d, body.decisions.last_30d]).toEqual([counts, counts]);
  });

  test("are of the newest thousand within 400 days, and say from when on it was seen", async () => {
    const now = Date.now();
    const at = (index: number): number => now - 390 * DAY + index * 0.3 * DAY;
    const stored = await storeAll(service.database, tenant.id, [
      { at: now - 500 * DAY, customer: "often" },
      ...Array.from({ length: 1300 }, (_, index) => ({ at: at(index), customer: "often" })),
    ]);
    const { body } = await read("payer", "often");
    expect(body).toMatchObject({
      assessments: 1000,
      more: true,
      more_links: true,
      first_seen: new Date(at(0)).toISOString(),
      last_seen: new Date(at(1299)).toISOString(),
      amounts: { MXN: 1000 },
    });
    expect(sessions(body.newest)).toEqual(stored.toReversed().slice(0, 20));
    expect([body.decisions.last_24h.approve, body.decisions.last_7d.approve, body.decisions.last_30d.approve]).toEqual(
      [1, 7, 30].map((days) => Array.from({ length: 1300 }, (_, index) => at(index)).filter((time) => time > now - days * DAY).length),
    );
  });

  test("count outcomes that hold, and frauds without a merchant's errors", async () => {
    const device = { fingerprint: "fp_8" };
    const report = async (outcome: string, more: object = {}): Promise<void> => {
      const { body } = await payments.payin({ device, payer: { customer_id: newOrder() } });
      const answer = await api("/assess/outcome", { key: tenant.secret, body: { session_id: body.session_id, outcome, ...more } });
      expect(answer.status).toBe(200);
    };
    await report("captured");
    await report("chargeback_lost", { fraud_type: "third_party" });
    await report("chargeback_lost", { fraud_type: "merchant_error" });
    await report("fraud_confirmed");
    const { body } = await payments.payin({ device });
    const reported = await api(`/assessments/${body.session_id}/fraud-report`, {
      body: { incident_type: "phishing", amount: 1, currency: "MXN", jurisdiction: "MX" },
    });
    expect(reported.status).toBe(201);
    expect((await read("device", "fp_8")).body).toMatchObject({
      outcomes: { captured: 1, failed: 0, refunded: 0, chargeback_lost: 2, chargeback_won: 0, fraud_confirmed: 1, false_positive: 0 },
      frauds: 3,
    });
  });
});

test("entries of both lists are named, of an address the ranges and of an e-mail address the domains too", async () => {
  const entry = async (list: string, body: object): Promise<string> => (await api(`/${list}`, { body })).body.id;
  const range = await entry("blocklists", { list_type: "ip_range", value: "189.203.113.0/24" });
  const domain = await entry("blocklists", { list_type: "email_domain", value: "correo.example", severity: "flag" });
  const allowed = await entry("allowlists", { list_type: "email", value: "ana@correo.example" });
  const ids = (entries: { id: string }[]): string[] => entries.map(({ id }) => id);
  const ip = (await read("ip", "189.203.113.9")).body;
  const email = (await read("email", "ana@correo.example")).body;
  expect([ids(ip.blocklist), ids(ip.allowlist), ids(email.blocklist), ids(email.allowlist)]).toEqual([[range], [], [domain], [allowed]]);
});

describe("belongs to who may see it", () => {
  test("another organization's payments of the same payer are not counted", async () => {
    const other = await createTenant(service.database.url);
    await paymentsOf(service.url, other.secret).payin(payin);
    await payments.payin({ payer: { customer_id: "cus_1" } });
    const { body } = await read("payer", "cus_1");
    expect(body).toMatchObject({ assessments: 1, distinct: { devices: 0 }, links: [] });
  });

  test("a submerchant's key sees its own payments, the provider all", async () => {
    const shop = async (): Promise<{ pay: Payments; see: ReadEntity }> => {
      const { body } = await api("/submerchants", { key: await service.token("admin", tenant.id), body: { name: "Tienda", country: "MX" } });
      const { value } = await tenant.key("secret", { submerchantId: body.id, permissions: ["assess", "assessments:read"] });
      return { pay: paymentsOf(service.url, value), see: entitiesOf(service.url, value) };
    };
    const [one, other] = [await shop(), await shop()];
    await one.pay.payin(payin);
    await other.pay.payin({ ...payin, payer: { customer_id: "cus_7" } });
    await one.pay.payout({ ...payout, initiator: { device_fingerprint: "fp_1" } });
    const own = (await one.see("device", "fp_1")).body;
    expect(own).toMatchObject({ assessments: 2, blocklist: null, distinct: { payers: 2 } });
    expect(own.links.map(({ value }: { value: string }) => value)).not.toContain("cus_7");
    expect((await other.see("device", "fp_1")).body).toMatchObject({ assessments: 1, distinct: { payers: 1 } });
    expect((await read("device", "fp_1")).body).toMatchObject({ assessments: 3, distinct: { payers: 3 } });
  });
});

test("the value is in no log line, metric or audit record", async () => {
  const value = `fp_${newId()}`;
  await read("device", value);
  await read("ip", value);
  expect((await call(`${service.url}/api/v1/entities/device/${value}`)).status).toBe(401);
  const metrics = await service.service.metrics.text();
  const audit = await service.database.query(
    "SELECT entry::text FROM audit_log WHERE organization_id = $1 UNION ALL SELECT contents::text FROM audit_contents WHERE organization_id = $1",
    [tenant.id],
  );
  for (const text of [service.logged(), metrics, JSON.stringify(audit)]) expect(text).not.toContain(value);
  expect(service.logged()).toContain('"operation":"readEntity"');
});
