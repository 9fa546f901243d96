// Each signal fires when the catalogue says so, and not before. Those of payouts alone are in payout-signals.test.ts.
import { describe, expect, test } from "vitest";
import { evaluate } from "../../src/scoring/engine/evaluate.ts";
import { catalogue, type SignalCode } from "../../src/scoring/signals/index.ts";
import type { Situation } from "../../src/scoring/signals/signal.ts";
import type { Activity, ListMatch } from "../../src/scoring/situation/features.ts";
import { activity, DAY, HOUR, MINUTE, many, NOON, situation } from "../harness/situation.ts";

const none: Activity[] = [];
const history = (changes: Partial<Situation["features"]["history"]>): Situation["features"]["history"] => ({
  payer: none,
  card: none,
  email: none,
  ip: none,
  device: none,
  ...changes,
});
const device = situation().transaction.device;
const entry = (severity: ListMatch["severity"], list: ListMatch["list"] = "block"): ListMatch => ({
  entryId: "e",
  list,
  listType: "email",
  severity,
});
const card = { bin: "400000", hash: "h", country: "MX" };
const address = (country: string | undefined, hosting = false) => ({ address: "1.2.3.4", country, hosting });
const counters = { captured: 0, disputes: 0, firstCapturedAt: undefined, lastChargebackAt: undefined, lastConfirmedFraudAt: undefined };

/** For every signal: a situation in which it fires, and one just short of it. */
const cases: Record<Exclude<SignalCode, `PAYOUT_${string}` | "BROWSER_ACTIVITY_SUSPICIOUS" | "SANDBOX_OVERRIDE">, { fires: Situation; silent: Situation }> = {
  BLOCKLIST_BLOCK: { fires: situation({ features: { entries: [entry("block")] } }), silent: situation({ features: { entries: [entry("flag")] } }) },
  BLOCKLIST_REVIEW: { fires: situation({ features: { entries: [entry("review")] } }), silent: situation({ features: { entries: [entry("block", "allow")] } }) },
  BLOCKLIST_FLAG: { fires: situation({ features: { entries: [entry("flag")] } }), silent: situation() },
  NETWORK_CONFIRMED: {
    fires: situation({ features: { network: [{ signalType: "email", participants: 2 }] } }),
    silent: situation({ features: { network: [{ signalType: "email", participants: 1 }] } }),
  },
  NETWORK_SUSPECTED: {
    fires: situation({ features: { network: [{ signalType: "email", participants: 1 }] } }),
    silent: situation({ features: { network: [{ signalType: "email", participants: 3 }] } }),
  },
  PAYER_CONFIRMED_FRAUD: {
    fires: situation({ features: { counters: { ...counters, lastConfirmedFraudAt: NOON - 30 * DAY } } }),
    silent: situation({ features: { counters: { ...counters, lastConfirmedFraudAt: NOON - 181 * DAY } } }),
  },
  PAYER_PRIOR_CHARGEBACK: {
    fires: situation({ features: { counters: { ...counters, lastChargebackAt: NOON - 60 * DAY } } }),
    silent: situation({ features: { counters: { ...counters, lastChargebackAt: NOON - 200 * DAY } } }),
  },
  PAYER_TRUSTED: {
    fires: situation({ features: { counters: { ...counters, captured: 5, firstCapturedAt: NOON - 91 * DAY } } }),
    silent: situation({ features: { counters: { ...counters, captured: 9, disputes: 1, firstCapturedAt: NOON - 91 * DAY } } }),
  },
  VELOCITY_CARD_1H: {
    fires: situation({ features: { history: history({ card: many(3, (i) => activity(i * MINUTE)) }) } }),
    silent: situation({ features: { history: history({ card: many(9, () => activity(MINUTE, { order: "77" })) }) } }),
  },
  VELOCITY_EMAIL_1H: {
    fires: situation({ features: { history: history({ email: many(4, (i) => activity(i * MINUTE)) }) } }),
    silent: situation({ features: { history: history({ email: many(9, (i) => activity(HOUR + i * MINUTE + 1)) }) } }),
  },
  VELOCITY_IP_1H: {
    fires: situation({ features: { history: history({ ip: many(9, (i) => activity(i * MINUTE)) }) } }),
    silent: situation({ features: { history: history({ ip: many(8, (i) => activity(i * MINUTE)) }) } }),
  },
  VELOCITY_DEVICE_1H: {
    fires: situation({ features: { history: history({ device: many(4, (i) => activity(i * MINUTE)) }) } }),
    silent: situation({ features: { history: history({ device: many(3, (i) => activity(i * MINUTE)) }) } }),
  },
  MULTI_CARD_PAYER_24H: {
    fires: situation({ features: { history: history({ payer: many(2, (i) => activity(i * HOUR, { card: `${100 + i}` })) }) } }),
    silent: situation({ features: { history: history({ payer: many(9, (i) => activity(i * HOUR, { card: "100" })) }) } }),
  },
  MULTI_CARD_DEVICE_24H: {
    fires: situation({ features: { history: history({ device: many(2, (i) => activity(i * HOUR, { card: `${100 + i}` })) }) } }),
    silent: situation({ features: { history: history({ device: many(5, (i) => activity(25 * HOUR, { card: `${100 + i}` })) }) } }),
  },
  MULTI_ACCOUNT_DEVICE_7D: {
    fires: situation({ features: { history: history({ device: many(2, (i) => activity(i * DAY, { payer: `${100 + i}` })) }) } }),
    silent: situation({ features: { history: history({ device: many(5, (i) => activity(8 * DAY, { payer: `${100 + i}` })) }) } }),
  },
  NEW_ACCOUNTS_DEVICE_7D: {
    fires: situation({
      transaction: { accountCreatedAt: NOON - 2 * DAY },
      features: { history: history({ device: many(3, (i) => activity((i + 1) * DAY, { payer: `${100 + i}` })) }) },
    }),
    // accounts of a family are old
    silent: situation({
      transaction: { accountCreatedAt: NOON - 400 * DAY },
      features: { history: history({ device: many(3, (i) => activity((i + 1) * DAY, { payer: `${100 + i}` })) }) },
    }),
  },
  VELOCITY_BIN_1H: {
    fires: situation({ features: { history: history({ newPayersOfBin: many(5, (i) => activity(i * MINUTE, { card: `${100 + i}` })) }) } }),
    silent: situation({
      features: {
        history: history({ newPayersOfBin: many(12, (i) => activity(i * MINUTE, { card: `${100 + i}` })) }),
        binUsage: { otherNewPayersLastHour: 20, usualShare: 0.2 },
      },
    }),
  },
  CARD_TESTING_PATTERN: {
    fires: situation({ features: { history: history({ device: many(5, (i) => activity(i * MINUTE, { card: `${100 + i}`, failed: true })) }) } }),
    silent: situation({ features: { history: history({ device: many(9, (i) => activity(i * MINUTE, { card: `${100 + i}` })) }) } }),
  },
  FAILED_ATTEMPTS_24H: {
    fires: situation({ features: { history: history({ payer: many(3, (i) => activity(i * HOUR, { failed: true })) }) } }),
    silent: situation({ features: { history: history({ payer: many(9, (i) => activity(25 * HOUR + i, { failed: true })) }) } }),
  },
  EMAIL_DISPOSABLE: {
    fires: situation({ transaction: { email: { address: "a@mailinator.com", local: "a", domain: "mailinator.com", disposable: true } } }),
    silent: situation({ transaction: { email: { address: "a@correo.mx", local: "a", domain: "correo.mx", disposable: false } } }),
  },
  EMAIL_PATTERN_SUSPICIOUS: {
    fires: situation({ transaction: { email: { address: "", local: "x7kq9zt2bwrd4", domain: "correo.mx", disposable: false } } }),
    silent: situation({ transaction: { email: { address: "", local: "maria.gonzalez85", domain: "correo.mx", disposable: false } } }),
  },
  PHONE_COUNTRY_MISMATCH: {
    fires: situation({ transaction: { phone: { e164: "+5511987654321", callingCode: "55" } } }),
    silent: situation({ transaction: { phone: { e164: "+525512345678", callingCode: "52" } } }),
  },
  ACCOUNT_NEW: {
    fires: situation({ transaction: { accountCreatedAt: NOON - HOUR } }),
    silent: situation({ transaction: { accountCreatedAt: NOON - 25 * HOUR } }),
  },
  CREDENTIALS_CHANGED_RECENTLY: {
    fires: situation({ transaction: { credentialsChangedAt: NOON - DAY } }),
    silent: situation({ transaction: { credentialsChangedAt: NOON - 73 * HOUR } }),
  },
  HOLDER_NAME_MISMATCH: {
    fires: situation({ transaction: { payerName: ["maria", "gonzalez"], card: { ...card, holderName: ["karen", "white"] } } }),
    silent: situation({ transaction: { payerName: ["maria", "jose", "gonzalez", "rios"], card: { ...card, holderName: ["gonzalez", "r", "maria"] } } }),
  },
  CARD_PREPAID: { fires: situation({ transaction: { card: { ...card, prepaid: true } } }), silent: situation({ transaction: { card } }) },
  MERCHANT_CATEGORY_RISK: { fires: situation({ transaction: { categoryCode: "6051" } }), silent: situation({ transaction: { categoryCode: "5661" } }) },
  PAYER_PREVIOUS_ORDERS: {
    fires: situation({ transaction: { previousOrders: 7 } }),
    silent: situation({ transaction: { previousOrders: 7 }, features: { history: history({ payer: [activity(DAY)] }) } }),
  },
  IP_TOR: { fires: situation({ transaction: { device: { ...device, isTor: true } } }), silent: situation() },
  IP_PROXY_VPN: { fires: situation({ transaction: { device: { ...device, isProxy: true } } }), silent: situation() },
  IP_DATACENTER: { fires: situation({ transaction: { address: address("MX", true) } }), silent: situation({ transaction: { address: address("MX") } }) },
  IP_BILLING_COUNTRY_MISMATCH: {
    fires: situation({ transaction: { address: address("BR") } }),
    silent: situation({ transaction: { address: address(undefined) } }),
  },
  BIN_COUNTRY_MISMATCH: {
    fires: situation({ transaction: { card: { bin: "400000", hash: "h", country: "US" } } }),
    silent: situation({ transaction: { card: { bin: "400000", hash: "h", country: "MX" } } }),
  },
  SHIPPING_COUNTRY_MISMATCH: {
    fires: situation({ transaction: { shippingCountry: "NG", amountMinor: 1_800_000 } }),
    silent: situation({ transaction: { shippingCountry: "US", amountMinor: 1_800_000 } }),
  },
  IP_TIMEZONE_MISMATCH: {
    fires: situation({ transaction: { address: address("MX"), clockDifference: 6 } }),
    silent: situation({ transaction: { address: address("MX"), clockDifference: 2 } }),
  },
  HIGH_RISK_COUNTRY: {
    fires: situation({ transaction: { payerCountry: "VE" }, policy: { highRiskCountries: ["VE"] } }),
    silent: situation({ transaction: { payerCountry: "VE" } }),
  },
  IMPOSSIBLE_TRAVEL: {
    fires: situation({ transaction: { address: address("MX") }, features: { history: history({ payer: [activity(HOUR, { country: "JP" })] }) } }),
    silent: situation({ transaction: { address: address("MX") }, features: { history: history({ payer: [activity(HOUR, { country: "US" })] }) } }),
  },
  DEVICE_NEW_FOR_PAYER: {
    fires: situation({ features: { history: history({ payer: [activity(DAY, { device: "99" })] }) } }),
    silent: situation({ features: { history: history({ payer: [activity(DAY, { device: "99" }), activity(2 * DAY)] }) } }),
  },
  ACCOUNT_TAKEOVER_PATTERN: {
    // the credentials changed as well
    fires: situation({
      transaction: { credentialsChangedAt: NOON - HOUR },
      features: { history: history({ payer: [activity(9 * DAY, { device: "99" })] }) },
    }),
    // a new telephone, and nothing else
    silent: situation({ features: { history: history({ payer: [activity(9 * DAY, { device: "99" })] }) } }),
  },
  CARD_OF_OTHER_PAYER: {
    fires: situation({ features: { history: history({ card: [activity(HOUR, { payer: "88", device: "99" })] }) } }),
    // on the family's tablet
    silent: situation({ features: { history: history({ card: [activity(HOUR, { payer: "88" })] }) } }),
  },
  MULTI_CARD_PAYER_30D: {
    fires: situation({ features: { history: history({ payer: many(3, (i) => activity((i + 2) * DAY, { card: `${100 + i}` })) }) } }),
    // the bank replaced the card; the others are of an earlier month
    silent: situation({
      features: {
        history: history({
          payer: [...many(6, (i) => activity((i + 2) * DAY, { card: "100" })), ...many(4, (i) => activity((i + 31) * DAY, { card: `${200 + i}` }))],
        }),
      },
    }),
  },
  PAYER_BURST: {
    // the habit is that of the last 30 days
    fires: situation({
      features: {
        history: history({ payer: [...many(5, (i) => activity((i + 1) * HOUR)), activity(20 * DAY), ...many(118, (i) => activity((31 + i / 2) * DAY))] }),
      },
    }),
    // the payer pays every day
    silent: situation({ features: { history: history({ payer: many(25, (i) => activity((i + 1) * DAY)) }) } }),
  },
  PAYER_HOUR_UNUSUAL: {
    fires: situation({ features: { history: history({ payer: many(12, (i) => activity((i + 1) * DAY + 10 * HOUR)) }) } }),
    silent: situation({ features: { history: history({ payer: many(12, (i) => activity((i + 1) * DAY + (i % 12) * HOUR)) }) } }),
  },
  HOUR_RECENT_FRAUD: { fires: situation({ features: { hourFraud: 3 } }), silent: situation({ features: { hourFraud: 1.4 } }) },
  DEVICE_AUTOMATION: {
    fires: situation({ transaction: { device: { ...device, userAgent: "Mozilla/5.0 HeadlessChrome/140.0" } } }),
    silent: situation({ transaction: { device: { ...device, userAgent: "Mozilla/5.0 Chrome/140.0" } } }),
  },
  AMOUNT_ANOMALY_PAYER: {
    fires: situation({ transaction: { amountMinor: 200_000 }, features: { history: history({ payer: many(2, (i) => activity(i * DAY)) }) } }),
    silent: situation({ transaction: { amountMinor: 200_000 }, features: { history: history({ payer: [activity(DAY)] }) } }),
  },
  AMOUNT_DEVIATION_PAYER: {
    fires: situation({ transaction: { amountMinor: 200_000 }, features: { history: history({ payer: many(5, (i) => activity(i * DAY)) }) } }),
    silent: situation({
      transaction: { amountMinor: 200_000 },
      features: { counters: { ...counters, amounts: { currency: "MXN", payments: 9, mean: 100_000, deviation: 50_000 } } },
    }),
  },
  PAYER_UNUSUAL_RECENTLY: {
    fires: situation({
      transaction: { amountMinor: 200_000 },
      features: {
        counters: { ...counters, amounts: { currency: "MXN", payments: 9, mean: 50_000, deviation: 5_000 } },
        history: history({ payer: many(2, (i) => activity(i * DAY, { amountMinor: 200_000 })) }),
      },
    }),
    silent: situation({
      transaction: { amountMinor: 60_000 },
      features: {
        counters: { ...counters, amounts: { currency: "MXN", payments: 9, mean: 50_000, deviation: 5_000 } },
        history: history({ payer: many(2, (i) => activity(i * DAY, { amountMinor: 200_000 })) }),
      },
    }),
  },
  AMOUNT_ABOVE_ORG_P99: {
    fires: situation({ transaction: { amountMinor: 150_000 }, features: { amountProfile: { p90: 50_000, p99: 100_000, p999: 300_000 } } }),
    silent: situation({ transaction: { amountMinor: 100_000 }, features: { amountProfile: { p90: 50_000, p99: 100_000, p999: 300_000 } } }),
  },
  SMALL_AMOUNT_UNKNOWN_PAYER: {
    fires: situation({ transaction: { amountMinor: 4000 } }),
    silent: situation({ transaction: { amountMinor: 4000 }, features: { history: history({ payer: [activity(3 * DAY)] }) } }),
  },
  NEW_PAYER_LARGE_AMOUNT: {
    fires: situation({ transaction: { amountMinor: 900_000 }, features: { amountProfile: { p90: 300_000, p99: 2_000_000, p999: 8_000_000 } } }),
    // gifts: everybody pays more these days
    silent: situation({ transaction: { amountMinor: 550_000 }, features: { amountProfile: { p90: 300_000, p99: 2_000_000, p999: 8_000_000, shift: 2 } } }),
  },
  MICRO_AMOUNT: { fires: situation({ transaction: { amountMinor: 1500 } }), silent: situation({ transaction: { amountMinor: 2500 } }) },
  ODD_HOUR: { fires: situation({ transaction: { localHour: 3 } }), silent: situation({ transaction: { localHour: 5 } }) },
  AVS_CVV_FAIL: {
    fires: situation({ transaction: { cvvResult: "no_match" } }),
    silent: situation({ transaction: { cvvResult: "unavailable", avsResult: "partial" } }),
  },
  THREEDS_FAILED: {
    fires: situation({ transaction: { threeDsStatus: "failed" } }),
    silent: situation({ transaction: { threeDsStatus: "attempted" } }),
  },
  THREEDS_AUTHENTICATED: {
    fires: situation({ transaction: { threeDsStatus: "authenticated", liabilityShift: true } }),
    silent: situation({ transaction: { threeDsStatus: "authenticated" } }),
  },
  TERMINAL_RECENT_FRAUD: {
    fires: situation({ features: { fraudRates: { terminal: { payments7d: 20, frauds7d: 4, payments30d: 60, frauds30d: 4 } } } }),
    silent: situation({ features: { fraudRates: { terminal: { payments7d: 9000, frauds7d: 18, payments30d: 40_000, frauds30d: 80 } } } }),
  },
  TERMINAL_COMPROMISED: {
    fires: situation({ features: { fraudRates: { terminal: { payments7d: 6, frauds7d: 4, payments30d: 30, frauds30d: 4, onset: NOON - 14 * DAY } } } }),
    silent: situation({ features: { fraudRates: { terminal: { payments7d: 6, frauds7d: 1, payments30d: 30, frauds30d: 4, onset: NOON - 14 * DAY } } } }),
  },
  DEVICE_RECENT_FRAUD: {
    fires: situation({ features: { fraudRates: { device: { payments7d: 3, frauds7d: 3, payments30d: 3, frauds30d: 3 } } } }),
    silent: situation({ features: { fraudRates: { device: { payments7d: 500, frauds7d: 1, payments30d: 2000, frauds30d: 4 } } } }),
  },
  BIN_RECENT_FRAUD: {
    fires: situation({ features: { fraudRates: { bin: { payments7d: 40, frauds7d: 8, payments30d: 40, frauds30d: 8 } } } }),
    silent: situation({ features: { fraudRates: { bin: { payments7d: 900, frauds7d: 4, payments30d: 900, frauds30d: 4 } } } }),
  },
  EMAIL_DOMAIN_RECENT_FRAUD: {
    fires: situation({ features: { fraudRates: { email_domain: { payments7d: 40, frauds7d: 8, payments30d: 40, frauds30d: 8 } } } }),
    silent: situation({ features: { fraudRates: { email_domain: { payments7d: 5000, frauds7d: 20, payments30d: 5000, frauds30d: 20 } } } }),
  },
};

const codes = (given: Situation): string[] => evaluate(given).signals.map((signal) => signal.code);

describe("every signal fires when its evidence is there, and is silent just short of it", () => {
  test.each(Object.entries(cases))("%s", (code, { fires, silent }) => {
    expect(codes(fires)).toContain(code);
    expect(codes(silent)).not.toContain(code);
  });

  test("an unsuspicious payment fires nothing and scores 0", () => {
    expect(evaluate(situation())).toMatchObject({ decision: "approve", score: 0, exactScore: 0, signals: [], blockedBy: undefined });
  });

  test("every signal of the catalogue that is not of payouts alone has a case here", () => {
    const untested = Object.keys(catalogue).filter((code) => !code.startsWith("PAYOUT_") && !(code in cases));
    expect(untested).toEqual(["BROWSER_ACTIVITY_SUSPICIOUS", "SANDBOX_OVERRIDE"]);
  });
});

describe("grading", () => {
  test("more evidence never weighs less: card velocity rises from its foot to its full weight", () => {
    const weights = [2, 3, 5, 7, 12].map((orders) => {
      const fired = evaluate(situation({ features: { history: history({ card: many(orders, (i) => activity(i * MINUTE)) }) } })).signals;
      return fired.find((signal) => signal.code === "VELOCITY_CARD_1H")?.weight ?? 0;
    });
    expect(weights).toEqual(weights.toSorted((a, b) => a - b));
    expect(weights[0]).toBe(0);
    expect(weights.at(-1)).toBe(30);
  });

  test("confirmed fraud fades over 180 days", () => {
    const weight = (days: number): number =>
      evaluate(situation({ features: { counters: { ...counters, lastConfirmedFraudAt: NOON - days * DAY } } })).signals[0]?.weight ?? 0;
    expect([weight(0), weight(90), weight(180)]).toEqual([80, 55.3, 0]);
  });

  test("an organization's weight and curve replace the catalogue's", () => {
    const given = cases.VELOCITY_CARD_1H.fires;
    const fired = evaluate({ ...given, policy: { ...given.policy, weights: { VELOCITY_CARD_1H: 90 }, curves: { VELOCITY_CARD_1H: { foot: 1, full: 4 } } } })
      .signals[0];
    expect(fired).toMatchObject({ code: "VELOCITY_CARD_1H", weight: 90 });
  });

  test("one fraud in two payments is far from half: shares lean on the base rate", () => {
    const given = situation({ features: { fraudRates: { terminal: { payments7d: 2, frauds7d: 1, payments30d: 2, frauds30d: 1 } } } });
    expect(evaluate(given).score).toBeLessThan(40);
  });
});
