// Every signal of payouts, fired by a real sequence of requests.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newOrder } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { anyHour, KNOWN, newClabe, type Payouts, payoutsOf, somebody } from "./payouts-of.ts";

let service: TestService;
let payouts: Payouts;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
  await anyHour(service);
  payouts = payoutsOf(service);
});
afterAll(() => service.close());

const from = (account_id: string) => ({ origin: { account_id } });
const to = (clabe: string, more: object = {}) => ({ beneficiary: { clabe, ...more } });

describe("the first payout to a beneficiary", () => {
  const FIRST = ["PAYOUT_FIRST_TO_BENEFICIARY"];

  test("is the first of its origin; the next is none, for another origin it is the first again", async () => {
    const [clabe, origin] = [newClabe(), somebody()];
    const pay = (account: string) => payouts.signals({ ...to(clabe), ...from(account), amount: 10 });
    expect([await pay(origin), await pay(origin), await pay(somebody())]).toEqual([FIRST, ["PAYOUT_DUPLICATE"], [...["PAYOUT_DUPLICATE"], ...FIRST]]);
  });

  test("is known by the beneficiary's id, whatever account is named", async () => {
    const id = somebody();
    expect([await payouts.signals({ beneficiary: { id } }), await payouts.signals({ beneficiary: { id, clabe: newClabe() } })]).toEqual([FIRST, []]);
  });

  test("stays the first in another attempt of the same order, and after it was declined", async () => {
    const [retried, declined] = [to(newClabe()), to(newClabe())];
    const order_id = newOrder();
    expect([await payouts.signals({ ...retried, order_id, amount: 9 }), await payouts.signals({ ...retried, order_id, amount: 10 })]).toEqual([FIRST, FIRST]);
    const refused = await payouts.assess({ beneficiary: { ...declined.beneficiary, email: "decline@sandbox.test" } });
    expect([refused.body.decision, await payouts.signals(declined)]).toEqual(["decline", FIRST]);
  });

  test("is what the caller says, where the caller says it", async () => {
    const clabe = newClabe();
    const pay = (first_to_beneficiary: boolean) => payouts.signals({ ...to(clabe), payout: { first_to_beneficiary }, amount: first_to_beneficiary ? 1 : 2 });
    expect([await pay(false), await pay(true)]).toEqual([[], FIRST]);
  });

  test("weighs more from about a thousand US dollars on", async () => {
    expect(await payouts.signals({ amount: 20_000 })).toEqual(FIRST);
    expect(await payouts.signals({ amount: 100_000 })).toEqual(["PAYOUT_FIRST_AND_LARGE", ...FIRST]);
    expect(await payouts.signals({ ...KNOWN, amount: 100_000 })).toEqual([]);
  });
});

describe("many at one account, many from one origin", () => {
  test("PAYOUT_MULE_FAN_IN: the fourth origin that pays to an account within a day", async () => {
    const clabe = newClabe();
    const fired = [];
    for (let i = 0; i < 4; i++) fired.push(await payouts.signals({ ...to(clabe), ...from(somebody()), ...KNOWN, amount: 100 + i }));
    expect(fired).toEqual([[], [], [], ["PAYOUT_MULE_FAN_IN"]]);
  });

  test("PAYOUT_FAN_OUT: the fifth new beneficiary of an origin within an hour", async () => {
    const origin = somebody();
    const fired = [];
    for (let i = 0; i < 5; i++) fired.push((await payouts.signals(from(origin))).includes("PAYOUT_FAN_OUT"));
    expect(fired).toEqual([false, false, false, false, true]);
    expect(await payouts.signals({ ...from(origin), payout: { kind: "treasury" } })).not.toContain("PAYOUT_FAN_OUT");
  });

  test("PAYOUT_STRUCTURING: the fifth payout just under a limit", async () => {
    const split = { ...from(somebody()), ...KNOWN };
    const fired = [];
    for (let i = 0; i < 5; i++) fired.push((await payouts.signals({ ...split, amount: 149_000 + i })).includes("PAYOUT_STRUCTURING"));
    expect(fired).toEqual([false, false, false, false, true]);
    expect(await payouts.signals({ ...split, amount: 149_900, payout: { kind: "treasury", first_to_beneficiary: false } })).toEqual([]);
  });

  test("treasury transfers are left out when a disbursement is looked at", async () => {
    const [clabe, origin] = [newClabe(), somebody()];
    const transfer = { payout: { kind: "treasury", first_to_beneficiary: true } };
    for (let i = 0; i < 6; i++) await payouts.assess({ ...transfer, ...from(origin), amount: 149_000 + i });
    for (let i = 0; i < 6; i++) await payouts.assess({ ...transfer, ...from(somebody()), ...to(clabe), amount: 149_000 + i });
    expect(await payouts.signals({ ...from(origin), ...to(clabe), amount: 149_900 })).toEqual(["PAYOUT_FIRST_AND_LARGE", "PAYOUT_FIRST_TO_BENEFICIARY"]);
  });
});

describe("the account", () => {
  test.each([
    ["PAYOUT_CLABE_INVALID", { clabe: "002010077777777770" }],
    ["PAYOUT_CLABE_INVALID", { clabe: "00201007777777777" }],
    ["PAYOUT_CLABE_INVALID", { clabe: "cuenta" }],
    ["PAYOUT_IBAN_INVALID", { iban: "GB82WEST12345698765433" }],
    ["PAYOUT_IBAN_INVALID", { iban: "--" }],
  ])("%s: %j", async (code, beneficiary) => {
    expect(await payouts.signals({ ...KNOWN, beneficiary })).toEqual([code]);
  });

  test.each([{ clabe: "032 180 00011835971-9" }, { iban: "de89 3704 0044 0532 0130 00" }, { id: "ben_blank", clabe: "  ", iban: " " }])(
    "%j is nothing to speak of",
    async (beneficiary) => {
      expect(await payouts.signals({ ...KNOWN, beneficiary })).toEqual([]);
    },
  );

  test.each([
    [{ clabe: "002010077777777771" }, "MX", "US"],
    [{ iban: "GB82WEST12345698765432" }, "GB", "MX"],
    [{ id: "ben_border", country: "BR" }, "BR", "MX"],
    [{ clabe: "002010077777777771", country: "GT" }, "GT", "MX"],
  ])("PAYOUT_CROSS_BORDER: %j is in %s", async (beneficiary, at_home, abroad) => {
    const crossing = async (country: string) => (await payouts.signals({ ...KNOWN, beneficiary, origin: { country } })).includes("PAYOUT_CROSS_BORDER");
    expect([await crossing(at_home), await crossing(abroad)]).toEqual([false, true]);
  });

  test("an IBAN of no country crosses no border", async () => {
    expect(await payouts.signals({ ...KNOWN, beneficiary: { iban: "12345678" }, origin: { country: "MX" } })).toEqual(["PAYOUT_IBAN_INVALID"]);
  });

  test("PAYOUT_NAME_MISMATCH: it was paid under another name", async () => {
    const clabe = newClabe();
    const pay = (name: string, amount: number) => payouts.signals({ ...KNOWN, ...to(clabe, { name }), amount });
    expect([await pay("José Hernández Luna", 1), await pay("HERNANDEZ, Jose", 2)]).toEqual([[], []]);
    expect(await pay("Comercial del Bajío", 3)).toEqual(["PAYOUT_NAME_MISMATCH"]);
  });

  test("PAYOUT_BENEFICIARY_CHANGED: by the caller's word, or because a known beneficiary is paid elsewhere", async () => {
    const id = somebody();
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    expect(await payouts.signals({ ...KNOWN, beneficiary: { id: somebody(), account_changed_at: yesterday } })).toEqual(["PAYOUT_BENEFICIARY_CHANGED"]);
    expect(await payouts.signals({ ...KNOWN, ...to(newClabe(), { id }) })).toEqual([]);
    expect(await payouts.signals({ ...KNOWN, ...to(newClabe(), { id }) })).toEqual(["PAYOUT_BENEFICIARY_CHANGED"]);
  });

  test("PAYOUT_DUPLICATE: the same amount a moment ago for another order; another amount is none", async () => {
    const [clabe, order_id] = [newClabe(), newOrder()];
    const pay = (more: object) => payouts.signals({ ...KNOWN, ...to(clabe), ...more });
    expect(await pay({ order_id, amount: 10 })).toEqual([]);
    expect(await pay({ order_id, amount: 10, metadata: { attempt: "2" } })).toEqual([]);
    expect([await pay({ amount: 10 }), await pay({ amount: 11 })]).toEqual([["PAYOUT_DUPLICATE"], []]);
  });
});

test("PAYOUT_INITIATOR_UNUSUAL: a user, a job or a channel that is new after three payouts of the origin", async () => {
  const origin = from(somebody());
  const pay = (payout: object, initiator: object = {}) => payouts.signals({ ...origin, payout: { ...KNOWN.payout, ...payout }, initiator, amount: 10 });
  for (let i = 0; i < 3; i++) expect(await pay({ initiated_by: "usr_1", channel: "SPEI" })).toEqual([]);
  expect(await pay({ initiated_by: "usr_1", channel: " spei" })).toEqual([]);
  expect(await pay({ channel: "spei" }, { user_id: "usr_1" })).toEqual([]);
  for (const unusual of [pay({ initiated_by: "usr_2" }), pay({ initiated_by: "usr_1" }, { user_id: "usr_3" }), pay({ channel: "branch" })])
    expect(await unusual).toEqual(["PAYOUT_INITIATOR_UNUSUAL"]);
});

describe("PAYOUT_PASS_THROUGH: money that came in leaves again", () => {
  const pass = async (key: string, more: object = {}) => {
    const account = somebody();
    await payouts.payin({ payer: { customer_id: account }, amount: 1000, ...more }, key);
    return (await payouts.assess({ ...from(account), ...KNOWN, amount: 950 })).body;
  };

  test("by a customer of pay-ins that were made with a secret key", async () => {
    expect((await pass(service.tenant.secret)).signals).toEqual(["PAYOUT_PASS_THROUGH"]);
    expect((await pass(service.tenant.secret, { currency: "USD" })).signals).toEqual([]);
  });

  test("pay-ins of a publishable key alone are no evidence against the origin", async () => {
    expect(await pass(service.tenant.publishable)).toMatchObject({ risk_score: 0, signals: ["BROWSER_ACTIVITY_SUSPICIOUS"] });
  });

  test("a pay-in that failed brought nothing", async () => {
    const account = somebody();
    const { body } = await payouts.payin({ payer: { customer_id: account }, amount: 1000 });
    await service.database.query("UPDATE activity SET failed = true WHERE session_id = $1", [body.session_id]);
    expect(await payouts.signals({ ...from(account), ...KNOWN, amount: 950 })).toEqual([]);
  });
});
