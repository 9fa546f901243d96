// Thresholds from probabilities and costs: properties over drawn costs and calibrations.
import { describe, expect, test } from "vitest";
import type { Steps } from "../../src/scoring/learning/calibration-steps.ts";
import { seeded } from "../../src/scoring/learning/measures.ts";
import {
  boundedThresholds,
  costOf,
  type DecisionCosts,
  lowestStopping,
  probabilitiesFromCosts,
  scoreOfProbability,
  stepTowards,
  thresholdsFrom,
} from "../../src/scoring/learning/thresholds.ts";

const random = seeded(5);
const drawnCosts = (): DecisionCosts => ({
  typical_amount: 10 + 1000 * random(),
  fraud: { share: 0.2 + 2 * random(), fixed: 50 * random() },
  refusal: { share: 0.01 + random(), fixed: 20 * random() },
  review: { fixed: 100 * random() ** 3 },
  ...(random() < 0.5 ? { challenge: { fixed: 20 * random() ** 2, share: 0.1 * random(), stops: random() } } : {}),
});
const rounds = Array.from({ length: 500 }, drawnCosts);

/** Expected costs of the decisions at a probability of fraud. */
function expectedCosts(costs: DecisionCosts, p: number): Readonly<Record<"approve" | "challenge" | "review" | "decline", number>> {
  const { typical_amount: typical, fraud, refusal, review, challenge } = costs;
  const F = costOf(fraud, typical);
  return {
    approve: p * F,
    challenge: challenge === undefined ? Number.POSITIVE_INFINITY : costOf(challenge, typical) + p * (1 - challenge.stops) * F,
    review: costOf(review, typical),
    decline: (1 - p) * costOf(refusal, typical),
  };
}

test("the decision of the derived probabilities is the cheapest, at every probability of fraud", () => {
  for (const costs of rounds) {
    const { challenge, review, decline } = probabilitiesFromCosts(costs);
    for (let p = 0.0005; p < 1; p += 0.0131) {
      const decision = p >= decline ? "decline" : p >= review ? "review" : p >= challenge ? "challenge" : "approve";
      const all = expectedCosts(costs, p);
      expect(all[decision]).toBeLessThanOrEqual(Math.min(...Object.values(all)) + 1e-9);
    }
  }
});

test("the probabilities rise, from 0 to 1", () => {
  for (const costs of rounds) {
    const { challenge, review, decline } = probabilitiesFromCosts(costs);
    expect([challenge >= 0, challenge <= review, review <= decline, decline <= 1]).toEqual([true, true, true, true]);
  }
});

test("a cheaper review holds more payments: from a lower probability on, up to a higher one", () => {
  for (const costs of rounds) {
    const cheaper = probabilitiesFromCosts({ ...costs, review: { fixed: (costs.review.fixed ?? 0) * random() } });
    const usual = probabilitiesFromCosts(costs);
    expect(cheaper.review).toBeLessThanOrEqual(usual.review + 1e-12);
    expect(cheaper.decline).toBeGreaterThanOrEqual(usual.decline - 1e-12);
  }
});

test("a dearer fraud declines more, a dearer refusal fewer", () => {
  for (const costs of rounds) {
    const usual = probabilitiesFromCosts(costs).decline;
    expect(probabilitiesFromCosts({ ...costs, fraud: { share: 5, fixed: 50 } }).decline).toBeLessThanOrEqual(usual + 1e-12);
    expect(probabilitiesFromCosts({ ...costs, refusal: { share: 5, fixed: 50 } }).decline).toBeGreaterThanOrEqual(usual - 1e-12);
  }
});

test("without reviews and challenges worth their cost, the threshold is Elkan's: the refusal's share of both costs", () => {
  const costs = { typical_amount: 100, fraud: { share: 1 }, refusal: { share: 0.25 }, review: { fixed: 1000 } };
  const { challenge, review, decline } = probabilitiesFromCosts(costs);
  expect([challenge, review, decline]).toEqual([0.2, 0.2, 0.2]);
});

describe("scores", () => {
  const steps: Steps = [
    [10, 0.001],
    [40, 0.05],
    [70, 0.3],
    [100, 0.8],
  ];

  test("of a probability: the lowest one that is at least that probable; 100 where none is", () => {
    expect([0, 0.001, 0.002, 0.05, 0.3, 0.31, 0.8, 0.9].map((p) => scoreOfProbability(p, steps))).toEqual([0, 0, 10.1, 10.1, 40.1, 70.1, 70.1, 100]);
  });

  test("never fall with the probability", () => {
    for (let index = 0; index < 200; index++) {
      const [one = 0, other = 0] = [random(), random()].sort();
      expect(scoreOfProbability(one, steps)).toBeLessThanOrEqual(scoreOfProbability(other, steps));
    }
  });
});

describe("bounds", () => {
  // nine of ten payments score 5, one in ten 50
  const histogram = [
    [5, 900],
    [50, 100],
  ] as const;
  const shareFrom = (threshold: number): number => histogram.reduce((sum, [score, payments]) => sum + (score >= threshold ? payments : 0), 0) / 1000;

  test("a calibration that calls everything fraud stops and declines no more than a part", () => {
    const derived = thresholdsFrom({ challenge: 0.1, review: 0.2, decline: 0.5 }, [[100, 0.99]]);
    expect(derived).toEqual({ challenge: 0, review: 0, decline: 0 });
    const { challenge, review, decline } = boundedThresholds(derived, histogram);
    expect([shareFrom(challenge) <= 0.2, shareFrom(review) <= 0.2, shareFrom(decline) <= 0.05]).toEqual([true, true, true]);
    expect([challenge <= review, review <= decline]).toEqual([true, true]);
  });

  test("thresholds within the bounds stay", () => {
    expect(boundedThresholds({ challenge: 30, review: 40, decline: 90 }, histogram)).toEqual({ challenge: 30, review: 40, decline: 90 });
    expect([lowestStopping(0.05, histogram), lowestStopping(0.2, histogram), lowestStopping(1, histogram), lowestStopping(0.1, [])]).toEqual([50.1, 5.1, 0, 0]);
  });

  test("a step moves each at most so many points, and they still rise", () => {
    expect(stepTowards({ challenge: 30, review: 55, decline: 75 }, { challenge: 0, review: 53, decline: 99 }, 5)).toEqual({
      challenge: 25,
      review: 53,
      decline: 80,
    });
    for (let index = 0; index < 500; index++) {
      const drawn = () => {
        const [challenge = 0, review = 0, decline = 0] = [random() * 100, random() * 100, random() * 100].sort((a, b) => a - b);
        return { challenge, review, decline };
      };
      const { challenge, review, decline } = stepTowards(drawn(), drawn(), 5);
      expect([challenge <= review, review <= decline]).toEqual([true, true]);
    }
  });
});
