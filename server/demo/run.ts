// A simulated month as the merchant would live through it: payments are decided, reviews resolved, outcomes and frauds reported when they become known.

import type { Installation } from "../replay/installation.ts";
import type { DecisionSink } from "../replay/run.ts";
import type { SimulatedPayment } from "../simulator/history.ts";
import { endAssignment } from "../src/backoffice/reviews/assignments.ts";
import { resolveReview } from "../src/decisions/assessments/service.ts";
import { reportedCase } from "../src/feedback/fraud-reports/store.ts";
import { currentOutcomes, outcomesOf } from "../src/feedback/outcomes/store.ts";
import { ApiError } from "../src/platform/errors/api-error.ts";
import { toMinorUnits } from "../src/platform/money/money.ts";
import { DAY, HOUR, MINUTE } from "../src/platform/time/time.ts";
import type { Decision } from "../src/scoring/engine/score.ts";
import { requestOf } from "./request.ts";

/** How a demo goes. */
export interface DemoOptions {
  /** The present, epoch milliseconds: the history ends here. */
  readonly now: number;
  readonly setTime: (at: number) => void;
  /** Called now and then with the number of payments that are stored, and the time up to which they are. */
  readonly progress: (done: number, until: number) => void;
}

/** Payments that are decided at the same time, and the longest time between them. */
const AT_ONCE = 64;
const APART = 15 * MINUTE;
/** Time between runs of the background jobs. */
const JOBS_EVERY = 6 * HOUR;
/** Reviews of this time are still open; those before took an hour. */
const OPEN_REVIEWS = DAY;
const REVIEW_TOOK = HOUR;
/** Outcomes that are recorded in one transaction. */
const RECORDED_AT_ONCE = 100;

interface Report {
  readonly at: number;
  readonly session_id: string;
  readonly outcome: SimulatedPayment["outcome"]["kind"];
}

/** A payment of the history, as the service decided it. */
export interface StoredPayment {
  readonly payment: SimulatedPayment;
  readonly session: string;
  readonly decision: Decision;
}

/**
 * Runs the payments, which are in the order of time, through the service. `before`: those of an interrupted demo, whose outcomes may not have been reported; an outcome
 * that was is reported again, which changes nothing.
 */
export async function runDemo(
  installation: Installation,
  payments: readonly SimulatedPayment[],
  decisions: DecisionSink,
  options: DemoOptions,
  before: readonly StoredPayment[] = [],
): Promise<void> {
  const reports: Report[] = [];
  const reviews: { readonly at: number; readonly session: string; readonly honest: boolean }[] = [];
  let jobsAt = (payments[0]?.at ?? options.now) + JOBS_EVERY;

  /** Plans what becomes of a payment. */
  function plan({ payment, session, decision }: StoredPayment): void {
    const honest = payment.culprit === undefined;
    if (decision === "review" && payment.at < options.now - OPEN_REVIEWS) reviews.push({ at: payment.at + REVIEW_TOOK, session, honest });
    const paid = decision === "approve" || ((decision === "challenge" || decision === "review") && honest);
    const at = Math.max(payment.outcome.at, payment.at + REVIEW_TOOK);
    if (paid) reports.push({ at, session_id: session, outcome: payment.outcome.kind });
  }
  for (const stored of before) plan(stored);

  async function advance(until: number): Promise<void> {
    options.setTime(until);
    await resolveReviews(installation, takeDue(reviews, until));
    await recordReports(installation, takeDue(reports, until));
    await installation.runJobs();
    await installation.refreshAmounts();
  }

  for (let from = 0; from < payments.length; ) {
    const start = payments[from]?.at ?? 0;
    for (; jobsAt <= start; jobsAt += JOBS_EVERY) await advance(jobsAt);
    let to = from;
    while (to < payments.length && to - from < AT_ONCE && (payments[to]?.at ?? 0) < Math.min(jobsAt, start + APART)) to += 1;
    const batch = payments.slice(from, to);
    const answers = batch.map((payment) => {
      options.setTime(payment.at);
      return assess(installation, payment);
    });
    for (const [index, { answer }] of (await Promise.all(answers)).entries()) {
      const payment = batch[index];
      const { session_id: session } = JSON.parse(answer) as { session_id: string };
      const decision = decisions.take(session)?.evaluation.decision;
      if (payment === undefined || decision === undefined) continue;
      plan({ payment, session, decision });
    }
    from = to;
    options.progress(from, (payments[from - 1]?.at ?? start) + 1);
  }
  await advance(options.now);
}

/** Takes what is due out of a list. */
function takeDue<T extends { readonly at: number }>(list: T[], until: number): T[] {
  const due = list.filter(({ at }) => at <= until);
  const later = list.filter(({ at }) => at > until);
  list.splice(0, list.length, ...later);
  return due.sort((a, b) => a.at - b.at);
}

async function recordReports(installation: Installation, reports: readonly Report[]): Promise<void> {
  const counting = reports.filter(({ outcome }) => ["captured", "failed", "refunded"].includes(outcome));
  const listing = reports.filter((report) => !counting.includes(report));
  const recorded = (some: readonly Report[]) => some.map(({ session_id, outcome }) => ({ session_id, outcome }));
  for (let from = 0; from < counting.length; from += RECORDED_AT_ONCE)
    await installation.recordCounting(recorded(counting.slice(from, from + RECORDED_AT_ONCE)));
  for (let from = 0; from < listing.length; from += RECORDED_AT_ONCE) await installation.recordListing(recorded(listing.slice(from, from + RECORDED_AT_ONCE)));
}

async function resolveReviews({ tenancy, acting }: Installation, reviews: readonly { readonly session: string; readonly honest: boolean }[]): Promise<void> {
  const feedback = { outcomesOf, currentOutcomes, reportedCase, endAssignment };
  for (const { session, honest } of reviews) {
    const resolution = honest ? "approve" : "decline";
    const reason = honest ? "The cardholder confirmed the order by telephone." : "The cardholder does not know the order.";
    await tenancy
      .change(acting, (tenant) => resolveReview(tenant, feedback, session, { resolution, reason }))
      .catch((error: unknown) => {
        // an interrupted demo resolved it before
        if (!(error instanceof ApiError && error.code === "INVALID_TRANSITION")) throw error;
      });
  }
}

function assess({ assess: assessed }: Installation, payment: SimulatedPayment) {
  const request = requestOf(payment);
  const amountMinor = toMinorUnits(request.amount, request.currency, "major");
  if (typeof amountMinor === "string") throw new Error(`the amount ${request.amount} ${request.currency} ${amountMinor}`);
  return assessed(request, amountMinor, payment.at, request.order_id);
}
