// A history through the service, in the order of time: payments are assessed, outcomes are reported when they became known, jobs run every few hours, models are
// fitted by the week. Nothing that lies ahead of the clock is used.
import type { Decided } from "../src/decisions/assess/decide.ts";
import { DAY, MINUTE } from "../src/platform/time/time.ts";
import { type Facts, factsOf } from "../src/scoring/engine/evaluate.ts";
import { defaultPolicy, type Policy } from "../src/scoring/engine/policy.ts";
import { type Example, type LearnedModel, withModel } from "../src/scoring/learning/fit.ts";
import { fitBest } from "../src/scoring/learning/fit-best.ts";
import { type CalibrationStep, fitIsotonic, probabilityOf } from "../src/scoring/learning/isotonic.ts";
import { withinLimits } from "../src/scoring/learning/limits.ts";
import { ageKnown, maturityCurve } from "../src/scoring/learning/maturity.ts";
import { scoreFacts } from "../src/scoring/learning/score-facts.ts";
import type { HistoryPayment } from "./history.ts";
import { type Installation, SIDE_BY_SIDE } from "./installation.ts";

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

/** How a replay goes. */
export interface RunOptions {
  /** Time (ms) between fits; infinite: none. */
  readonly fitEvery: number;
  /** Time (ms) between runs of the background jobs: a divisor of a day. */
  readonly jobsEvery: number;
  /** Time (ms) of settled payments that a fit uses. */
  readonly fitFrom: number;
  /** Models move from the one of a week ago as little as those that nobody approves; without it, as those that a person requests without the weekly limit. */
  readonly weeklyLimit?: boolean;
  readonly setTime: (at: number) => void;
  /** Called now and then with the payments that are done and the day of the history. */
  readonly progress: (done: number, at: number) => void;
}

/** Time that payments of a batch may lie apart. */
const APART = 60 * MINUTE;
/** Outcomes that are recorded in one transaction. */
const COUNTING = 256;
const LISTING = 32;
/** Payments back to which a failure is looked for that has not been reported yet. */
const MOST_OPEN = 2000;
/** Time (ms) that a fraud is not known without delays to learn from. */
const UNKNOWN_DELAY = 30 * DAY;
/** Good payments in a fit: more say little more, and each that is left out is stood for by the others. */
const MOST_GOOD = 150_000;

/** Replays a history. */
export async function replay(
  installation: Installation,
  payments: readonly HistoryPayment[],
  decisions: DecisionSink,
  options: RunOptions,
): Promise<{
  readonly payments: readonly ReplayedPayment[];
  readonly models: readonly FittedModel[];
}> {
  const out: ReplayedPayment[] = [];
  const sessions: string[] = [];
  const models: FittedModel[] = [];
  const reported = payments.map((_, index) => index).filter((index) => payments[index]?.outcome !== undefined);
  reported.sort((a, b) => outcomeAt(payments, a) - outcomeAt(payments, b));
  let nextOutcome = 0;
  let recordedUntil = Number.NEGATIVE_INFINITY;
  let policy: Policy = defaultPolicy;
  let calibration: readonly CalibrationStep[] = [];
  let outcomes = 0;
  const delays: number[] = [];
  const cards = new Map<string, number>();
  const first = payments[0]?.at ?? 0;
  const { jobsEvery } = options;
  let jobsAt = Math.floor(first / jobsEvery) * jobsEvery + jobsEvery;
  let fitAt = first + options.fitEvery;

  async function recordOutcomes(until: number): Promise<void> {
    recordedUntil = until;
    const counting: number[] = [];
    const listing: number[] = [];
    while (nextOutcome < reported.length) {
      const index = reported[nextOutcome] ?? 0;
      if (outcomeAt(payments, index) > until || sessions[index] === undefined) break;
      nextOutcome += 1;
      const payment = payments[index];
      if (payment?.outcome === undefined) continue;
      (["captured", "failed", "refunded"].includes(payment.outcome.outcome) ? counting : listing).push(index);
      if (payment.fraud) {
        delays.push(payment.outcome.at - payment.at);
        cards.set(payment.payer, (cards.get(payment.payer) ?? 0) + 1);
      }
    }
    const reports = (indexes: readonly number[]) =>
      indexes.map((index) => {
        const { outcome = "captured", fraudType } = payments[index]?.outcome ?? {};
        return { session_id: sessions[index] ?? "", outcome, ...(fraudType === undefined ? {} : { fraud_type: fraudType }) };
      });
    for (let from = 0; from < counting.length; from += COUNTING) await installation.recordCounting(reports(counting.slice(from, from + COUNTING)));
    for (let from = 0; from < listing.length; from += LISTING) await installation.recordListing(reports(listing.slice(from, from + LISTING)));
  }

  /** When the next failure of a payment before `end` is reported that is not recorded yet. */
  function nextFailure(end: number): number {
    let at = Number.POSITIVE_INFINITY;
    for (let index = Math.max(0, end - MOST_OPEN); index < end; index++)
      if (payments[index]?.outcome?.outcome === "failed" && outcomeAt(payments, index) > recordedUntil) at = Math.min(at, outcomeAt(payments, index));
    return at;
  }

  async function runJobsUntil(until: number): Promise<void> {
    for (; jobsAt <= until; jobsAt += jobsEvery) {
      options.setTime(jobsAt);
      await recordOutcomes(jobsAt);
      await installation.runJobs();
      if (jobsAt % DAY === 0) await installation.refreshAmounts();
      if (jobsAt >= fitAt) {
        fitAt += options.fitEvery;
        const examples = settled(out, jobsAt, options.fitFrom, delays);
        outcomes = nextOutcome;
        const fit = fitBest(examples);
        if (fit !== undefined) {
          const model = withinLimits(fit, options.weeklyLimit === true ? liveAt(models, jobsAt - 7 * DAY) : undefined);
          models.push({ at: jobsAt, model });
          const fitted = withModel(defaultPolicy, model);
          policy = fitted;
          calibration = fitIsotonic(examples.map(({ facts, fraud, weight }) => ({ score: scoreFacts(facts, fitted), fraud, weight })));
        }
      }
    }
  }

  // failures are reported within seconds: card testing shows in them, so that they are recorded before the next payment and not with the jobs
  let failureAt = Number.POSITIVE_INFINITY;

  for (let from = 0; from < payments.length; ) {
    const start = payments[from]?.at ?? 0;
    let to = from;
    for (; to < payments.length && to - from < SIDE_BY_SIDE; to += 1) {
      const payment = payments[to];
      if (payment === undefined || payment.at >= Math.min(jobsAt, start + APART) || payment.at > failureAt) break;
      if (payment.outcome?.outcome === "failed") failureAt = Math.min(failureAt, payment.outcome.at);
    }
    if (to === from) {
      if (failureAt < Math.min(jobsAt, start)) {
        options.setTime(failureAt);
        await recordOutcomes(failureAt);
        failureAt = nextFailure(from);
      } else await runJobsUntil(start);
      continue;
    }
    const answers = payments.slice(from, to).map((payment) => {
      options.setTime(payment.at);
      return assess(installation, payment, cards.get(payment.payer) ?? 0);
    });
    const replies = await Promise.all(answers);
    for (const [offset, reply] of replies.entries()) {
      const payment = payments[from + offset];
      const sessionId = (JSON.parse(reply.answer) as { session_id: string }).session_id;
      const decided = decisions.take(sessionId);
      if (payment === undefined || decided === undefined) throw new Error(`payment ${payment?.id} was not decided`);
      sessions[from + offset] = sessionId;
      const { observed, exactScore, signals } = decided.evaluation;
      const facts = factsOf(observed, "payin");
      const learned = policy === defaultPolicy ? exactScore : scoreFacts(facts, policy);
      out.push({
        payment,
        facts,
        catalogue: exactScore,
        learned,
        probability: probabilityOf(learned, calibration),
        outcomes,
        signals: signals.map(({ code }) => code),
      });
    }
    from = to;
    options.progress(from, start);
  }
  return { payments: out, models };
}

/** The policy that was in force at a time. */
function liveAt(models: readonly FittedModel[], time: number): Policy {
  const live = models.findLast(({ at }) => at <= time);
  return live === undefined ? defaultPolicy : withModel(defaultPolicy, live.model);
}

const outcomeAt = (payments: readonly HistoryPayment[], index: number): number => payments[index]?.outcome?.at ?? Number.POSITIVE_INFINITY;

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

/** Hands decisions from the batches to the replay. */
export interface DecisionSink {
  readonly put: (decided: Decided) => void;
  readonly take: (sessionId: string) => Decided | undefined;
}

/** Creates a sink. */
export function createDecisionSink(): DecisionSink {
  const decided = new Map<string, Decided>();
  return {
    put: (one) => decided.set(one.job.sessionId, one),
    take: (sessionId) => {
      const one = decided.get(sessionId);
      decided.delete(sessionId);
      return one;
    },
  };
}

/** Assesses a payment. `reissued`: so many cards of the customer were blocked by the bank before. */
function assess({ assess: assessed }: Installation, payment: HistoryPayment, reissued: number) {
  const request = payment.madeUpCard
    ? { ...payment.request, payment_method: { type: "card" as const, card: { hash: `${payment.payer}-${reissued}` } } }
    : payment.request;
  return assessed(request, payment.amountMinor, payment.at);
}
