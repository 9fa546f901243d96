// Each signal of payouts fires when the catalogue says so, and not before; and rises from its foot to its full weight.
import { describe, expect, test } from "vitest";
import { evaluate } from "../../src/scoring/engine/evaluate.ts";
import { catalogue, type SignalCode } from "../../src/scoring/signals/index.ts";
import type { Situation } from "../../src/scoring/signals/signal.ts";
import { activity, DAY, HOUR, MINUTE, many, NOON, paid, payoutSituation } from "../harness/situation.ts";

type PayoutCode = Extract<SignalCode, `PAYOUT_${string}`>;

/** Pesos with which nearly 200,000 are reached. */
const JUST_UNDER = 19_900_000;
const origins = (count: number, ago = HOUR) => many(count, (i) => paid(ago + i, { origin: `${100 + i}` }));
const fresh = (count: number, ago = MINUTE) => many(count, (i) => paid(ago + i, { pair: `${100 + i}`, first: true }));
const paidIn = (amountMinor: number, ago = 30 * MINUTE) => ({
  history: { payer: [activity(ago, { amountMinor })], card: [], email: [], ip: [], device: [] },
});

/** For every signal: a payout on which it fires, and one just short of it. */
const cases: Record<PayoutCode, { fires: Situation; silent: Situation }> = {
  PAYOUT_FIRST_TO_BENEFICIARY: { fires: payoutSituation({ pairKnown: false }), silent: payoutSituation() },
  PAYOUT_FIRST_AND_LARGE: {
    fires: payoutSituation({ pairKnown: false, transaction: { amountMinor: 2_100_000 } }),
    silent: payoutSituation({ pairKnown: false, transaction: { amountMinor: 2_000_000 } }),
  },
  PAYOUT_MULE_FAN_IN: { fires: payoutSituation({ past: { account: origins(3) } }), silent: payoutSituation({ past: { account: origins(2) } }) },
  PAYOUT_FAN_OUT: {
    fires: payoutSituation({ pairKnown: false, past: { origin: fresh(4) } }),
    silent: payoutSituation({ pairKnown: false, past: { origin: fresh(3) } }),
  },
  PAYOUT_CLABE_INVALID: { fires: payoutSituation({ facts: { clabeValid: false } }), silent: payoutSituation({ facts: { clabeValid: undefined } }) },
  PAYOUT_IBAN_INVALID: { fires: payoutSituation({ facts: { ibanValid: false } }), silent: payoutSituation({ facts: { ibanValid: true } }) },
  PAYOUT_BENEFICIARY_CHANGED: {
    fires: payoutSituation({ past: { beneficiary: [paid(6 * DAY), paid(30 * DAY, { account: "70" })] } }),
    silent: payoutSituation({ past: { beneficiary: [paid(8 * DAY), paid(30 * DAY, { account: "70" })] } }),
  },
  PAYOUT_NAME_MISMATCH: {
    fires: payoutSituation({ past: { account: [paid(DAY, { name: ["pedro", "soto"] })] } }),
    silent: payoutSituation({ past: { account: [paid(DAY, { name: ["pedro", "soto"] }), paid(2 * DAY)] } }),
  },
  PAYOUT_CROSS_BORDER: {
    fires: payoutSituation({ facts: { beneficiaryCountry: "GT" } }),
    silent: payoutSituation({ facts: { beneficiaryCountry: undefined } }),
  },
  PAYOUT_STRUCTURING: {
    fires: payoutSituation({ transaction: { amountMinor: JUST_UNDER }, past: { origin: many(4, (i) => paid(DAY + i, { amountMinor: JUST_UNDER })) } }),
    silent: payoutSituation({ transaction: { amountMinor: JUST_UNDER }, past: { origin: many(3, (i) => paid(DAY + i, { amountMinor: JUST_UNDER })) } }),
  },
  PAYOUT_PASS_THROUGH: { fires: payoutSituation({ features: paidIn(55_000) }), silent: payoutSituation({ features: paidIn(70_000) }) },
  PAYOUT_DORMANT_ORIGIN: { fires: payoutSituation({ originLastAt: NOON - 181 * DAY }), silent: payoutSituation({ originLastAt: NOON - 180 * DAY }) },
  PAYOUT_DUPLICATE: { fires: payoutSituation({ past: { account: [paid(9 * MINUTE)] } }), silent: payoutSituation({ past: { account: [paid(11 * MINUTE)] } }) },
  PAYOUT_INITIATOR_UNUSUAL: {
    fires: payoutSituation({ past: { origin: many(3, (i) => paid(DAY + i, { initiator: "99" })) } }),
    silent: payoutSituation({ past: { origin: [paid(DAY), ...many(3, (i) => paid(2 * DAY + i, { initiator: "99" }))] } }),
  },
};

const codes = (given: Situation): string[] => evaluate(given).signals.map((signal) => signal.code);
const weightOf = (code: PayoutCode, given: Situation): number => evaluate(given).signals.find((signal) => signal.code === code)?.weight ?? 0;

describe("every signal fires when its evidence is there, and is silent just short of it", () => {
  test.each(Object.entries(cases))("%s", (code, { fires, silent }) => {
    expect(codes(fires)).toContain(code);
    expect(codes(silent)).not.toContain(code);
  });

  test("an unsuspicious payout fires nothing and scores 0", () => {
    expect(evaluate(payoutSituation())).toMatchObject({ decision: "approve", score: 0, exactScore: 0, signals: [], blockedBy: undefined });
  });

  test("every signal of payouts has a case here, and is of payouts alone", () => {
    const listed = Object.keys(catalogue).filter((code) => code.startsWith("PAYOUT_"));
    expect(Object.keys(cases).toSorted()).toEqual(listed.toSorted());
    for (const code of Object.keys(cases)) expect(catalogue[code as PayoutCode].flows).toEqual(["payout"]);
  });
});

describe("more evidence never weighs less: nothing at the foot, all of the weight at full and beyond", () => {
  test.each<[PayoutCode, Situation[]]>([
    [
      "PAYOUT_FIRST_AND_LARGE",
      [2_000_000, 4_000_000, 10_000_000, 90_000_000].map((amountMinor) => payoutSituation({ pairKnown: false, transaction: { amountMinor } })),
    ],
    ["PAYOUT_MULE_FAN_IN", [2, 4, 7, 20].map((count) => payoutSituation({ past: { account: origins(count) } }))],
    ["PAYOUT_FAN_OUT", [3, 7, 11, 20].map((count) => payoutSituation({ pairKnown: false, past: { origin: fresh(count) } }))],
    ["PAYOUT_BENEFICIARY_CHANGED", [7, 5, 2, 0].map((days) => payoutSituation({ facts: { accountChangedAt: NOON - days * DAY } }))],
    [
      "PAYOUT_NAME_MISMATCH",
      [
        ["a", "b", "c", "x", "y"],
        ["a", "b", "x", "y", "z"],
        ["a", "w", "x", "y", "z"],
        ["v", "w", "x", "y", "z"],
      ].map((name) => payoutSituation({ keys: { name: ["a", "b", "c", "d", "e"] }, past: { account: [paid(DAY, { name })] } })),
    ],
    [
      "PAYOUT_STRUCTURING",
      [3, 4, 5, 20].map((count) =>
        payoutSituation({ transaction: { amountMinor: JUST_UNDER }, past: { origin: many(count, (i) => paid(DAY + i, { amountMinor: JUST_UNDER })) } }),
      ),
    ],
    ["PAYOUT_PASS_THROUGH", [750, 850, 950, 1500].map((amount) => payoutSituation({ transaction: { amountMinor: amount * 100 }, features: paidIn(100_000) }))],
    ["PAYOUT_DUPLICATE", [600, 300, 60, 5].map((seconds) => payoutSituation({ past: { account: [paid(seconds * 1000)] } }))],
    ["PAYOUT_DORMANT_ORIGIN", [180, 200, 270, 700].map((days) => payoutSituation({ originLastAt: NOON - days * DAY }))],
  ])("%s", (code, situations) => {
    const weights = situations.map((given) => weightOf(code, given));
    const [foot, some = 0, full, beyond] = weights;
    expect([foot, full, beyond]).toEqual([0, catalogue[code].weight, catalogue[code].weight]);
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(catalogue[code].weight);
  });

  test("what is large is the organization's own, where its amounts are known", () => {
    const large = (p90: number) => payoutSituation({ pairKnown: false, features: { amountProfile: { p90, p99: 10 ** 9, p999: 10 ** 9 } } });
    expect([10_000, 50_000, 60_000].map((p90) => weightOf("PAYOUT_FIRST_AND_LARGE", large(p90)))).toEqual([35, 0, 0]);
  });

  test("a currency of which nothing is known has no large amounts and no limits", () => {
    const given = payoutSituation({ pairKnown: false, transaction: { amountMinor: 10 ** 15, currency: "XAF" } });
    expect(codes(given)).toEqual(["PAYOUT_FIRST_TO_BENEFICIARY"]);
  });
});
