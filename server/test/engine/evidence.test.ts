// What counts as evidence and how much: shares instead of numbers, money instead of multiples, distance instead of a border, the caller's word for what it is.
import { describe, expect, test } from "vitest";
import { distanceBetween } from "../../src/scoring/data/country-positions.ts";
import { evaluate, evaluateTrusted } from "../../src/scoring/engine/evaluate.ts";
import { catalogue } from "../../src/scoring/signals/index.ts";
import type { Situation } from "../../src/scoring/signals/signal.ts";
import type { Activity } from "../../src/scoring/situation/features.ts";
import { activity, DAY, HOUR, MINUTE, many, NOON, situation } from "../harness/situation.ts";

const weightOf = (code: string, given: Situation): number => evaluate(given).signals.find((signal) => signal.code === code)?.weight ?? 0;
const history = (changes: Partial<Situation["features"]["history"]>): Situation["features"]["history"] => ({
  payer: [],
  card: [],
  email: [],
  ip: [],
  device: [],
  ...changes,
});
const cards = (count: number, changes: (index: number) => Partial<Activity>): Activity[] =>
  many(count, (index) => activity((index + 1) * MINUTE, { card: `${100 + index}`, ...changes(index) }));

describe("card testing", () => {
  const on = (past: Partial<Situation["features"]["history"]>): number => weightOf("CARD_TESTING_PATTERN", situation({ features: { history: history(past) } }));

  test("at an address is a share of failures: cheap tickets are none, however many", () => {
    expect(on({ ip: cards(30, () => ({ amountMinor: 1500 })) })).toBe(0);
    expect(on({ ip: cards(30, (index) => ({ amountMinor: 1500, failed: index % 5 === 0 })) })).toBe(0);
    expect(on({ ip: cards(14, (index) => ({ amountMinor: 1500, failed: index % 5 !== 0 })) })).toBe(catalogue.CARD_TESTING_PATTERN.weight);
  });

  test("counts distinct cards: one card that fails twenty times is none", () => {
    expect(on({ device: many(20, (index) => activity(index * MINUTE, { card: "100", failed: true })) })).toBe(0);
  });

  test("on one device is seen by failures or micro amounts, as far as they are most of its cards", () => {
    expect(on({ device: cards(8, () => ({ amountMinor: 900 })) })).toBe(catalogue.CARD_TESTING_PATTERN.weight);
    expect(on({ device: cards(30, (index) => ({ failed: index < 6 })) })).toBe(0);
  });
});

describe("an amount far above the usual", () => {
  const times = (usual: number, amountMinor: number, currency = "MXN"): number =>
    weightOf(
      "AMOUNT_ANOMALY_PAYER",
      situation({
        transaction: { amountMinor, currency },
        features: { history: history({ payer: many(6, (index) => activity((index + 1) * DAY, { amountMinor: usual, currency })) }) },
      }),
    );

  test("is none below some fifty US dollars, and counts in full from two hundred on", () => {
    expect([times(1500, 10_000), times(12_000, 90_000), times(10_000, 400_000)]).toEqual([0, 0, catalogue.AMOUNT_ANOMALY_PAYER.weight]);
    expect(times(10_000, 200_000)).toBeGreaterThan(0);
    expect(times(10_000, 200_000)).toBeLessThan(catalogue.AMOUNT_ANOMALY_PAYER.weight);
  });

  test("counts whole in a currency of which nothing is known", () => {
    expect(times(100, 10_000, "XAF")).toBe(catalogue.AMOUNT_ANOMALY_PAYER.weight);
  });
});

describe("countries that differ", () => {
  test("are no distance apart where they share a border", () => {
    for (const [one, other] of [
      ["BR", "UY"],
      ["UY", "BR"],
      ["MX", "GT"],
      ["CL", "AR"],
      ["CO", "EC"],
    ] as const)
      expect(distanceBetween(one, other)).toBe(0);
    expect(distanceBetween("UY", "CO")).toBeGreaterThan(0);
  });

  test.each([
    ["BIN_COUNTRY_MISMATCH", (country: string) => situation({ transaction: { card: { bin: "4", hash: "h", country } } })],
    ["IP_BILLING_COUNTRY_MISMATCH", (country: string) => situation({ transaction: { address: { address: "1.1.1.1", country, hosting: false } } })],
  ] as const)("%s weighs less between neighbours", (code, of) => {
    expect(weightOf(code, of("GT"))).toBeLessThan(catalogue[code].weight / 2);
    expect(weightOf(code, of("RU"))).toBe(catalogue[code].weight);
  });

  test("a delivery weighs by its distance and by the money at stake", () => {
    const to = (shippingCountry: string, amountMinor: number) =>
      weightOf("SHIPPING_COUNTRY_MISMATCH", situation({ transaction: { shippingCountry, amountMinor } }));
    expect([to("GT", 1_800_000), to("NG", 90_000), to("NG", 1_800_000)]).toEqual([0, 0, 45]);
    expect(to("CO", 1_800_000)).toBeLessThan(to("BR", 1_800_000));
  });

  test("a delivery to where the card is from, or half of it to where the payer is, is no surprise", () => {
    const address = { address: "1.1.1.1", country: "NG", hosting: false };
    const given = { shippingCountry: "NG", amountMinor: 1_800_000 };
    expect(weightOf("SHIPPING_COUNTRY_MISMATCH", situation({ transaction: { ...given, card: { bin: "4", hash: "h", country: "NG" } } }))).toBe(0);
    expect(weightOf("SHIPPING_COUNTRY_MISMATCH", situation({ transaction: { ...given, address } }))).toBe(25.8);
  });
});

describe("cards of one BIN by new payers", () => {
  const of = (past: Activity[], more: Partial<Situation["features"]> = {}, transaction: Partial<Situation["transaction"]> = {}): number =>
    weightOf("VELOCITY_BIN_1H", situation({ transaction, features: { ...more, history: history({ newPayersOfBin: past, ...more.history }) } }));
  const attack = cards(11, () => ({}));

  test("twelve within the hour are an attack; for a popular issuer in a busy hour they are not", () => {
    expect(of(attack)).toBe(50);
    expect(of(attack, { binUsage: { otherNewPayersLastHour: 60, usualShare: 0.1 } })).toBe(0);
    expect(of(attack, { binUsage: { otherNewPayersLastHour: 60, usualShare: 0.001 } })).toBeGreaterThan(45);
  });

  test("do not accuse a payer who is known: by payments, by outcomes, by the merchant's word", () => {
    expect(of(attack, { history: history({ newPayersOfBin: attack, payer: [activity(2 * DAY)] }) })).toBe(0);
    expect(
      of(attack, { counters: { captured: 1, disputes: 0, firstCapturedAt: NOON - DAY, lastChargebackAt: undefined, lastConfirmedFraudAt: undefined } }),
    ).toBe(0);
    expect(of(attack, {}, { previousOrders: 2 })).toBe(0);
  });

  test("of a browser key lead to a review at most", () => {
    const given = situation({ features: { history: history({ newPayersOfBin: attack.map((one) => ({ ...one, trusted: false })) }) } });
    expect(evaluateTrusted(given)).toMatchObject({ decision: "challenge", score: 0, signals: [{ code: "BROWSER_ACTIVITY_SUSPICIOUS" }] });
  });
});

describe("the amounts of a segment stand in for those of an organization", () => {
  const amountPrior = { p90: 300_000, p99: 2_000_000, p999: 8_000_000 };

  test("with a part of the weight, and not beside its own", () => {
    const large = { amountMinor: 8_500_000 };
    expect(weightOf("AMOUNT_ABOVE_ORG_P99", situation({ transaction: large, features: { amountPrior } }))).toBe(18.5);
    const own = { p90: 10_000_000, p99: 20_000_000, p999: 30_000_000 };
    expect(weightOf("AMOUNT_ABOVE_ORG_P99", situation({ transaction: large, features: { amountPrior, amountProfile: own } }))).toBe(0);
  });
});

describe("confirmed fraud of a payer", () => {
  const counters = { captured: 9, disputes: 0, firstCapturedAt: NOON - 60 * DAY, lastChargebackAt: undefined, lastConfirmedFraudAt: NOON - DAY };
  const of = (payer: Activity[], captured = 9): number =>
    weightOf("PAYER_CONFIRMED_FRAUD", situation({ features: { counters: { ...counters, captured }, history: history({ payer }) } }));

  test("counts in part against one of standing on a device of old: the thief had another", () => {
    expect(of([activity(20 * DAY)])).toBeLessThan(of([activity(20 * DAY, { device: "99" })]) / 2);
  });

  test("counts in full on a new device, and against who has hardly paid", () => {
    expect(of([activity(DAY), activity(20 * DAY, { device: "99" })])).toBe(of([]));
    expect(of([activity(20 * DAY)], 2)).toBe(of([]));
  });
});

describe("connections from abroad", () => {
  test("with the payer's own device of a week are a journey", () => {
    const address = { address: "1.1.1.1", country: "ES", hosting: false };
    const from = (payer: Activity[]): number =>
      weightOf("IP_BILLING_COUNTRY_MISMATCH", situation({ transaction: { address }, features: { history: history({ payer }) } }));
    expect(from([activity(9 * DAY)])).toBeLessThan(from([activity(9 * DAY, { device: "99" })]) / 2);
  });
});

describe("a clock of another country", () => {
  const address = { address: "1.1.1.1", country: "MX", hosting: false };
  const at = (clockDifference: number | undefined, transaction: Partial<Situation["transaction"]> = {}, payer: Activity[] = []): number =>
    weightOf("IP_TIMEZONE_MISMATCH", situation({ transaction: { address, clockDifference, ...transaction }, features: { history: history({ payer }) } }));

  test("weighs by its hours: nothing up to two, all of it from six on", () => {
    const weights = [0, 1, 2, 3, 4, 5, 6, 12].map((hours) => at(hours));
    expect(weights).toEqual([0, 0, 0, 3.1, 6.2, 9.1, 12, 12]);
  });

  test("is no evidence where it is not known", () => {
    expect(at(undefined)).toBe(0);
  });

  test("is not counted beside a proxy, Tor or a hosting network, which have signals of their own", () => {
    const { device } = situation().transaction;
    expect([
      at(9, { device: { ...device, isProxy: true } }),
      at(9, { device: { ...device, isTor: true } }),
      at(9, { address: { ...address, hosting: true } }),
    ]).toEqual([0, 0, 0]);
  });

  test("on the payer's own device of a week is a journey", () => {
    const own = at(9, {}, [activity(9 * DAY)]);
    expect([own > 0, own < at(9, {}, [activity(9 * DAY, { device: "99" })]) / 2, at(9, {}, [activity(DAY)])]).toEqual([true, true, 12]);
  });

  test("alone, or beside a connection from abroad, a VPN or a card of another country, does not reach a challenge", () => {
    const { device } = situation().transaction;
    for (const transaction of [
      {},
      { address: { ...address, country: "RU" } },
      { device: { ...device, isProxy: true } },
      { device: { ...device, isTampered: true } },
      { card: { bin: "4", hash: "h", country: "GT" } },
    ])
      expect(evaluate(situation({ transaction: { address, clockDifference: 12, ...transaction } })).decision).toBe("approve");
  });
});

describe("a browser that contradicts itself", () => {
  const { device } = situation().transaction;
  const weight = (changes: Partial<Situation["transaction"]["device"]>): number =>
    weightOf("DEVICE_AUTOMATION", situation({ transaction: { device: { ...device, ...changes } } }));

  test("weighs a little, and adds nothing to a bot", () => {
    expect([weight({ isTampered: true }), weight({ isBot: true }), weight({ isTampered: true, isBot: true })]).toEqual([12, 40, 40]);
  });
});

describe("frauds of a card range that very many payers share", () => {
  const of = (frauds30d: number, payments30d: number): number =>
    weightOf(
      "BIN_RECENT_FRAUD",
      situation({ features: { fraudRates: { bin: { frauds7d: frauds30d, payments7d: payments30d / 4, frauds30d, payments30d } }, baseRate: 0.005 } }),
    );

  test("are chance while they are few, and none while they are as many as elsewhere", () => {
    expect([of(3, 100), of(20, 4000)]).toEqual([0, 0]);
    expect(of(40, 200)).toBeGreaterThan(15);
  });
});

describe("modest facts", () => {
  const all = situation({
    transaction: {
      categoryCode: "7995",
      payerName: ["maria", "gonzalez"],
      card: { bin: "4", hash: "h", country: "MX", prepaid: true, holderName: ["karen", "white"] },
    },
  });

  test("a prepaid card under another name for gambling is not declined, nor challenged", () => {
    expect(evaluate(all)).toMatchObject({ decision: "approve" });
    expect(evaluate(all).signals.map(({ code }) => code)).toEqual(["MERCHANT_CATEGORY_RISK", "HOLDER_NAME_MISMATCH", "CARD_PREPAID"]);
  });

  test("earlier orders stated by the caller lower the odds by at most a quarter, whatever their number", () => {
    expect([1, 5, 1_000_000].map((previousOrders) => weightOf("PAYER_PREVIOUS_ORDERS", situation({ transaction: { previousOrders } })))).toEqual([
      -5.6, -25, -25,
    ]);
    expect(
      weightOf("PAYER_PREVIOUS_ORDERS", situation({ transaction: { previousOrders: 9 }, features: { history: history({ payer: [activity(HOUR)] }) } })),
    ).toBe(0);
  });
});
