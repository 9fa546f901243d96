// What a payer usually pays: moments of captured amounts, merged in the database as if each had been added alone.
import { afterAll, beforeAll, expect, test } from "vitest";
import { NO_AMOUNTS, withAmount } from "../../src/feedback/outcomes/amount-moments.ts";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  key = (await service.tenant.key("secret", { permissions: ["assess"] })).value;
});
afterAll(() => service.close());

let orders = 0;
async function pay(customer: string, amount: number, outcome: string, currency = "MXN"): Promise<void> {
  orders += 1;
  const body = payin({ order_id: `usual-${orders}`, amount, currency, payer: { customer_id: customer, country: "MX" } });
  const { session_id } = (await call(`${service.url}/api/v1/assess`, { key, body })).body;
  await call(`${service.url}/api/v1/assess/outcome`, { key, body: { session_id, outcome } });
}

const habits = () =>
  service.database.query<{ amount_currency: string | null; amount_count: number; mean: number; deviation: number }>(
    `SELECT amount_currency, amount_count, amount_mean AS mean, sqrt(amount_m2 / NULLIF(amount_count, 0)) AS deviation FROM payer_counters ORDER BY amount_count DESC, captured DESC`,
  );

test("captured amounts give count, mean and deviation; other currencies, failures and chargebacks change nothing", async () => {
  const amounts = [100, 150, 90, 120, 140, 110];
  for (const amount of amounts) await pay("usual-1", amount, "captured");
  await pay("usual-1", 90_000, "failed");
  await pay("usual-1", 5, "captured", "USD");
  const [habit] = await habits();
  const mean = amounts.reduce((sum, amount) => sum + amount * 100, 0) / amounts.length;
  const deviation = Math.sqrt(amounts.reduce((sum, amount) => sum + (amount * 100 - mean) ** 2, 0) / amounts.length);
  expect(habit).toMatchObject({ amount_currency: "MXN", amount_count: amounts.length });
  expect(habit?.mean).toBeCloseTo(mean, 6);
  expect(habit?.deviation).toBeCloseTo(deviation, 6);
});

test("an amount that the habit makes unusual fires although the last payments are all as high", async () => {
  for (let index = 0; index < 5; index++) await pay("usual-2", 200, "captured");
  for (let index = 0; index < 4; index++) await pay("usual-2", 3000, "refunded");
  const body = payin({ order_id: "usual-last", amount: 3000, currency: "MXN", payer: { customer_id: "usual-2", country: "MX" } });
  const { signals } = (await call(`${service.url}/api/v1/assess`, { key, body })).body;
  expect(signals).toEqual(expect.arrayContaining(["AMOUNT_ANOMALY_PAYER", "PAYER_UNUSUAL_RECENTLY"]));
});

test("moments of amounts are those of the amounts, and leave out other currencies and nothing", () => {
  const moments = [100, 300, 200].reduce((sum, amount) => withAmount(sum, amount, "MXN"), NO_AMOUNTS);
  expect(moments).toEqual({ currency: "MXN", count: 3, mean: 200, m2: 20_000 });
  expect(withAmount(withAmount(moments, 50, "USD"), 0, "MXN")).toEqual(moments);
});
