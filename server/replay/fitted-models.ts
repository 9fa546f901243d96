// The models that a replay fits as time goes on, and what they make of its payments.

import type { Decided } from "../src/decisions/assess/decide.ts";
import { DAY } from "../src/platform/time/time.ts";
import { type Facts, factsOf } from "../src/scoring/engine/evaluate.ts";
import { defaultPolicy, type Policy } from "../src/scoring/engine/policy.ts";
import { type Example, type LearnedModel, withModel } from "../src/scoring/learning/fit.ts";
import { fitBest } from "../src/scoring/learning/fit-best.ts";
import { type CalibrationStep, fitIsotonic, probabilityOf } from "../src/scoring/learning/isotonic.ts";
import { withinLimits } from "../src/scoring/learning/limits.ts";
import { ageKnown, maturityCurve } from "../src/scoring/learning/maturity.ts";
import { scoreFacts } from "../src/scoring/learning/score-facts.ts";
import type { HistoryPayment } from "./history.ts";

/** What the replay found of a payment. */
export interface ReplayedPayment {
  readonly payment: HistoryPayment;
  readonly facts: Facts;
  /** Scores from 0 to 100, not rounded: of the catalogue, and of the model of the time (the catalogue's while there is none). */
  readonly catalogue: number;
  readonly learned: number;
  /** Probability of fraud (0 to 1) by the calibration of the time; undefined while there is none. */
  readonly probability: number | undefined;
  /** Outcomes that were known when the models of the time were fitted; 0: none was. */
  readonly outcomes: number;
  /** Signals that fired under the catalogue. */
  readonly signals: readonly string[];
}

/** A model with the time (epoch milliseconds) from which on it scored. */
export interface FittedModel {
  readonly at: number;
  readonly model: LearnedModel;
}

/** When models are fitted, and on what. */
export interface FitOptions {
  /** Time (ms) between fits; infinite: none. */
  readonly fitEvery: number;
  /** Time (ms) of settled payments that a fit uses. */
  readonly fitFrom: number;
  /** Models move from the one of a week ago as little as those that nobody approves; without it, as those that a person requests without the weekly limit. */
  readonly weeklyLimit?: boolean;
}

/** Time (ms) that a fraud is not known without delays to learn from. */
const UNKNOWN_DELAY = 30 * DAY;
/** Good payments in a fit: more say little more, and each that is left out is stood for by the others. */
const MOST_GOOD = 150_000;

/** The models of the time, fitted again and again, and what they make of a payment. */
export class Scoring {
  readonly models: FittedModel[] = [];
  readonly #options: FitOptions;
  #fitAt: number;
  #policy: Policy = defaultPolicy;
  #calibration: readonly CalibrationStep[] = [];
  /** Outcomes that were known at the last fit. */
  #outcomes = 0;

  constructor(options: FitOptions, fitAt: number) {
    this.#options = options;
    this.#fitAt = fitAt;
  }

  /** Fits a model when its time has come. `known`: outcomes that are known, `delays`: times (ms) from a payment to the report of its fraud. */
  fitIfDue(payments: readonly ReplayedPayment[], { known, delays }: { readonly known: number; readonly delays: readonly number[] }, now: number): void {
    if (now < this.#fitAt) return;
    const { fitEvery, fitFrom, weeklyLimit } = this.#options;
    this.#fitAt += fitEvery;
    this.#outcomes = known;
    const examples = settled(payments, now, fitFrom, delays);
    const fit = fitBest(examples);
    if (fit === undefined) return;
    const model = withinLimits(fit, weeklyLimit === true ? liveAt(this.models, now - 7 * DAY) : undefined);
    this.models.push({ at: now, model });
    const policy = withModel(defaultPolicy, model);
    this.#policy = policy;
    this.#calibration = fitIsotonic(examples.map(({ facts, fraud, weight }) => ({ score: scoreFacts(facts, policy), fraud, weight })));
  }

  /** What the models of the time make of a payment. */
  replayed(payment: HistoryPayment, { evaluation: { observed, exactScore, signals } }: Decided): ReplayedPayment {
    const facts = factsOf(observed, "payin");
    const learned = this.#policy === defaultPolicy ? exactScore : scoreFacts(facts, this.#policy);
    return {
      payment,
      facts,
      catalogue: exactScore,
      learned,
      probability: probabilityOf(learned, this.#calibration),
      outcomes: this.#outcomes,
      signals: signals.map(({ code }) => code),
    };
  }
}

/** The policy that was in force at a time. */
function liveAt(models: readonly FittedModel[], time: number): Policy {
  const live = models.findLast(({ at }) => at <= time);
  return live === undefined ? defaultPolicy : withModel(defaultPolicy, live.model);
}

/** The settled payments that a fit uses, in the order of time: good ones by the share of frauds that would be known by now, and as many as say enough. */
function settled(payments: readonly ReplayedPayment[], now: number, within: number, delays: readonly number[]): Example[] {
  const known = maturityCurve(delays, UNKNOWN_DELAY);
  const until = now - Math.min(ageKnown(delays, 0.5, UNKNOWN_DELAY), within / 2);
  // a payment that failed is neither: its outcome will never be known
  const candidates = payments.filter(({ payment: { at, outcome } }) => at >= now - within && at <= until && outcome?.outcome !== "failed");
  const allGood = candidates.filter(({ payment }) => !isKnownFraud(payment, now)).length;
  const step = Math.max(1, Math.ceil(allGood / MOST_GOOD));
  const examples: Example[] = [];
  let good = 0;
  for (const { payment, facts } of candidates) {
    if (isKnownFraud(payment, now)) examples.push({ facts, fraud: true, weight: 1 });
    else if (good++ % step === 0) examples.push({ facts, fraud: false, weight: step * known(now - payment.at) });
  }
  return examples;
}

const isKnownFraud = ({ fraud, outcome }: HistoryPayment, now: number): boolean => fraud && outcome !== undefined && outcome.at <= now;
