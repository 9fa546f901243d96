// Pairs of signals: found where fraud shows both at once, scored and explained as a signal of their own.
import { describe, expect, test } from "vitest";
import { evaluate, type Facts } from "../../src/scoring/engine/evaluate.ts";
import { contributionsOf } from "../../src/scoring/engine/explain.ts";
import { meaningOf } from "../../src/scoring/engine/explanation-texts.ts";
import { defaultPolicy } from "../../src/scoring/engine/policy.ts";
import { descriptionOf } from "../../src/scoring/engine/signal-pairs.ts";
import { type Example, withModel } from "../../src/scoring/learning/fit.ts";
import { fitOdds } from "../../src/scoring/learning/fit-odds.ts";
import { limitPairs } from "../../src/scoring/learning/found-limit.ts";
import { averagePrecision, seeded, thresholdPoints } from "../../src/scoring/learning/measures.ts";
import { scoreFacts } from "../../src/scoring/learning/score-facts.ts";
import type { SignalCode } from "../../src/scoring/signals/index.ts";
import { situation } from "../harness/situation.ts";

const VOID: readonly SignalCode[] = ["IP_TOR", "BIN_COUNTRY_MISMATCH", "PHONE_COUNTRY_MISMATCH", "DEVICE_AUTOMATION"];

/** Payments in which fraud follows the probability that `chanceOf` gives. */
function world(seed: number, count: number, chanceOf: (proxy: boolean, disposable: boolean) => number): Example[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const [proxy, disposable] = [random() < 0.1, random() < 0.1];
    const facts: Partial<Record<SignalCode, number>> = {};
    if (proxy) facts.IP_PROXY_VPN = 1;
    if (disposable) facts.EMAIL_DISPOSABLE = 1;
    for (const code of VOID) if (random() < 0.1) facts[code] = 1;
    return { facts: facts as Facts, fraud: random() < chanceOf(proxy, disposable), weight: 1 };
  });
}

/** Each alone means little, both together mean fraud. */
const together = (proxy: boolean, disposable: boolean): number => (proxy && disposable ? 0.4 : proxy || disposable ? 0.006 : 0.003);
/** Odds multiply: no pair. */
const apart = (proxy: boolean, disposable: boolean): number => 1 / (1 + Math.exp(5.5 - 1.5 * Number(proxy) - 1.5 * Number(disposable)));

const precisionOf = (examples: readonly Example[], policy: typeof defaultPolicy): number =>
  averagePrecision(thresholdPoints(examples.map(({ facts, fraud }) => ({ score: scoreFacts(facts, policy), fraud }))));

describe("pairs of signals", () => {
  test("are found where both together are fraud, and order payments that weights alone cannot", () => {
    const model = fitOdds(world(1, 30_000, together));
    expect(model?.pairs?.map(({ first, second }) => [first, second].toSorted())).toEqual([["EMAIL_DISPOSABLE", "IP_PROXY_VPN"]]);
    const [pair] = model?.pairs ?? [];
    expect(pair?.frauds).toBeGreaterThan(1.5 * (pair?.expected ?? 0));
    const later = world(2, 30_000, together);
    const learned = withModel(defaultPolicy, model ?? { weights: {}, curves: {} });
    expect(precisionOf(later, learned)).toBeGreaterThan(precisionOf(later, { ...learned, pairs: [] }) - 1e-9);
    expect(scoreFacts({ IP_PROXY_VPN: 1, EMAIL_DISPOSABLE: 1 }, learned)).toBeGreaterThan(
      scoreFacts({ IP_PROXY_VPN: 1, EMAIL_DISPOSABLE: 1 }, { ...learned, pairs: [] }) + 5,
    );
  });

  test("are not found where odds multiply, on ten histories", () => {
    for (let seed = 10; seed < 20; seed++) expect(fitOdds(world(seed, 15_000, apart))?.pairs ?? []).toEqual([]);
  });

  test("move within the limits of a week, and fade when they are not found any more", () => {
    const pair = { first: "IP_PROXY_VPN", second: "EMAIL_DISPOSABLE", weight: 60 };
    expect(limitPairs([pair])).toEqual([pair]);
    const [first] = limitPairs([pair], []);
    expect(first?.weight).toBeCloseTo(9.5, 1);
    expect(limitPairs([], first === undefined ? [] : [first])).toEqual([]);
    expect(limitPairs([], [{ ...pair, weight: 50 }])[0]?.weight).toBeLessThan(50);
    expect(limitPairs([{ ...pair, weight: 99 }])[0]?.weight).toBeCloseTo(69.9, 1);
  });

  test("count in a decision as a signal of their own: contributions add up, the description names both", () => {
    const device = { fingerprint: undefined, userAgent: undefined, isBot: true, isEmulator: false, isProxy: true, isTor: false };
    const pair = { first: "IP_PROXY_VPN", second: "DEVICE_AUTOMATION", weight: 30 };
    const alone = evaluate(situation({ transaction: { device } }));
    const both = evaluate(situation({ transaction: { device }, policy: { pairs: [pair] } }));
    const code = "IP_PROXY_VPN+DEVICE_AUTOMATION";
    expect(both.signals.map((signal) => signal.code)).toContain(code);
    expect(both.score).toBeGreaterThan(alone.score);
    expect(contributionsOf(both).reduce((sum, one) => sum + Math.round(10 * one), 0)).toBe(Math.round(10 * both.score));
    expect(descriptionOf(code)).toContain(descriptionOf("DEVICE_AUTOMATION"));
    expect(meaningOf(code, "es")).toContain("Ambas a la vez");
    // an organization that switches a signal off has no pair of it
    expect(
      evaluate(situation({ transaction: { device }, policy: { pairs: [pair], weights: { IP_PROXY_VPN: 0 } } })).signals.map((one) => one.code),
    ).not.toContain(code);
  });
});
