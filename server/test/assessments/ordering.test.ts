// Orders of the list of assessments, filters by what is looked up in indexes of sessions, and counts.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type Assessments, assessmentsOf, type Payments, paymentsOf, type Stored, sessions, storeAll } from "./assessments-of.ts";

let service: TestService;
let tenant: Tenant;
let viewer: Assessments;
let payments: Payments;
let key: string;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
});
afterAll(() => service.close());
beforeEach(async () => {
  tenant = await createTenant(service.database.url);
  key = await service.token("viewer", tenant.id);
  viewer = assessmentsOf(service.url, key);
  payments = paymentsOf(service.url, tenant.secret);
});

const count = async (query: Record<string, string> = {}): Promise<unknown> =>
  (await call(`${service.url}/api/v1/assessments/count?${new URLSearchParams(query)}`, { key })).body;
const pay = async (more: object = {}): Promise<string> => (await payments.payin({ ...more })).body.session_id;
const report = async (session_id: string, outcome: string, more: object = {}): Promise<void> => {
  expect((await call(`${service.url}/api/v1/assess/outcome`, { key: tenant.secret, body: { session_id, outcome, ...more } })).status).toBe(200);
};

/** Stores a payment a minute, the oldest first; answers their sessions. */
const store = (number: number, one: (index: number) => Partial<Stored>): Promise<string[]> => {
  const now = Date.now();
  return storeAll(
    service.database,
    tenant.id,
    Array.from({ length: number }, (_, index) => ({ at: now - (number - index) * 60_000, ...one(index) })),
  );
};
/** Gives sessions scores. */
const score = (scores: readonly (readonly [string, number])[]) =>
  service.database.query(
    `UPDATE assessments a SET risk_score = s.score FROM unnest($2::uuid[], $3::real[]) AS s(id, score) WHERE organization_id = $1 AND session_id = s.id`,
    [tenant.id, scores.map(([id]) => id), scores.map(([, value]) => value)],
  );

describe("the order of the list", () => {
  test("oldest is newest reversed, with filters and with look-ups", async () => {
    const stored = await store(1300, (index) => ({ customer: index % 2 === 0 ? "guest" : "ana", currency: index % 100 === 0 ? "CLP" : "MXN" }));
    const of = (keep: (index: number) => boolean): string[] => stored.filter((_, index) => keep(index));
    for (const [query, wanted] of [
      [{}, stored],
      [{ currency: "CLP" }, of((index) => index % 100 === 0)],
      [{ customer_id: "ana" }, of((index) => index % 2 === 1)],
      [{ customer_id: "guest", currency: "CLP" }, of((index) => index % 100 === 0)],
    ] as const)
      expect([await viewer.walk({ ...query, order: "oldest", limit: "90" }), await viewer.walk({ ...query, limit: "90" })]).toEqual([
        wanted,
        wanted.toReversed(),
      ]);
  });

  test("riskiest and largest sort, of equal ones the newest first", async () => {
    const stored = await store(60, (index) => ({ amountMinor: 100 * (index % 7), customer: index % 3 === 0 ? "ana" : "beto" }));
    await score(stored.map((id, index) => [id, index % 5]));
    const by = (value: (index: number) => number, keep: (index: number) => boolean = () => true): string[] =>
      stored
        .map((id, index) => ({ id, index }))
        .filter(({ index }) => keep(index))
        .sort((one, other) => value(other.index) - value(one.index) || other.index - one.index)
        .map(({ id }) => id);
    expect(await viewer.walk({ order: "riskiest", limit: "7" })).toEqual(by((index) => index % 5));
    expect(await viewer.walk({ order: "largest", limit: "7" })).toEqual(by((index) => index % 7));
    expect(await viewer.walk({ order: "largest", limit: "7", min_amount: "2", customer_id: "ana" })).toEqual(
      by(
        (index) => index % 7,
        (index) => index % 3 === 0 && index % 7 >= 2,
      ),
    );
  });

  test("largest compares major units", async () => {
    const [yen, pesos] = await store(2, (index) => (index === 0 ? { currency: "CLP", amountMinor: 300 } : { currency: "MXN", amountMinor: 20_000 }));
    expect(await viewer.walk({ order: "largest" })).toEqual([yen, pesos]);
  });

  test("ranks blocks of ten thousand, the newest block first, and loses none", async () => {
    const stored = await store(10_500, (index) => ({ amountMinor: 100 * (index % 50) }));
    const ranked = (from: number, to: number): string[] =>
      stored
        .map((id, index) => ({ id, index }))
        .slice(from, to)
        .filter(({ index }) => index % 50 >= 40)
        .sort((one, other) => (other.index % 50) - (one.index % 50) || other.index - one.index)
        .map(({ id }) => id);
    let more = 0;
    // what is assessed meanwhile is in no later page
    const between = async (): Promise<void> => {
      more += 1;
      if (more < 4) await pay({ amount: 4000 });
    };
    expect(await viewer.walk({ order: "largest", min_amount: "40", limit: "100" }, between)).toEqual([...ranked(500, 10_500), ...ranked(0, 500)]);
  });

  test("a cursor of one ranked order is none of another", async () => {
    await store(3, () => ({}));
    const { next_cursor: cursor } = (await viewer.list({ order: "largest", limit: "1" })).body;
    expect((await viewer.list({ order: "riskiest", cursor })).body.error).toMatchObject({ details: { fields: [{ path: "query.cursor" }] } });
    expect((await viewer.list({ cursor })).status).toBe(400);
  });
});

describe("filters", () => {
  const payin = {
    payer: { customer_id: "cus_1", phone: "+525548219034", country: "MX" },
    payment_method: { type: "card", card: { hash: "card_1", bin: "42424242", last4: "4242", country: "BR" }, clabe: "032180000118359719" },
    device: { fingerprint: "fp_1", ip_address: "189.203.113.7" },
  };
  test.each([
    ["phone", "+52 1 55 4821 9034"],
    ["device_id", "fp_1"],
    ["card_hash", "card_1"],
    ["ip", "189.203.113.7"],
    ["account", "032180000118359719"],
    ["bin", "424242"],
    ["country", "BR"],
    ["country", "MX"],
  ])("by %s %s", async (name, value) => {
    await pay({ payer: { customer_id: "other" } });
    const session = await pay(payin);
    expect(await viewer.walk({ [name]: value })).toEqual([session]);
    expect(await viewer.walk({ [name]: value, order: "riskiest" })).toEqual([session]);
    expect(await count({ [name]: value })).toEqual({ count: 1, more: false, scores: null });
    expect(await viewer.walk({ [name]: value, customer_id: "other" })).toEqual([]);
  });

  test("a country is no part of another text", async () => {
    await pay({ payment_method: { type: "card", card: { bin: "424242", last4: "4242" } }, channel: "web" });
    expect(await viewer.walk({ country: "BR" })).toEqual([]);
    expect(await viewer.walk({ bin: "242424" })).toEqual([]);
  });

  test("two identifiers that many share are both required", async () => {
    const device = { fingerprint: "shared" };
    for (let index = 0; index < 6; index++) await pay({ device, payment_method: { type: "card", card: { hash: `card_${index % 2}` } } });
    expect(await viewer.walk({ device_id: "shared", card_hash: "card_1" })).toHaveLength(3);
  });

  test("a card number is refused", async () => {
    const answer = await viewer.list({ card_hash: "4242424242424242" });
    expect([answer.status, answer.body.error.details.fields[0].path]).toEqual([400, "query.card_hash"]);
  });

  test("what became of them: fraud, good, or not known", async () => {
    const [captured, disputed, mistaken, reversed, open] = [await pay(), await pay(), await pay(), await pay(), await pay()];
    await report(captured, "captured");
    await report(disputed, "captured");
    await report(disputed, "chargeback_lost", { fraud_type: "third_party" });
    await report(mistaken, "chargeback_lost", { fraud_type: "merchant_error" });
    await report(reversed, "fraud_confirmed");
    await report(reversed, "false_positive");
    const reported = await pay();
    const analyst = await service.token("analyst", tenant.id);
    const body = { incident_type: "phishing", amount: 1, currency: "MXN", jurisdiction: "MX" };
    expect((await call(`${service.url}/api/v1/assessments/${reported}/fraud-report`, { key: analyst, body })).status).toBe(201);
    for (const order of ["newest", "riskiest"])
      expect(await Promise.all(["fraud", "good", "unknown"].map(async (outcome) => (await viewer.walk({ outcome, order })).toSorted()))).toEqual([
        [disputed, reported].toSorted(),
        [captured, reversed].toSorted(),
        [mistaken, open].toSorted(),
      ]);
    expect(await count({ outcome: "fraud" })).toEqual({ count: 2, more: false, scores: null });
  });
});

describe("a count", () => {
  test("is exact up to ten thousand, and says that there are more", async () => {
    await store(10_000, (index) => ({ customer: "guest", amountMinor: 100 * (index % 4) }));
    expect(await count()).toEqual({ count: 10_000, more: false, scores: null });
    expect(await count({ customer_id: "guest" })).toEqual({ count: 10_000, more: false, scores: null });
    expect(await count({ min_amount: "3" })).toEqual({ count: 2500, more: false, scores: null });
    await store(1, () => ({ customer: "guest" }));
    const both: Record<string, string>[] = [{}, { customer_id: "guest" }];
    for (const query of both) expect(await count(query)).toEqual({ count: 10_000, more: true, scores: null });
  });

  test("by score has the same number in twenty bands, a score as it is shown, and 100 in the last band", async () => {
    const stored = await store(6, (index) => ({ customer: index < 4 ? "ana" : "beto" }));
    await score(stored.map((id, index) => [id, [0, 4.94, 4.96, 42, 95, 100][index] ?? 0]));
    const bands = async (query: Record<string, string>) => {
      const { scores, ...counted } = (await count({ ...query, has_scores: "true" })) as { scores: { from: number; count: number }[] };
      expect(scores.map(({ from }) => from)).toEqual(Array.from({ length: 20 }, (_, index) => 5 * index));
      return { ...counted, scores: Object.fromEntries(scores.filter((band) => band.count > 0).map((band) => [band.from, band.count])) };
    };
    expect(await bands({})).toEqual({ count: 6, more: false, scores: { 0: 2, 5: 1, 40: 1, 95: 2 } });
    expect(await bands({ customer_id: "ana" })).toEqual({ count: 4, more: false, scores: { 0: 2, 5: 1, 40: 1 } });
    expect(await bands({ min_score: "5" })).toEqual({ count: 4, more: false, scores: { 5: 1, 40: 1, 95: 2 } });
    expect(await bands({ currency: "CLP" })).toEqual({ count: 0, more: false, scores: {} });
  });

  test("sees what the caller sees", async () => {
    await pay({ payer: { customer_id: "cus_1" } });
    const other = await createTenant(service.database.url);
    const answer = await call(`${service.url}/api/v1/assessments/count?customer_id=cus_1`, { key: await service.token("viewer", other.id) });
    expect(answer.body).toEqual({ count: 0, more: false, scores: null });
  });
});

test("the oldest page of many is as complete as the list", async () => {
  const stored = await store(20, () => ({}));
  const { data } = (await viewer.list({ order: "oldest", limit: "3" })).body;
  expect(sessions(data)).toEqual(stored.slice(0, 3));
});
