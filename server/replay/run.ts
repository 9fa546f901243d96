// A history through the service, in the order of time: payments are assessed, outcomes are reported when they became known, jobs run every few hours, models are
// fitted by the week. Nothing that lies ahead of the clock is used.

import type { Decided } from "../src/decisions/assess/decide.ts";
import { DAY, MINUTE } from "../src/platform/time/time.ts";
import { type FitOptions, type FittedModel, type ReplayedPayment, Scoring } from "./fitted-models.ts";
import type { HistoryPayment } from "./history.ts";
import { type Installation, SIDE_BY_SIDE } from "./installation.ts";
import { KnownOutcomes } from "./known-outcomes.ts";

/** How a replay goes. */
export interface RunOptions extends FitOptions {
  /** Time (ms) between runs of the background jobs: a divisor of a day. */
  readonly jobsEvery: number;
  readonly setTime: (at: number) => void;
  /** Called now and then with the payments that are done and the day of the history. */
  readonly progress: (done: number, at: number) => void;
}

/** Time that payments of a batch may lie apart. */
const APART = 60 * MINUTE;

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
  const { jobsEvery, setTime } = options;
  const first = payments[0]?.at ?? 0;
  const out: ReplayedPayment[] = [];
  const outcomes = new KnownOutcomes(installation, payments);
  const scoring = new Scoring(options, first + options.fitEvery);
  let jobsAt = Math.floor(first / jobsEvery) * jobsEvery + jobsEvery;
  // failures are reported within seconds: card testing shows in them, so that they are recorded before the next payment and not with the jobs
  let failureAt = Number.POSITIVE_INFINITY;

  /** Runs the jobs that are due, each at its time. */
  async function runJobsUntil(until: number): Promise<void> {
    for (; jobsAt <= until; jobsAt += jobsEvery) {
      setTime(jobsAt);
      await outcomes.record(jobsAt);
      await installation.runJobs();
      if (jobsAt % DAY === 0) await installation.refreshAmounts();
      scoring.fitIfDue(out, outcomes, jobsAt);
    }
  }

  /** The end of the batch that begins at a payment: before the next job, and before the first failure of its own payments is reported. */
  function endOfBatch(from: number, start: number): number {
    let to = from;
    for (; to < payments.length && to - from < SIDE_BY_SIDE; to += 1) {
      const payment = payments[to];
      if (payment === undefined || payment.at >= Math.min(jobsAt, start + APART) || payment.at > failureAt) break;
      if (payment.outcome?.outcome === "failed") failureAt = Math.min(failureAt, payment.outcome.at);
    }
    return to;
  }

  /** Assesses the payments of a batch, each at its time. */
  async function assessBatch(from: number, to: number): Promise<void> {
    const answers = payments.slice(from, to).map((payment) => {
      setTime(payment.at);
      return assess(installation, payment, outcomes.fraudsOf(payment.payer));
    });
    for (const [offset, { answer }] of (await Promise.all(answers)).entries()) {
      const payment = payments[from + offset];
      const sessionId = (JSON.parse(answer) as { session_id: string }).session_id;
      const decided = decisions.take(sessionId);
      if (payment === undefined || decided === undefined) throw new Error(`payment ${payment?.id} was not decided`);
      outcomes.decided(from + offset, sessionId);
      out.push(scoring.replayed(payment, decided));
    }
  }

  for (let from = 0; from < payments.length; ) {
    const start = payments[from]?.at ?? 0;
    const to = endOfBatch(from, start);
    if (to > from) {
      await assessBatch(from, to);
      from = to;
      options.progress(from, start);
    } else if (failureAt < Math.min(jobsAt, start)) {
      setTime(failureAt);
      await outcomes.record(failureAt);
      failureAt = outcomes.nextFailure(from);
    } else await runJobsUntil(start);
  }
  return { payments: out, models: scoring.models };
}

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
