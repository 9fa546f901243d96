// Payouts that arrive in the same instant see each other, and nothing of pay-ins but what is theirs to see.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { KNOWN, newClabe, type Payouts, payoutsOf, somebody } from "./payouts-of.ts";

let service: TestService;
let payouts: Payouts;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
  payouts = payoutsOf(service);
});
afterAll(() => service.close());

const firing = (answers: readonly TestAnswer[], code: string): number => answers.filter(({ body }) => body.signals.includes(code)).length;
const at_once = <Result>(count: number, send: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => send(i)));
const from = (account_id = somebody()) => ({ origin: { account_id } });

describe("sent at once", () => {
  test("twenty payouts from twenty origins to one account: the fourth and all after it see the others", async () => {
    const beneficiary = { clabe: newClabe() };
    const answers = await at_once(20, (i) => payouts.assess({ ...KNOWN, ...from(), beneficiary, amount: 100 + i }));
    expect(firing(answers, "PAYOUT_MULE_FAN_IN")).toBe(17);
    const weights = answers.map(({ body }) => body.risk_score).toSorted((a, b) => a - b);
    expect([weights[0], weights.at(-1)]).toEqual([0, 45]);
  });

  test("twenty new beneficiaries of one origin", async () => {
    const origin = from();
    expect(firing(await at_once(20, () => payouts.assess(origin)), "PAYOUT_FAN_OUT")).toBe(16);
  });

  test.each([from(), {}])("ten equal payouts to one account for ten orders: one of them is the first, the others are duplicates (%j)", async (origin) => {
    const beneficiary = { clabe: newClabe() };
    const answers = await at_once(10, () => payouts.assess({ ...origin, beneficiary }));
    expect([firing(answers, "PAYOUT_FIRST_TO_BENEFICIARY"), firing(answers, "PAYOUT_DUPLICATE")]).toEqual([1, 9]);
  });

  test("thirty attempts of one order are one payout: no duplicates, no crowd, and each the first", async () => {
    const paid = { order_id: somebody(), beneficiary: { clabe: newClabe() }, ...from() };
    const answers = await at_once(30, (i) => payouts.assess({ ...paid, metadata: { attempt: String(i) } }));
    expect(new Set(answers.map(({ body }) => body.signals.join()))).toEqual(new Set(["PAYOUT_FIRST_TO_BENEFICIARY"]));
  });
});

describe("pay-ins and payouts in one batch", () => {
  test("count apart: neither velocity of cards nor fan-in moves by the other flow", async () => {
    const card = { payment_method: { type: "card", card: { hash: somebody() } } };
    const beneficiary = { clabe: newClabe() };
    const mixed = await at_once(40, (i) => (i % 2 === 0 ? payouts.payin(card) : payouts.assess({ ...KNOWN, ...from(), beneficiary, amount: 100 + i })));
    expect(new Set(mixed.map(({ status }) => status))).toEqual(new Set([200]));
    expect(mixed.map(({ body }) => body.assess_flow)).toEqual(mixed.map((_, i) => (i % 2 === 0 ? "payin" : "payout")));
    expect([firing(mixed, "VELOCITY_CARD_1H"), firing(mixed, "PAYOUT_MULE_FAN_IN")]).toEqual([17, 17]);
  });

  test("meet where money passes through", async () => {
    const account = somebody();
    const mixed = await at_once(8, (i) =>
      i < 4
        ? payouts.payin({ payer: { customer_id: account }, amount: 1000 })
        : payouts.assess({ ...KNOWN, ...from(account), amount: 950, beneficiary: { id: somebody() } }),
    );
    expect(firing(mixed.slice(4), "PAYOUT_PASS_THROUGH")).toBeGreaterThan(0);
  });

  test("a payout that is refused does not take the pay-ins beside it along", async () => {
    const answers = await at_once(20, (i) => (i === 7 ? payouts.assess({ submerchant_id: "01929b7e-0000-7000-8000-000000000000" }) : payouts.payin()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, i) => (i === 7 ? 404 : 200)));
  });
});

describe("a separate history", () => {
  test("payouts never count for the velocity of a device, a payer or an e-mail address of pay-ins", async () => {
    const [device, email, account] = [somebody(), `${somebody()}@correo.mx`, somebody()];
    await at_once(12, () => payouts.assess({ ...KNOWN, ...from(account), beneficiary: { id: somebody(), email }, initiator: { device_fingerprint: device } }));
    const { body } = await payouts.payin({ payer: { customer_id: account, email }, device: { fingerprint: device }, amount: 250.5 });
    expect(body.signals).toEqual([]);
  });

  test("pay-ins are not the usual amounts of payouts, payouts not those of pay-ins", async () => {
    const [payer, origin] = [somebody(), somebody()];
    for (let i = 0; i < 5; i++) await payouts.payin({ payer: { customer_id: payer }, amount: 10, device: { fingerprint: payer } });
    for (let i = 0; i < 5; i++) await payouts.assess({ ...KNOWN, ...from(origin), amount: 10 + i });
    expect((await payouts.assess({ ...KNOWN, ...from(payer), amount: 1500 })).body.signals).toEqual([]);
    expect((await payouts.assess({ ...KNOWN, ...from(origin), amount: 1500 })).body.signals).toEqual(["AMOUNT_ANOMALY_PAYER", "AMOUNT_DEVIATION_PAYER"]);
    expect((await payouts.payin({ payer: { customer_id: origin }, amount: 1500 })).body.signals).toEqual([]);
  });

  test("the organization's highest amounts are known by flow", async () => {
    const other = await startService({ logLevel: "warn" }, service.database);
    const { id } = other.tenant;
    await service.database.query(
      `INSERT INTO payout_activity (organization_id, session_id, scope, at, order_key, name, first, declined, treasury, amount_minor, currency)
       SELECT $1, gen_random_uuid(), 0, 1, i, '', false, false, false, 1000 + i, 'MXN' FROM generate_series(1, 2000) i`,
      [id],
    );
    await service.database.query(
      `INSERT INTO activity (organization_id, session_id, at, flow, trusted, order_key, amount_minor, currency)
       SELECT $1, gen_random_uuid(), 1, 'payin', true, i, 1000000 + i, 'MXN' FROM generate_series(1, 2000) i`,
      [id],
    );
    const sent = payoutsOf(other);
    // the profiles are read in the background, triggered by the first request; whether they are there shows in a later answer
    let signals: string[] = [];
    for (let tries = 0; tries < 200 && signals.length < 3; tries++) signals = await sent.signals({ amount: 900 });
    expect(signals.toSorted()).toEqual(["AMOUNT_ABOVE_ORG_P99", "PAYOUT_FIRST_AND_LARGE", "PAYOUT_FIRST_TO_BENEFICIARY"]);
    expect((await sent.payin({ amount: 900 })).body.signals).toEqual([]);
    await other.close();
  });
});
