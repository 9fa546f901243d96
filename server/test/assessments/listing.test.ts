// The list of assessments: by every filter, page by page, while payments go on.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../src/platform/ids/uuid.ts";
import { fixturesOf } from "../access/fixtures.ts";
import type { TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { listsOf } from "../lists/lists-of.ts";
import { type Assessments, assessmentsOf, longAgo, paymentsOf, sessions, storeAll } from "./assessments-of.ts";

const DAY = 86_400_000;

let service: TestService;
let tenant: Tenant;
let viewer: Assessments;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
  ({ tenant, viewer } = await newcomer());
  const { payin, payout } = paymentsOf(service.url, tenant.secret);
  const analyst = assessmentsOf(service.url, await service.token("analyst", tenant.id));
  await payin({ order_id: "uno", amount: 100, payer: { customer_id: " cus_1 ", email: "Ana.Perez+tienda@Gmail.com" } });
  const { body } = await payin({ order_id: "dos", payment_id: "pay_2", amount: 9990, currency: "CLP", payer: { email: "review@sandbox.test" } });
  await payin({ order_id: "tres", amount: 100.01, payer: { email: "review@sandbox.test" } });
  await payin({ order_id: "cuatro", amount: 99.99, payer: { customer_id: "cus_1", email: "decline@sandbox.test" } });
  await payout({ order_id: "cinco", amount: 500, currency: "USD", origin: { account_id: "cus_1" }, beneficiary: { id: "b", email: "anaperez@gmail.com" } });
  await analyst.review(body.session_id, "approve");
});
afterAll(() => service.close());

async function newcomer(options?: Parameters<typeof createTenant>[1]): Promise<{ tenant: Tenant; viewer: Assessments }> {
  const made = await createTenant(service.database.url, options);
  return { tenant: made, viewer: assessmentsOf(service.url, await service.token("viewer", made.id)) };
}

const orders = ({ body }: TestAnswer): string[] => body.data.map(({ order_id }: { order_id: string }) => order_id);

test.each<[Record<string, string>, string[]]>([
  [{}, ["cinco", "cuatro", "tres", "dos", "uno"]],
  [{ decision: "approve" }, ["cinco", "uno"]],
  [{ decision: "review" }, ["tres", "dos"]],
  [{ decision: "decline" }, ["cuatro"]],
  [{ decision: "challenge" }, []],
  [{ flow: "payin" }, ["cuatro", "tres", "dos", "uno"]],
  [{ flow: "payout" }, ["cinco"]],
  [{ review: "open" }, ["tres"]],
  [{ review: "resolved" }, ["dos"]],
  [{ review: "open", decision: "approve" }, []],
  [{ currency: "CLP" }, ["dos"]],
  [{ min_amount: "100" }, ["cinco", "tres", "dos", "uno"]],
  [{ min_amount: "100.005" }, ["cinco", "tres", "dos"]],
  [{ max_amount: "100" }, ["cuatro", "uno"]],
  [{ min_amount: "500", max_amount: "9990" }, ["cinco", "dos"]],
  [{ min_amount: "9990", currency: "MXN" }, []],
  [{ min_amount: "9990.5" }, []],
  [{ customer_id: "cus_1" }, ["cinco", "cuatro", "uno"]],
  [{ customer_id: "cus_1 " }, ["cinco", "cuatro", "uno"]],
  [{ customer_id: "CUS_1" }, []],
  [{ customer_id: " " }, []],
  [{ email: "ANAPEREZ@googlemail.com" }, ["cinco", "uno"]],
  [{ email: "review@sandbox.test" }, ["tres", "dos"]],
  [{ email: "nadie@sandbox.test" }, []],
  [{ customer_id: "cus_1", email: "anaperez@gmail.com", flow: "payin" }, ["uno"]],
  [{ customer_id: "cus_1", email: "review@sandbox.test" }, []],
  [{ order_id: "tres" }, ["tres"]],
  [{ order_id: "TRES" }, []],
  [{ payment_id: "pay_2" }, ["dos"]],
  [{ payment_id: "pay_2", order_id: "tres" }, []],
  [{ from: "2020-01-01T00:00:00Z", to: "2999-12-31T23:59:59Z" }, ["cinco", "cuatro", "tres", "dos", "uno"]],
  [{ from: "2999-12-31T23:59:59Z" }, []],
  [{ to: "1900-01-01T00:00:00Z" }, []],
  [{ customer_id: "cus_1", from: "2020-01-01T00:00:00Z" }, ["cinco", "cuatro", "uno"]],
  [{ customer_id: "cus_1", to: "2020-01-01T00:00:00Z" }, []],
  [{ submerchant_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" }, []],
])("by %j: %j", async (query, found) => {
  const answer = await viewer.list(query);
  expect([orders(answer), answer.body.next_cursor]).toEqual([found, null]);
});

test("a time is the first that is in, or the first that is out", async () => {
  const { body } = await viewer.list({ order_id: "tres" });
  const at = body.data[0].assessed_at;
  expect(orders(await viewer.list({ from: at })).at(-1)).toBe("tres");
  expect(orders(await viewer.list({ to: at }))[0]).toBe("dos");
  expect(orders(await viewer.list({ from: at, to: at }))).toEqual([]);
});

test("an item says what the assessment is about, and why it came out so, to whom ever it was answered", async () => {
  const { tenant: shop, viewer: clerk } = await newcomer();
  await listsOf(service.url, await service.token("analyst", shop.id)).block({ list_type: "customer_id", value: "cus_9" });
  const answered = await paymentsOf(service.url, shop.publishable).payin({ order_id: "o-1", payment_id: "p-1", payer: { customer_id: "cus_9" } });
  expect([answered.body.signals, answered.body.blocked_by]).toEqual([[], undefined]);
  expect((await clerk.list()).body.data).toEqual([
    {
      session_id: answered.body.session_id,
      assessed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      flow: "payin",
      decision: "decline",
      risk_score: 100,
      trigger: "request",
      signals: ["BLOCKLIST_BLOCK"],
      blocked_by: "blocklist:customer_id",
      amount: 250.5,
      currency: "MXN",
      order_id: "o-1",
      payment_id: "p-1",
      customer_id: "cus_9",
      submerchant_id: null,
      review: null,
      origin: "browser",
    },
  ]);
});

test("assessments of browsers are marked, in lists, in detail and in their answers, and a filter separates them", async () => {
  const { tenant: shop, viewer: clerk } = await newcomer();
  const answers = [shop.secret, shop.publishable].map((key, index) => paymentsOf(service.url, key).payin({ order_id: `o-${index}` }));
  const [ours, theirs] = (await Promise.all(answers)).map(({ body }) => body);
  expect([ours.origin, theirs.origin]).toEqual(["server", "browser"]);
  expect((await clerk.read(theirs.session_id)).body.origin).toBe("browser");
  expect([orders(await clerk.list({ origin: "server" })), orders(await clerk.list({ origin: "browser" }))]).toEqual([["o-0"], ["o-1"]]);
  expect(orders(await clerk.list({ origin: "browser", order_id: "o-0" }))).toEqual([]);
});

describe("a filter that is none is refused by its name", () => {
  test.each([
    [{ decision: "maybe" }, "query.decision"],
    [{ flow: "both" }, "query.flow"],
    [{ origin: "app" }, "query.origin"],
    [{ review: "closed" }, "query.review"],
    [{ from: "2026-02-30T00:00:00Z" }, "query.from"],
    [{ to: "tomorrow" }, "query.to"],
    [{ currency: "mxn" }, "query.currency"],
    [{ min_amount: "-1" }, "query.min_amount"],
    [{ max_amount: "lots" }, "query.max_amount"],
    [{ min_amount: "1e400" }, "query.min_amount"],
    [{ max_amount: "Infinity" }, "query.max_amount"],
    [{ email: "no address" }, "query.email"],
    [{ order_id: "" }, "query.order_id"],
    [{ submerchant_id: "shop" }, "query.submerchant_id"],
    [{ cursor: "nonsense" }, "query.cursor"],
    [{ limit: "101" }, "query.limit"],
  ])("%j", async (query, path) => {
    const { status, body } = await viewer.list(query);
    expect([status, body.error.code, body.error.details.fields[0].path]).toEqual([400, "VALIDATION_ERROR", path]);
  });
});

describe("a key of one submerchant sees that submerchant's assessments and no others", () => {
  test("with any filter", async () => {
    const { tenant: psp, viewer: provider } = await newcomer({ segment: "psp" });
    const fixtures = fixturesOf(service.database, psp.id);
    const [own, other] = [await fixtures.submerchant(), await fixtures.submerchant()];
    const { payin, payout } = paymentsOf(service.url, psp.secret);
    const payer = { customer_id: "cus_1", email: "ana@correo.mx" };
    for (const [name, submerchant_id] of Object.entries({ own, other })) {
      await payin({ order_id: name, payment_id: "p", submerchant_id, payer });
      await payout({
        order_id: `${name} out`,
        payment_id: "p",
        submerchant_id,
        origin: { account_id: "cus_1" },
        beneficiary: { id: "b", email: "ana@correo.mx" },
      });
    }
    await payin({ order_id: "nobody's", payment_id: "p", payer });
    const scoped = await fixtures.key({ submerchantId: own, permissions: ["assessments:read", "assessments:review", "merchant:read"] });
    const shop = assessmentsOf(service.url, scoped.value);
    const filters: Record<string, string>[] = [
      {},
      { customer_id: "cus_1" },
      { email: "ANA@correo.mx" },
      { payment_id: "p" },
      { currency: "MXN" },
      { min_amount: "1" },
    ];
    for (const filter of filters) {
      expect([filter, orders(await shop.list(filter))]).toEqual([filter, ["own out", "own"]]);
      expect([filter, orders(await provider.list(filter))]).toEqual([filter, ["nobody's", "other out", "other", "own out", "own"]]);
      expect([filter, orders(await provider.list({ ...filter, submerchant_id: other }))]).toEqual([filter, ["other out", "other"]]);
      expect([filter, orders(await shop.list({ ...filter, submerchant_id: other }))]).toEqual([filter, []]);
    }
    const [foreign = ""] = sessions((await provider.list({ order_id: "nobody's" })).body.data);
    const answers = [await shop.read(foreign), await shop.review(foreign, "approve"), await shop.explain(foreign)];
    const nobodys = [await shop.read(newId()), await shop.review(newId(), "approve"), await shop.explain(newId())];
    expect(answers.map(({ status, text }) => [status, text])).toEqual(nobodys.map(({ text }) => [404, text]));
  });
});

describe("walking by cursor", () => {
  test.each<[string, Record<string, string>]>([
    ["everything", {}],
    ["one customer", { customer_id: "cus_walked" }],
    ["one address", { email: "walked@correo.mx" }],
    ["one currency", { currency: "MXN" }],
  ])("shows each old assessment of %s once, newest first, while payments go on", async (_, query) => {
    const { tenant: shop, viewer: clerk } = await newcomer();
    const { payin } = paymentsOf(service.url, shop.secret);
    const one = async (): Promise<string> => (await payin({ payer: { customer_id: "cus_walked", email: "walked@correo.mx" } })).body.session_id;
    const old: string[] = [];
    for (let batch = 0; batch < 5; batch++) old.push(...(await Promise.all(Array.from({ length: 8 }, one))));
    // payments in flight while pages are read
    let going = true;
    const added: string[] = [];
    const traffic = Array.from({ length: 6 }, async () => {
      while (going) added.push(await one());
    });
    const found = await clerk.walk({ ...query, limit: "3" });
    going = false;
    await Promise.all(traffic);
    expect(added.length).toBeGreaterThan(10);
    expect(found.length).toBe(new Set(found).size);
    expect(found.filter((session) => old.includes(session))).toEqual(old.toSorted().toReversed());
    expect(found).toEqual(found.toSorted().toReversed());
  });

  test("leads through what no index leads to in bounded pages, short ones where there is little", async () => {
    const { tenant: shop, viewer: clerk } = await newcomer();
    const [first, last] = [await longAgo(service.database, shop.id, Date.UTC(2020, 0, 1), "a"), newId()];
    await service.database.query(
      `INSERT INTO assessments (organization_id, session_id, flow, credential_id, credential_kind, decision, risk_score, amount_minor, currency, request, answer, signals, assessed_at)
       SELECT $1, ('01800000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'payin', $2, 'secret', 'approve', 0, 100, 'CLP', '{}', '{}', '[]', '2022-04-11T00:00:00Z'
       FROM generate_series(1, 20100) AS n`,
      [shop.id, last],
    );
    await service.database.query("ANALYZE assessments");
    const page = (await clerk.list({ currency: "MXN" })).body;
    expect([page.data, typeof page.next_cursor]).toEqual([[], "string"]);
    expect(await clerk.walk({ currency: "MXN" })).toEqual([first]);
    // what an index leads to comes at once
    expect(sessions((await clerk.list({ decision: "challenge" })).body.data)).toEqual([first]);
    expect((await clerk.walk({ currency: "CLP", limit: "100" })).length).toBe(20_100);
  });
});

test("walking while payments are added between any two pages shows each old one once, also where a page ends by what it looked through", async () => {
  const { tenant: shop, viewer: clerk } = await newcomer();
  const count = 25_000;
  const start = Date.now() - count * 1000;
  // what is sought lies on both sides of where pages can end: every ten thousand from the newest, and here and there
  const sought = (place: number): boolean => [0, 1, 2, 9998, 9999].includes(place % 10_000) || place % 1777 === 0;
  const rows = Array.from({ length: count }, (_, index) => ({ at: start + index * 1000, currency: sought(count - 1 - index) ? "CLP" : "MXN" }));
  const stored = await storeAll(service.database, shop.id, rows);
  const old = stored.filter((_, index) => sought(count - 1 - index)).toReversed();
  const { payin } = paymentsOf(service.url, shop.secret);
  const sizes: Record<string, string>[] = [{}, { limit: "3" }, { limit: "1", flow: "payin" }];
  for (const size of sizes) {
    const found = await clerk.walk({ ...size, currency: "CLP" }, () => Promise.all([payin({ currency: "CLP", amount: 5 }), payin()]));
    expect(found.filter((session) => old.includes(session))).toEqual(old);
    expect(found).toEqual([...new Set(found)].toSorted().toReversed());
  }
});

test("a customer is found years back, page by page", async () => {
  const { tenant: shop, viewer: clerk } = await newcomer();
  const now = Date.now();
  const days = [1800, 1799, 700, 365, 364, 100, 31, 30, 29, 2, 1, 0];
  const old: string[] = [];
  for (const ago of days) {
    await longAgo(service.database, shop.id, now - ago * DAY, "cus_other");
    old.push(await longAgo(service.database, shop.id, now - ago * DAY, "cus_old"));
  }
  expect(await clerk.walk({ customer_id: "cus_old", limit: "2" })).toEqual(old.toReversed());
  expect(await clerk.walk({ customer_id: "cus_old" })).toEqual(old.toReversed());
  const to = new Date(now - 200 * DAY).toISOString();
  const from = new Date(now - 1000 * DAY).toISOString();
  expect(await clerk.walk({ customer_id: "cus_old", from, to })).toEqual(old.slice(2, 5).toReversed());
  expect(await clerk.walk({ from, to, decision: "challenge" })).toHaveLength(6);
});
