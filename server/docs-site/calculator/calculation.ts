// What the calculator of the guide computes: by the functions of the engine, with the figures of the catalogue.
import { contributionsOf, type StoredSignal, verdictOf } from "../../src/scoring/engine/explain.ts";
import { type Decision, effectiveWeight, roundScore } from "../../src/scoring/engine/score.ts";
import type { SignalCode } from "../../src/scoring/signals/index.ts";
import { defaultThresholds } from "../../src/scoring/situation/policy.ts";
import type { Flow } from "../../src/scoring/situation/transaction.ts";

/** A signal that a reader can choose, in the language of the page. */
export interface ChoosableSignal {
  readonly code: SignalCode;
  readonly weight: number;
  readonly flows: readonly Flow[];
  readonly meaning: string;
}

/** A signal that fires, and how strongly: 0 to 1. */
export interface ChosenSignal {
  readonly code: SignalCode;
  readonly strength: number;
}

/** A signal with the points that its strength gives, and those that it adds to the score. */
export interface CalculatedSignal extends ChosenSignal {
  readonly points: number;
  readonly contribution: number;
}

/** What the signals come to. */
export interface Calculated {
  readonly score: number;
  readonly decision: Decision;
  /** Strongest first, credits last. */
  readonly signals: readonly CalculatedSignal[];
}

/** The worked example of the guide. */
export const workedExample: readonly ChosenSignal[] = [
  { code: "BIN_COUNTRY_MISMATCH", strength: 1 },
  { code: "IP_PROXY_VPN", strength: 1 },
];

/** Score and decision of signals. `weightOf`: maximum weight of a signal. */
export function calculate(chosen: readonly ChosenSignal[], weightOf: (code: SignalCode) => number, thresholds = defaultThresholds): Calculated {
  const fired = chosen
    .map(({ code, strength }) => ({ code, strength, weight: roundScore(effectiveWeight(weightOf(code), strength)), observed: strength, threshold: 0 }))
    .toSorted((one, other) => other.weight - one.weight);
  const { score, decision } = verdictOf({ decision: "approve", thresholds }, fired satisfies StoredSignal[]);
  const contributions = contributionsOf({ score, signals: fired });
  return {
    score,
    decision,
    signals: fired.map(({ code, strength, weight }, index) => ({ code, strength, points: weight, contribution: contributions[index] ?? 0 })),
  };
}

/** The formula with the points of these signals filled in, without credits: `1 - 0.75 × 0.8 = 0.4`. Undefined where nothing has points. */
export function formulaOf(signals: readonly Pick<CalculatedSignal, "points">[]): string | undefined {
  const factors = signals.filter(({ points }) => points > 0).map(({ points }) => 1 - points / 100);
  if (factors.length === 0) return undefined;
  const product = factors.reduce((all, factor) => all * factor, 1);
  return `1 - ${factors.map(rounded).join(" × ")} = ${rounded(1 - product)}`;
}

/** The effect of credits on the odds: `0.667 × 0.55 = 0.367`. Undefined without credits, and where there is nothing to lower. */
export function creditsOf(signals: readonly Pick<CalculatedSignal, "points">[]): string | undefined {
  const credits = signals.filter(({ points }) => points < 0).map(({ points }) => 1 + points / 100);
  const legitimate = signals.reduce((all, { points }) => (points > 0 ? all * (1 - points / 100) : all), 1);
  if (credits.length === 0 || legitimate === 1 || legitimate === 0) return undefined;
  const odds = (1 - legitimate) / legitimate;
  return `${[odds, ...credits].map(rounded).join(" × ")} = ${rounded(credits.reduce((all, credit) => all * credit, odds))}`;
}

const rounded = (value: number): string => `${Math.round(value * 1000) / 1000}`;
