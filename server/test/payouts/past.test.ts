// Signals that need time: the same requests, some of them moved into the past.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startService, type TestService } from "../harness/service.ts";
import { anyHour, DAY, HOUR, KNOWN, MINUTE, newClabe, type Payouts, payoutsOf, somebody } from "./payouts-of.ts";

let service: TestService;
let payouts: Payouts;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
  await anyHour(service);
  payouts = payoutsOf(service);
});
afterAll(() => service.close());

describe("PAYOUT_DORMANT_ORIGIN", () => {
  const after = async (days: number, more: object = {}): Promise<string[]> => {
    const paid = { ...KNOWN, origin: { account_id: somebody() } };
    await payouts.earlier(days * DAY, { ...paid, ...more });
    return payouts.signals(paid);
  };

  test.each([179, 89, 91])("%d days after the last payout is no sleep", async (days) => {
    expect(await after(days)).toEqual([]);
  });

  test.each([181, 365, 700])("%d days after the last payout is one", async (days) => {
    expect(await after(days)).toEqual(["PAYOUT_DORMANT_ORIGIN"]);
  });

  test("an origin that was last seen long before two years is a new one", async () => {
    expect(await after(900)).toEqual([]);
  });

  test("a declined payout does not end dormancy, nor does another attempt of the same order", async () => {
    const paid = { ...KNOWN, origin: { account_id: somebody() } };
    await payouts.earlier(200 * DAY, paid);
    const refused = await payouts.assess({ ...paid, beneficiary: { id: somebody(), email: "decline@sandbox.test" } });
    expect(refused.body.decision).toBe("decline");
    const order_id = somebody();
    for (const amount of [1, 2]) expect(await payouts.signals({ ...paid, order_id, amount })).toEqual(["PAYOUT_DORMANT_ORIGIN"]);
    expect(await payouts.signals(paid)).toEqual([]);
  });
});

describe("history expires", () => {
  test.each([
    ["first to a beneficiary: two years", 700 * DAY, []],
    ["first to a beneficiary: longer ago", 900 * DAY, ["PAYOUT_FIRST_TO_BENEFICIARY"]],
  ])("%s", async (_, ago, signals) => {
    const beneficiary = { id: somebody() };
    await payouts.earlier(ago, { beneficiary });
    expect(await payouts.signals({ beneficiary })).toEqual(signals);
  });

  test("many origins at one account: a day", async () => {
    const clabe = newClabe();
    const pay = (amount: number) => ({ ...KNOWN, beneficiary: { clabe }, origin: { account_id: somebody() }, amount });
    for (let i = 0; i < 5; i++) await payouts.earlier(25 * HOUR, pay(1));
    expect(await payouts.signals(pay(2))).toEqual([]);
    for (let i = 0; i < 2; i++) await payouts.earlier(23 * HOUR, pay(3));
    expect(await payouts.signals(pay(4))).toEqual(["PAYOUT_MULE_FAN_IN"]);
  });

  test("many new beneficiaries: an hour", async () => {
    const origin = { account_id: somebody() };
    for (let i = 0; i < 5; i++) await payouts.earlier(61 * MINUTE, { origin });
    expect(await payouts.signals({ origin })).toEqual(["PAYOUT_FIRST_TO_BENEFICIARY"]);
  });

  test("amounts under a limit: a week", async () => {
    const split = { ...KNOWN, origin: { account_id: somebody() }, amount: 149_000 };
    for (let i = 0; i < 4; i++) await payouts.earlier((i === 0 ? 7.01 : 6.9) * DAY, split);
    expect(await payouts.signals(split)).toEqual([]);
    expect(await payouts.signals(split)).toEqual(["PAYOUT_STRUCTURING"]);
  });

  test("a duplicate: ten minutes", async () => {
    const paid = { ...KNOWN, beneficiary: { clabe: newClabe() } };
    await payouts.earlier(10.1 * MINUTE, paid);
    expect(await payouts.signals(paid)).toEqual([]);
    expect(await payouts.signals(paid)).toEqual(["PAYOUT_DUPLICATE"]);
  });

  test("a name: 90 days", async () => {
    const clabe = newClabe();
    await payouts.earlier(91 * DAY, { beneficiary: { clabe, name: "Pedro Soto" } });
    expect(await payouts.signals({ ...KNOWN, beneficiary: { clabe, name: "Ana Ruiz" } })).toEqual([]);
    await payouts.earlier(88 * DAY, { beneficiary: { clabe, name: "Pedro Soto" } });
    const other = newClabe();
    await payouts.earlier(88 * DAY, { beneficiary: { clabe: other, name: "Pedro Soto" } });
    expect(await payouts.signals({ ...KNOWN, beneficiary: { clabe: other, name: "Ana Ruiz" } })).toEqual(["PAYOUT_NAME_MISMATCH"]);
  });

  test("a new account: a week", async () => {
    const id = somebody();
    const [old, young] = [newClabe(), newClabe()];
    await payouts.earlier(30 * DAY, { beneficiary: { id, clabe: old } });
    await payouts.earlier(8 * DAY, { beneficiary: { id, clabe: young } });
    expect(await payouts.signals({ ...KNOWN, beneficiary: { id, clabe: young } })).toEqual([]);
  });

  test("what passes through: an hour", async () => {
    const account = somebody();
    const { body } = await payouts.payin({ payer: { customer_id: account } });
    await service.database.query("UPDATE activity SET at = at - $1 WHERE session_id = $2", [61 * MINUTE, body.session_id]);
    expect(await payouts.signals({ ...KNOWN, origin: { account_id: account } })).toEqual([]);
  });
});

describe("a hundred ordinary payouts of an origin", () => {
  test("do not push its new beneficiaries out of sight", async () => {
    const origin = { account_id: somebody() };
    for (let i = 0; i < 4; i++) await payouts.assess({ origin, amount: 10 });
    await Promise.all(Array.from({ length: 100 }, () => payouts.assess({ ...KNOWN, origin, amount: 10 })));
    expect(await payouts.signals({ origin, amount: 10 })).toContain("PAYOUT_FAN_OUT");
  });
});
