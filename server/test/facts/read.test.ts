// Facts over HTTP: with the assessment and its explanation.
import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld } from "../assess/scenarios/world.ts";
import { assessmentsOf } from "../assessments/assessments-of.ts";
import { call, newOrder } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant } from "../harness/tenant.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
});
afterAll(() => service.close());

test("an assessment and its explanation have the facts of the decision, also of signals that did not fire", async () => {
  const tenant = await createTenant(service.database.url);
  const body = {
    order_id: newOrder(),
    amount: 1499.9,
    currency: "MXN",
    payer: { customer_id: "cus_1", email: "maria@example.com", country: "MX" },
    payment_method: { type: "card", card: { hash: "card_1", bin: "41523112", country: "MX" } },
    device: { fingerprint: "device_1", ip_address: "189.203.54.17" },
    billing_address: { country: "MX" },
  };
  await call(`${service.url}/api/v1/assess`, { key: tenant.secret, body });
  const { session_id } = (await call(`${service.url}/api/v1/assess`, { key: tenant.secret, body: { ...body, order_id: newOrder() } })).body;
  const viewer = assessmentsOf(service.url, await service.token("viewer", tenant.id));
  const read = (await viewer.read(session_id)).body;
  expect(read.facts).toMatchObject({
    payment: { amount: 1499.9, currency: "MXN", flow: "payin", origin: "server", method_type: "card" },
    payer: { country: "MX", payments_1d: 1, amount_1d: 1500, card_known: true },
    email: { domain: "example.com", orders_1h: 2 },
    card: { bin: "415231", country: "MX", orders_1h: 2 },
    device: { orders_1h: 2 },
    connection: { country: "MX", orders_1h: 2 },
    address: { billing_country: "MX" },
    terminal: {},
    payout: {},
  });
  const { facts: explained } = (await viewer.explain(session_id)).body;
  expect(explained).toMatchObject({ payer: read.facts.payer, connection: read.facts.connection });
  // an explanation names nothing that narrows down who paid
  expect(explained.card).not.toHaveProperty("bin");
  expect(explained.email).not.toHaveProperty("domain");
});

/** Hour of the day in a time zone. */
const hourIn = (timeZone: string): number => Number(new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", hourCycle: "h23" }).format(new Date()));

test.each([
  ["MX", "America/Mexico_City"],
  ["BR", "America/Sao_Paulo"],
  ["CO", "America/Bogota"],
])("a payout of an origin in %s has its channel and the hour of %s", async (country, zone) => {
  const tenant = await createTenant(service.database.url);
  const body = { order_id: newOrder(), amount: 500, currency: "USD", origin: { country }, payout: { channel: " API" }, beneficiary: { id: "ben_1" } };
  const before = hourIn(zone);
  const { session_id } = (await call(`${service.url}/api/v1/assess/payout`, { key: tenant.secret, body })).body;
  const hours = [before, hourIn(zone)];
  const { payment } = (await assessmentsOf(service.url, await service.token("viewer", tenant.id)).read(session_id)).body.facts;
  expect(payment.channel).toBe("api");
  expect(hours).toContain(payment.local_hour);
});

test("the facts of payments and payouts take at most 400 bytes in the median", async () => {
  const world = await createWorld(service);
  const shopper = world.shopper();
  for (let payment = 0; payment < 12; payment++) await world.assess({ ...shopper, order_id: newOrder() });
  for (let payout = 0; payout < 6; payout++)
    await world.payout({
      order_id: newOrder(),
      amount: 500,
      currency: "MXN",
      origin: { account_id: "acc_1", country: "MX" },
      beneficiary: { id: "ben_1", name: "Ana Castillo", clabe: world.clabe(), country: "MX" },
    });
  const [row] = await service.database.query<{ median: number; most: number }>(
    "SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY octet_length(facts)) AS median, max(octet_length(facts)) AS most FROM assessments",
  );
  expect(row?.median).toBeGreaterThan(100);
  expect(row?.median).toBeLessThanOrEqual(400);
  expect(row?.most).toBeLessThanOrEqual(700);
});
