// The calculator of the guide to scores, and the guide's own code, give what the engine gives.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculate, creditsOf, formulaOf, workedExample } from "../../docs-site/calculator/calculation.ts";
import { choosableSignals } from "../../docs-site/calculator/choosable-signals.ts";
import { calculatorWords } from "../../docs-site/calculator/words.ts";
import { snippetOf } from "../../docs-site/guides/guide-file.ts";
import { evaluate } from "../../src/scoring/engine/evaluate.ts";
import { weightOf } from "../../src/scoring/engine/policy.ts";
import { decisions, exactScoreOf, scoreOf } from "../../src/scoring/engine/score.ts";
import { signals as allSignals, catalogue, isSignalCode, type SignalCode } from "../../src/scoring/signals/index.ts";
import { made } from "../engine/assessed.ts";
import { contentOf, textOf } from "./page.ts";

const weight = (code: SignalCode): number => catalogue[code].weight;

describe("the calculator", () => {
  it("gives points, score and decision of the engine for the signals of any payment", () => {
    let scored = 0;
    fc.assert(
      fc.property(made, ({ situation }) => {
        const { signals, score, decision, blockedBy } = evaluate(situation);
        const chosen = signals.flatMap(({ code, strength }) => (isSignalCode(code) ? [{ code, strength }] : []));
        const calculated = calculate(chosen, (code) => weightOf(situation.policy, code), situation.policy.thresholds);
        expect(calculated.signals.map(({ code, points }) => [code, points])).toEqual(signals.map(({ code, weight }) => [code, weight]));
        expect([calculated.score, calculated.decision]).toEqual([score, decision]);
        if (blockedBy === undefined && score > 0) scored++;
      }),
      { numRuns: 400, seed: 7 },
    );
    expect(scored).toBeGreaterThan(100);
  });

  it("splits the score into contributions that add up to it", () => {
    const chosen = fc.uniqueArray(
      fc.record({ code: fc.constantFrom(...choosableSignals("en").map(({ code }) => code)), strength: fc.double({ min: 0, max: 1, noNaN: true }) }),
      {
        selector: ({ code }) => code,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(chosen, (signals) => {
        const { score, signals: shown } = calculate(signals, weight);
        expect(shown.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(score, 6);
      }),
      { seed: 7 },
    );
  });

  it("begins with the worked example: 25 and 20 give 40, which is a challenge", () => {
    const { score, decision, signals } = calculate(workedExample, weight);
    expect([score, decision, signals.map(({ points }) => points), signals.map(({ contribution }) => contribution)]).toEqual([
      40,
      "challenge",
      [25, 20],
      [25, 15],
    ]);
    expect(formulaOf(signals)).toBe("1 - 0.75 × 0.8 = 0.4");
    const withCredit = calculate([...workedExample, { code: "PAYER_TRUSTED", strength: 1 }], weight);
    expect(withCredit.score).toBe(26.8);
    expect(creditsOf(withCredit.signals)).toBe("0.667 × 0.55 = 0.367");
  });

  it("offers every signal that gives points, and no other", () => {
    expect(choosableSignals("es").map(({ code }) => code)).toEqual(allSignals.filter((signal) => signal.weight !== 0).map(({ code }) => code));
  });

  it("says in both languages what to do on each decision", () => {
    for (const words of Object.values(calculatorWords)) expect(Object.keys(words.decisions)).toEqual([...decisions]);
  });

  it.each(["guides/scoring", "es/guides/scoring"])("is in %s without scripts, with the worked example", (place) => {
    const content = contentOf(place);
    const calculator = content.slice(
      content.indexOf('<section class="calculator"'),
      content.indexOf("</section>", content.indexOf('<section class="calculator"')),
    );
    const text = textOf(calculator);
    for (const said of ["BIN_COUNTRY_MISMATCH", "IP_PROXY_VPN", " 40 ", "challenge", "1 - 0.75 × 0.8 = 0.4"]) expect(text).toContain(said);
  });
});

describe("the guide to scores", () => {
  const guide = textOf(contentOf("guides/scoring"));

  it("has a function that computes the score of an answer as the engine does", async () => {
    const { scoreOf: own } = (await import(`data:text/javascript,${encodeURIComponent(snippetOf("scoring", "recompute.js"))}`)) as {
      scoreOf: (answer: { signal_details: readonly { weight: number }[] }) => number;
    };
    const weights = fc.array(
      fc.double({ min: -100, max: 100, noNaN: true }).map((weight) => Math.round(weight * 10) / 10),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(weights, (some) => {
        expect(own({ signal_details: some.map((weight) => ({ weight })) })).toBe(scoreOf(some));
      }),
      { seed: 7 },
    );
  });

  it("states figures that the formula gives", () => {
    expect(exactScoreOf([25, 20])).toBeCloseTo(40, 10);
    expect(scoreOf([25, 20, -45])).toBe(26.8);
    expect(scoreOf([95, -45])).toBe(91.3);
    expect(calculate([{ code: "VELOCITY_CARD_1H", strength: 0.6 }], weight).score).toBe(19.3);
    for (const said of ["26.8 instead of 40", "95 becomes 91.3", "= 19.3", "25 and 20 give 40"]) expect(guide).toContain(said);
  });
});
