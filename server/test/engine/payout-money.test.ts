// Amounts of payouts: just under a limit, passing through, duplicated, and by destination.
import { describe, expect, test } from "vitest";
import { limitJustAbove } from "../../src/scoring/data/reporting-limits.ts";
import { evaluate } from "../../src/scoring/engine/evaluate.ts";
import { activity, DAY, HOUR, MINUTE, many, NOON, paid, payoutSituation } from "../harness/situation.ts";

const fired = (...changes: Parameters<typeof payoutSituation>): string[] => evaluate(payoutSituation(...changes)).signals.map((signal) => signal.code);

describe("a limit", () => {
  test.each([
    ["USD", [300_000, 1_000_000]],
    ["EUR", [1_000_000, 1_500_000]],
    ["MXN", [15_000_000, 20_000_000]],
    ["BRL", [200_000, 1_000_000, 5_000_000]],
    ["CLP", [10_000_000]],
    ["PEN", [3_800_000]],
    ["COP", [1_000_000_000]],
    ["UYU", [40_000_000]],
    ["ARS", [1_500_000_000]],
  ])("of %s has amounts just under it from nine tenths on to a cent below", (currency, limits) => {
    for (const limit of limits) {
      const amounts = [0.9 * limit - 1, 0.9 * limit, limit - 1, limit];
      expect(amounts.map((amount) => limitJustAbove(amount, currency))).toEqual([undefined, limit, limit, undefined]);
    }
  });

  test("of a currency that is not listed is not known", () => {
    expect(limitJustAbove(999_999, "XAF")).toBeUndefined();
  });
});

describe("structuring", () => {
  const just = 14_500_000;
  const splits = (changes: object) => ({
    transaction: { amountMinor: just },
    past: { origin: many(4, (i) => paid(DAY + i, { amountMinor: just, ...changes })) },
  });

  test("counts orders of a week that lie under the same limit of the same currency", () => {
    expect(fired(splits({}))).toEqual(["PAYOUT_STRUCTURING"]);
    expect(fired(splits({ amountMinor: 13_600_000 }))).toEqual(["PAYOUT_STRUCTURING"]);
    for (const other of [{ order: 500 }, { at: NOON - 8 * DAY }, { amountMinor: 19_000_000 }, { amountMinor: 15_000_000 }, { currency: "USD" }])
      expect(fired(splits(other))).toEqual([]);
  });

  test("is seen on the side of the account as well: several origins that pay just under the limit", () => {
    const { origin } = splits({ origin: 99 }).past;
    expect(fired({ transaction: { amountMinor: just }, past: { account: origin } })).toEqual(["PAYOUT_STRUCTURING"]);
  });
});

describe("pass-through", () => {
  const of = (payins: ReturnType<typeof activity>[], payouts = [paid(DAY)]) => ({
    past: { origin: payouts },
    features: { history: { payer: payins, card: [], email: [], ip: [], device: [] } },
  });
  const PASSES = ["PAYOUT_PASS_THROUGH"];

  test("sums what came in and what left within the hour", () => {
    const halves = [activity(MINUTE, { amountMinor: 30_000 }), activity(59 * MINUTE, { amountMinor: 25_000 })];
    expect(fired(of(halves))).toEqual(PASSES);
    expect(fired(of([activity(MINUTE, { amountMinor: 200_000 })], [paid(MINUTE, { amountMinor: 140_000 })]))).toEqual(PASSES);
  });

  test("is none of money that came earlier, in another currency, or not at all", () => {
    for (const changes of [{ at: NOON - 61 * MINUTE }, { currency: "USD" }, { failed: true }, { amountMinor: 0 }])
      expect(fired(of([activity(MINUTE, { amountMinor: 50_000, ...changes })]))).toEqual([]);
  });

  test("is none where much more leaves than came in: that is money of one's own", () => {
    expect(fired(of([activity(MINUTE, { amountMinor: 33_400 })]))).toEqual(PASSES);
    expect(fired(of([activity(MINUTE, { amountMinor: 33_300 })]))).toEqual([]);
  });

  test("counts an order once, by its latest attempt", () => {
    const attempts = [activity(MINUTE, { order: "500", amountMinor: 50_000 }), activity(2 * MINUTE, { order: "500", amountMinor: 500_000 })];
    expect(fired(of(attempts))).toEqual(PASSES);
  });
});

describe("a duplicate", () => {
  test.each([
    ["another amount", { amountMinor: 50_001 }],
    ["another currency", { currency: "USD" }],
    ["the same order", { order: "1" }],
  ])("is none with %s", (_, changes) => {
    expect(fired({ past: { account: [paid(MINUTE, changes)] } })).toEqual([]);
  });

  test("is found after newer payouts, with its age", () => {
    const past = { account: [paid(MINUTE, { amountMinor: 7 }), paid(5 * MINUTE)] };
    expect(evaluate(payoutSituation({ past })).signals).toMatchObject([{ code: "PAYOUT_DUPLICATE", weight: 35.8, observed: "300 s ago" }]);
  });
});

describe("a border", () => {
  test.each([
    ["MX", "MX", 0],
    ["MX", "US", 1],
    [undefined, "US", 0],
    ["MX", undefined, 0],
  ])("from %s to %s: %d signals", (originCountry, beneficiaryCountry, signals) => {
    expect(fired({ facts: { originCountry, beneficiaryCountry } })).toHaveLength(signals);
  });

  test("into a country of the organization's list is a high risk", () => {
    const given = payoutSituation({ facts: { originCountry: undefined, beneficiaryCountry: "VE" } });
    expect(evaluate({ ...given, policy: { ...given.policy, highRiskCountries: ["VE"] } }).signals.map(({ code }) => code)).toEqual(["HIGH_RISK_COUNTRY"]);
  });
});

describe("a beneficiary's account", () => {
  test("changed by the caller's word or by history: the younger change counts", () => {
    const beneficiary = [paid(4 * DAY), paid(40 * DAY, { account: "70" })];
    const weight = (accountChangedAt?: number) => evaluate(payoutSituation({ facts: { accountChangedAt }, past: { beneficiary } })).signals[0]?.weight;
    expect([weight(), weight(NOON - 6 * DAY), weight(NOON - DAY)]).toEqual([22.8, 22.8, 35]);
  });

  test("is not changed when it is the first, the only one, not named, or used for long", () => {
    const change = paid(40 * DAY, { account: "70" });
    for (const past of [[], [paid(DAY), paid(40 * DAY)], [paid(DAY, { account: null })], [paid(HOUR), paid(8 * DAY), change]])
      expect(fired({ past: { beneficiary: past.map((one) => ({ ...one, amountMinor: 1 })) } })).toEqual([]);
    expect(fired({ keys: { account: null }, past: { beneficiary: [change] } })).toEqual([]);
  });
});
