// What counts as evidence against a payout, and what does not.
import { describe, expect, test } from "vitest";
import { evaluate } from "../../src/scoring/engine/evaluate.ts";
import type { PayoutActivity } from "../../src/scoring/situation/features.ts";
import { activity, DAY, HOUR, MINUTE, many, NOON, paid, payoutSituation } from "../harness/situation.ts";

const JUST_UNDER = 19_900_000;
const fired = (...changes: Parameters<typeof payoutSituation>): string[] => evaluate(payoutSituation(...changes)).signals.map((signal) => signal.code);
const everywhere = (past: PayoutActivity[]) => ({ account: past, beneficiary: past, origin: past, device: past });
const history = (payer: ReturnType<typeof activity>[]) => ({ history: { payer, card: [], email: [], ip: [], device: [] } });

describe("an honest retry never counts: other attempts of the same order", () => {
  const attempt = (changes: Partial<PayoutActivity> = {}) => paid(MINUTE, { order: "1", ...changes });

  test("are no duplicates, no structuring, no fan-out and no second part of what passes through", () => {
    const attempts = many(9, () => attempt({ amountMinor: JUST_UNDER, first: true }));
    const given = {
      pairKnown: false,
      transaction: { amountMinor: JUST_UNDER },
      past: everywhere(attempts),
      features: history([activity(MINUTE, { amountMinor: 10 ** 8 })]),
    };
    expect(fired(given)).toEqual(["PAYOUT_FIRST_AND_LARGE", "PAYOUT_FIRST_TO_BENEFICIARY"]);
  });

  test("with another account or name is a correction", () => {
    expect(fired({ past: everywhere([attempt({ account: "70", name: ["maira", "gonsales"] })]) })).toEqual([]);
  });

  test("cannot make the initiator, the channel or the name usual", () => {
    const known = many(3, (i) => paid(DAY + i, { initiator: "99", name: ["pedro", "soto"] }));
    expect(fired({ past: { account: [attempt(), ...known], origin: [attempt(), ...known] } })).toEqual(["PAYOUT_NAME_MISMATCH", "PAYOUT_INITIATOR_UNUSUAL"]);
  });
});

describe("a payout that was declined never went", () => {
  const declined = (changes: Partial<PayoutActivity> = {}) => paid(MINUTE, { declined: true, ...changes });

  test("it has no duplicate, and leaves nothing to pass through", () => {
    expect(fired({ past: everywhere(many(3, () => declined())), features: history([activity(HOUR, { amountMinor: 50_000 })]) })).toEqual([
      "PAYOUT_PASS_THROUGH",
    ]);
  });

  test("it makes no initiator, device, name, amount or account usual", () => {
    const known = many(5, (i) => paid(20 * DAY + i, { initiator: "99", device: "99", account: "70", name: ["pedro", "soto"] }));
    const attempts = many(9, () => declined({ amountMinor: 500_000 }));
    expect(fired({ transaction: { amountMinor: 500_000 }, past: everywhere([...attempts, ...known]), features: history([]) }).toSorted()).toEqual(
      [
        "AMOUNT_ANOMALY_PAYER",
        "AMOUNT_DEVIATION_PAYER",
        "DEVICE_NEW_FOR_PAYER",
        "PAYOUT_BENEFICIARY_CHANGED",
        "PAYOUT_INITIATOR_UNUSUAL",
        "PAYOUT_NAME_MISMATCH",
      ].toSorted(),
    );
  });

  test("it is evidence all the same: of many origins, of many new beneficiaries, of a limit", () => {
    expect(fired({ past: { account: many(8, (i) => declined({ origin: `${100 + i}`, amountMinor: 40_000 })) } })).toContain("PAYOUT_MULE_FAN_IN");
    expect(fired({ pairKnown: false, past: { origin: many(8, (i) => declined({ pair: `${100 + i}`, first: true })) } })).toContain("PAYOUT_FAN_OUT");
    expect(fired({ transaction: { amountMinor: JUST_UNDER }, past: { origin: many(5, () => declined({ amountMinor: JUST_UNDER })) } })).toContain(
      "PAYOUT_STRUCTURING",
    );
  });
});

describe("treasury transfers", () => {
  const past = many(9, (i) => paid(MINUTE + i, { origin: `${100 + i}`, pair: `${100 + i}`, first: true, amountMinor: JUST_UNDER }));
  const given = { pairKnown: false, transaction: { amountMinor: JUST_UNDER }, past: { account: past, origin: past } };
  const exempt = ["PAYOUT_MULE_FAN_IN", "PAYOUT_FAN_OUT", "PAYOUT_STRUCTURING"];

  test("are never taken for mules, fan-out or structuring; other signals stay", () => {
    expect(fired(given)).toEqual(expect.arrayContaining(exempt));
    expect(fired({ ...given, facts: { treasury: true } }).toSorted()).toEqual(["PAYOUT_DUPLICATE", "PAYOUT_FIRST_AND_LARGE", "PAYOUT_FIRST_TO_BENEFICIARY"]);
  });

  test("do not make a later disbursement look like one", () => {
    const transfers = past.map((one) => ({ ...one, treasury: true }));
    expect(fired({ ...given, past: { account: transfers, origin: transfers } })).not.toEqual(expect.arrayContaining([expect.stringMatching(exempt.join("|"))]));
  });
});

describe("what is not known is no value", () => {
  const nobody = { origin: null, account: null, beneficiary: null, pair: null, device: null, initiator: null, channel: null, name: [] };
  const strangers = many(12, (i) => paid(MINUTE + i, { ...nobody, amountMinor: 40_000 }));

  test("payouts without origin, account, beneficiary and name are not one origin, account, beneficiary or name", () => {
    expect(fired({ past: everywhere(strangers), pairKnown: false })).toEqual(["PAYOUT_FIRST_TO_BENEFICIARY"]);
    expect(fired({ past: everywhere(strangers) })).toEqual([]);
  });

  test("a payout that says nothing of itself is one to somebody who was never paid, and nothing else", () => {
    const facts = { originCountry: undefined, beneficiaryCountry: undefined, clabeValid: undefined };
    const keys = { order: "1", payer: null, card: null, email: null, ip: null, device: null };
    expect(fired({ facts, keys: nobody, past: everywhere(strangers), pairKnown: false, features: { keys } })).toEqual(["PAYOUT_FIRST_TO_BENEFICIARY"]);
  });

  test("without an account, the beneficiary is used", () => {
    const past = { beneficiary: many(3, (i) => paid(HOUR, { origin: `${100 + i}`, account: null })) };
    expect(fired({ keys: { account: null }, past })).toEqual(["PAYOUT_MULE_FAN_IN"]);
    expect(fired({ past })).toEqual([]);
  });
});

describe("the caller's word on the first payout counts where it is given", () => {
  test.each([
    [true, true, true],
    [true, false, true],
    [false, false, false],
    [undefined, true, false],
    [undefined, false, true],
  ])("declared %s, known %s: %s", (declaredFirst, pairKnown, first) => {
    expect(fired({ facts: { declaredFirst }, pairKnown }).includes("PAYOUT_FIRST_TO_BENEFICIARY")).toBe(first);
  });

  test("a known beneficiary is no fan-out, however many new ones there are", () => {
    expect(fired({ past: { origin: many(12, (i) => paid(MINUTE + i, { pair: `${100 + i}`, first: true, amountMinor: 40_000 })) } })).toEqual([]);
  });
});

describe("who set it off", () => {
  const known = (count: number, changes: Partial<PayoutActivity>) => ({ past: { origin: many(count, (i) => paid(DAY + i, changes)) } });

  test("is new only once three payouts of the origin said who it was", () => {
    expect(fired(known(2, { initiator: "99" }))).toEqual([]);
    expect(fired(known(3, { initiator: "99" }))).toEqual(["PAYOUT_INITIATOR_UNUSUAL"]);
    expect(fired(known(9, { initiator: null, channel: null }))).toEqual([]);
  });

  test("may be a channel that the origin never used, and is not held against a payout that does not say", () => {
    expect(fired(known(3, { channel: "99" }))).toEqual(["PAYOUT_INITIATOR_UNUSUAL"]);
    expect(fired({ ...known(3, { initiator: "99", channel: "99" }), keys: { initiator: null, channel: null } })).toEqual([]);
  });
});

describe("customers of one device are those of pay-ins and of payouts together", () => {
  test.each([
    [1, 0, 0],
    [1, 1, 1],
    [0, 2, 1],
  ])("%d by pay-ins and %d by payouts beside this one: %d signals", (payins, payouts, signals) => {
    const device = many(payins, (i) => activity(DAY, { payer: `${50 + i}` }));
    const features = { history: { payer: [], card: [], email: [], ip: [], device } };
    expect(fired({ features, past: { device: many(payouts, (i) => paid(DAY, { origin: `${100 + i}` })) } })).toHaveLength(signals);
  });

  test("who is seen in both is one customer, and a week ago is long ago", () => {
    const features = { history: { payer: [], card: [], email: [], ip: [], device: [activity(DAY, { payer: "50" })] } };
    expect(fired({ features, past: { device: [paid(DAY, { origin: "50" }), paid(8 * DAY, { origin: "51" })] } })).toEqual([]);
  });
});

test("a slow clock causes no negative age: a change in the future counts as recent", () => {
  const { signals } = evaluate(payoutSituation({ facts: { accountChangedAt: NOON + DAY } }));
  expect(signals).toMatchObject([{ code: "PAYOUT_BENEFICIARY_CHANGED", weight: 35, observed: 0 }]);
});
