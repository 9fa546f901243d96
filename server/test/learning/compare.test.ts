// Champion against challenger on the same payments.
import { describe, expect, test } from "vitest";
import { compare, type PairedPayment, verdictOf } from "../../src/scoring/learning/compare.ts";
import { areaUnderCurve, averagePrecision, seeded, thresholdPoints } from "../../src/scoring/learning/measures.ts";

const random = seeded(7);

/** Payments of 20 days, one of twenty a fraud; `skill` is how far scores of frauds are above those of good payments, by side. */
function payments(skill: { champion: number; challenger: number }, count = 4000): PairedPayment[] {
  return Array.from({ length: count }, (_, index) => {
    const fraud = index % 20 === 0;
    const side = (lift: number) => {
      const score = Math.min(100, 30 * random() + (fraud ? lift * random() : 0));
      return { score, probability: score / 100 };
    };
    return { day: index % 20, fraud, weight: 1, dollars: 50, champion: side(skill.champion), challenger: side(skill.challenger) };
  });
}

describe("compare", () => {
  test("AUC and average precision are those of the measures for weights of one", async () => {
    const all = payments({ champion: 20, challenger: 60 }, 1000);
    const compared = await compare(all, 0.05);
    for (const side of ["champion", "challenger"] as const) {
      const points = thresholdPoints(all.map((one) => ({ score: one[side].score, fraud: one.fraud })));
      expect(compared.auc[side]).toBeCloseTo(areaUnderCurve(points), 9);
      expect(compared.average_precision[side]).toBeCloseTo(averagePrecision(points), 9);
    }
  });

  test("a weight counts like as many payments", async () => {
    const all = payments({ champion: 20, challenger: 60 }, 400);
    const doubled = await compare(
      all.map((one) => ({ ...one, weight: 2 })),
      0.05,
    );
    const twice = await compare([...all, ...all], 0.05);
    for (const measure of ["auc", "average_precision", "precision", "recall", "log_loss"] as const)
      expect(doubled[measure].challenger).toBeCloseTo(twice[measure].challenger, 9);
  });

  test("the better side wins, the worse one loses, and equal ones are undecided", async () => {
    expect(verdictOf(await compare(payments({ champion: 20, challenger: 80 }), 0.05))).toBe("better");
    expect(verdictOf(await compare(payments({ champion: 80, challenger: 20 }), 0.05))).toBe("worse");
    const same = payments({ champion: 40, challenger: 40 }).map((one) => ({ ...one, challenger: one.champion }));
    expect(verdictOf(await compare(same, 0.05))).toBe("undecided");
  });

  test("without calibration there is no log-loss, and without frauds there is no figure", async () => {
    const raw = payments({ champion: 20, challenger: 60 }).map((one) => ({ ...one, champion: { ...one.champion, probability: undefined } }));
    expect((await compare(raw, 0.05)).log_loss.champion).toBeNaN();
    const good = await compare(
      raw.filter(({ fraud }) => !fraud),
      0.05,
    );
    expect(good.auc.challenger).toBeNaN();
    expect(verdictOf(good)).toBe("undecided");
  });
});
