// Explanations: the points are the score, what settled it is named, and the change that is shown is the nearest one.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contributionsOf, decidedBy, nearestChange, type StoredDecision, type StoredSignal, settlingEntry } from "../../src/scoring/engine/explain.ts";
import { type Decision, decisionOf, scoreOf, strictness } from "../../src/scoring/engine/score.ts";
import { decidedWithout, made, signal, thresholds } from "./assessed.ts";

const usual = { challenge: 30, review: 55, decline: 75 };
const decided = (signals: readonly StoredSignal[], more: Partial<StoredDecision> = {}): StoredDecision => {
  const score = scoreOf(signals.map(({ weight }) => weight));
  return { score, signals, thresholds: usual, decision: decisionOf(score, more.thresholds ?? usual), ...more };
};
const tenths = (points: readonly number[]): number => points.reduce((sum, point) => sum + Math.round(point * 10), 0);
const whole = (points: readonly number[]): boolean => points.every((point) => Math.abs(point * 10 - Math.round(point * 10)) < 1e-9);

describe("10,000 assessments", () => {
  const situations = fc.sample(made, { numRuns: 10_000, seed: 20261120 });
  const all = situations.map(({ decided: one }) => one);

  test("of every decision and every reason for it are explained by points that add up to the score, to the decimal", () => {
    for (const one of all) {
      const points = contributionsOf(one);
      expect([tenths(points), whole(points), points.length]).toEqual([Math.round(one.score * 10), true, one.signals.length]);
    }
    const combinations = new Set(all.map((one) => `${decidedBy(one)} ${one.decision}`));
    expect([...combinations].toSorted()).toEqual([
      "blocklist_entry decline",
      "browser_activity challenge",
      "browser_activity review",
      "review_entry review",
      "sandbox approve",
      "sandbox challenge",
      "sandbox decline",
      "sandbox review",
      "score approve",
      "score challenge",
      "score decline",
      "score review",
    ]);
    expect(Math.max(...all.map(({ signals }) => signals.length))).toBeGreaterThan(10);
  });

  test("give a change whose signals, taken away, lead to the decision and the score that it says", () => {
    for (const one of all) {
      const change = nearestChange(one);
      if (change === undefined) {
        expect(one.decision === "approve" || decidedBy(one) === "sandbox" || one.thresholds.challenge === 0).toBe(true);
        continue;
      }
      const left = one.signals.filter(({ code }) => !change.without.includes(code));
      expect([verdict(one, left), strictness(change.decision) < strictness(one.decision)]).toEqual([[change.decision, change.score], true]);
      expect(change.distance === undefined).toBe(decidedBy(one) !== "score");
      if (change.distance !== undefined) expect(change.distance).toBeGreaterThanOrEqual(0);
    }
  });

  test("give a change that the engine itself agrees with, and no single signal does it where they name several", () => {
    let floored = 0;
    for (const one of situations) {
      const change = nearestChange(one.decided);
      if (change === undefined) continue;
      const real = decidedWithout(one, change.without);
      if (real.signals.some(({ code }) => code === "BROWSER_ACTIVITY_SUSPICIOUS")) {
        // the one thing that is not stored: what browser activity would have required, had the signals been milder
        floored += 1;
        expect([strictness(real.decision) > strictness(change.decision), strictness(real.decision) <= strictness("review")]).toEqual([true, true]);
      } else {
        expect([real.decision, real.score]).toEqual([change.decision, change.score]);
      }
      const single = one.decided.signals.filter(
        ({ code, weight }) => weight > 0 && strictness(decidedWithout(one, [code]).decision) < strictness(one.decided.decision),
      );
      if (change.without.length > 1) expect(single).toEqual([]);
    }
    expect(floored).toBeLessThan(500);
  });
});

test("points are whole signals where they stand alone, less the more there is before them, and credits take away", () => {
  expect(contributionsOf(decided([signal("A", 28), signal("B", 18.75), signal("C", -5)]))).toEqual([28, 13.5, -1.2]);
});

test("credits take a part of what there is, and never all", () => {
  expect(contributionsOf(decided([signal("A", 12), signal("B", -10), signal("C", -10)]))).toEqual([12, -1.1, -1]);
});

test("a hard block takes what the others leave", () => {
  const blocked = decided([signal("BLOCKLIST_BLOCK", 100), signal("A", 40), signal("PAYER_TRUSTED", -25)], { score: 100, decision: "decline" });
  expect(contributionsOf(blocked)).toEqual([66.7, 40, -6.7]);
});

test("a sandbox value takes it all", () => {
  expect(contributionsOf(decided([signal("SANDBOX_OVERRIDE", 0)], { score: 42, decision: "challenge" }))).toEqual([42]);
});

describe("what settled it", () => {
  const entry = { entryId: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" };

  test.each<[string, StoredDecision, ReturnType<typeof decidedBy>, boolean]>([
    ["the score", decided([signal("A", 40)]), "score", false],
    ["a block", decided([signal("BLOCKLIST_BLOCK", 100, entry)], { score: 100, decision: "decline" }), "blocklist_entry", true],
    ["a review entry that weighs little", decided([signal("BLOCKLIST_REVIEW", 20, entry)], { decision: "review" }), "review_entry", true],
    ["a score that needs no review entry", decided([signal("BLOCKLIST_REVIEW", 60, entry)]), "score", false],
    ["a score beyond the review entry", decided([signal("A", 80), signal("BLOCKLIST_REVIEW", 60, entry)]), "score", false],
    ["browser activity", decided([signal("A", 10), signal("BROWSER_ACTIVITY_SUSPICIOUS", 0)], { decision: "review" }), "browser_activity", false],
    ["a sandbox value", decided([signal("SANDBOX_OVERRIDE", 0)], { score: 90, decision: "decline" }), "sandbox", false],
  ])("%s", (_, one, by, named) => {
    expect([decidedBy(one), settlingEntry(one)]).toEqual([by, named ? entry.entryId : undefined]);
  });
});

describe("the nearest change", () => {
  test.each<[string, StoredDecision, Partial<ReturnType<typeof nearestChange>> | undefined]>([
    ["is the weakest signal that does it", decided([signal("A", 28), signal("B", 18.75)]), { decision: "approve", score: 28, without: ["B"], distance: 11.5 }],
    [
      "is no signal that is too weak for it",
      decided([signal("A", 50), signal("B", 30), signal("C", 1)]),
      { without: ["B"], decision: "challenge", score: 50.5 },
    ],
    ["is two where one does not do it, the weaker ones", decided([signal("A", 52), signal("B", 51), signal("C", 50), signal("D", 2)]), { without: ["B", "C"] }],
    [
      "is the strongest one where the others are too weak even together",
      decided([signal("A", 70), signal("B", 20), signal("C", 10), signal("D", 10)], { thresholds: { challenge: 30, review: 55, decline: 56 } }),
      { without: ["A"], decision: "challenge" },
    ],
    [
      "is a block and nothing else, where the rest is mild",
      decided([signal("BLOCKLIST_BLOCK", 100), signal("A", 10)], { score: 100, decision: "decline" }),
      { without: ["BLOCKLIST_BLOCK"], decision: "approve", score: 10, distance: undefined },
    ],
    [
      "is a block and more, where the rest would have declined as well",
      decided([signal("BLOCKLIST_BLOCK", 100), signal("A", 60), signal("B", 50)], { score: 100, decision: "decline" }),
      { without: ["BLOCKLIST_BLOCK", "B"], decision: "review", score: 60 },
    ],
    [
      "leaves a review entry where a review is milder",
      decided([signal("BLOCKLIST_BLOCK", 100), signal("BLOCKLIST_REVIEW", 20)], { score: 100, decision: "decline" }),
      { without: ["BLOCKLIST_BLOCK"], decision: "review", score: 20 },
    ],
    [
      "silences a review entry",
      decided([signal("BLOCKLIST_REVIEW", 20)], { decision: "review" }),
      { without: ["BLOCKLIST_REVIEW"], decision: "approve", score: 0 },
    ],
    [
      "silences a review entry and what else makes a review",
      decided([signal("A", 58), signal("BLOCKLIST_REVIEW", 20)]),
      { without: ["A", "BLOCKLIST_REVIEW"], decision: "approve", score: 0, distance: 36.4 },
    ],
    [
      "silences browser activity",
      decided([signal("A", 10), signal("BROWSER_ACTIVITY_SUSPICIOUS", 0)], { decision: "challenge" }),
      { without: ["BROWSER_ACTIVITY_SUSPICIOUS"], decision: "approve", score: 10 },
    ],
    ["is none of an approval", decided([signal("A", 10)]), undefined],
    ["is none of a sandbox value", decided([signal("SANDBOX_OVERRIDE", 0)], { score: 90, decision: "decline" }), undefined],
    ["is none where everything is challenged", decided([signal("A", 10)], { thresholds: { challenge: 0, review: 55, decline: 75 } }), undefined],
    ["is none where the thresholds of the time are not known", decided([signal("A", 40)], { decision: "decline" }), undefined],
  ])("%s", (_, one, change) => {
    if (change === undefined) expect(nearestChange(one)).toBeUndefined();
    else expect(nearestChange(one)).toMatchObject(change);
  });

  test("is what trying every set of signals finds: the smallest, and of these the one whose strongest is weakest, then the next", () => {
    const codes = ["A", "B", "C", "D", "E", "BLOCKLIST_REVIEW", "BLOCKLIST_BLOCK", "BROWSER_ACTIVITY_SUSPICIOUS"];
    const some = fc.uniqueArray(fc.tuple(fc.constantFrom(...codes), fc.integer({ min: -200, max: 900 })), {
      minLength: 1,
      maxLength: 8,
      selector: ([code]) => code,
    });
    fc.assert(
      fc.property(some, thresholds, fc.boolean(), (wanted, limits, held) => {
        const signals = wanted
          .map(([code, weight]) => signal(code, code === "BROWSER_ACTIVITY_SUSPICIOUS" ? 0 : code === "BLOCKLIST_BLOCK" ? 100 : weight / 10))
          .toSorted((one, other) => other.weight - one.weight);
        const first: StoredDecision = {
          signals,
          thresholds: limits,
          score: scoreOf(signals.map(({ weight }) => weight)),
          decision: held ? "review" : "challenge",
        };
        const [decision, score] = verdict(first, signals);
        const one: StoredDecision = { ...first, decision, score };
        const best = everySet(signals)
          .filter((silent) => strictness(verdict(one, rest(signals, silent))[0]) < strictness(decision))
          .toSorted((a, b) => a.length - b.length || byStrength(a, b))[0];
        const change = nearestChange(one);
        expect(change?.without.map((code) => signals.find((each) => each.code === code)?.weight)).toEqual(best?.map(({ weight }) => weight));
      }),
      { numRuns: 1500, seed: 7 },
    );
  });
});

/** The decision on these signals, worked out once more: a floor of browser activity is the decision itself. */
function verdict(one: StoredDecision, signals: readonly StoredSignal[]): [Decision, number] {
  const fired = (code: string): boolean => signals.some((each) => each.code === code);
  if (fired("BLOCKLIST_BLOCK")) return ["decline", 100];
  const score = scoreOf(signals.map(({ weight }) => weight));
  const floors: Decision[] = [...(fired("BLOCKLIST_REVIEW") ? (["review"] as const) : []), ...(fired("BROWSER_ACTIVITY_SUSPICIOUS") ? [one.decision] : [])];
  return [[decisionOf(score, one.thresholds), ...floors].toSorted((a, b) => strictness(b) - strictness(a))[0] ?? "approve", score];
}

const rest = (signals: readonly StoredSignal[], silent: readonly StoredSignal[]): StoredSignal[] => signals.filter((one) => !silent.includes(one));

/** Every set of signals whose silence can make a decision milder: credits speak for the payment, and stay. */
function everySet(signals: readonly StoredSignal[]): StoredSignal[][] {
  const against = signals.filter(({ weight, code }) => weight > 0 || code === "BLOCKLIST_REVIEW" || code === "BROWSER_ACTIVITY_SUSPICIOUS");
  return Array.from({ length: 2 ** against.length }, (_, set) => against.filter((_one, index) => (set >> index) % 2 === 1));
}

/** By the strongest of each, then by the next. */
function byStrength(a: readonly StoredSignal[], b: readonly StoredSignal[]): number {
  for (const [index, one] of a.entries()) {
    const difference = one.weight - (b[index]?.weight ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
