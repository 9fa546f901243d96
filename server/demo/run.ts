// A simulated month as the merchant would live through it: payments are decided, reviews resolved, outcomes and frauds reported when they become known.

import { rolePermissions } from "../../generated/credentials.ts";
import type { Installation } from "../replay/installation.ts";
import type { DecisionSink } from "../replay/run.ts";
import type { SimulatedPayment } from "../simulator/history.ts";
import { endAssignment } from "../src/backoffice/reviews/assignments.ts";
import { addNote } from "../src/backoffice/reviews/notes.ts";
import { resolveReview } from "../src/decisions/assessments/service.ts";
import { reportedCase } from "../src/feedback/fraud-reports/store.ts";
import { currentOutcomes, outcomesOf } from "../src/feedback/outcomes/store.ts";
import { ApiError } from "../src/platform/errors/api-error.ts";
import { newId } from "../src/platform/ids/uuid.ts";
import type { Acting } from "../src/platform/tenancy/tenancy.ts";
import { DAY, HOUR, MINUTE } from "../src/platform/time/time.ts";
import type { Decision } from "../src/scoring/engine/score.ts";
import { toMinorUnits } from "../src/values/money/money.ts";
import { type PlannedReport, reportOf } from "./reports.ts";
import { requestOf } from "./request.ts";
import type { Month } from "./team/month.ts";

/** How a demo goes. */
export interface DemoOptions {
  /** The present, epoch milliseconds: the history ends here. */
  readonly now: number;
  readonly setTime: (at: number) => void;
  /** Called now and then with the number of payments that are stored, and the time up to which they are. */
  readonly progress: (done: number, until: number) => void;
  /** What a team does meanwhile. */
  readonly team?: Pick<Month, "advance" | "deliver">;
}

/** Payments that are decided at the same time, and the longest time between them. */
const AT_ONCE = 64;
const APART = 15 * MINUTE;
/** Time between runs of the background jobs. */
const JOBS_EVERY = 6 * HOUR;
/** The newest reviews are still open, at most so many and of this time; the others took an hour. */
const OPEN_REVIEWS = { most: 12, within: 3 * DAY } as const;
const REVIEW_TOOK = HOUR;
/** Outcomes that are recorded in one transaction. */
const RECORDED_AT_ONCE = 100;

interface Report extends PlannedReport {
  readonly session_id: string;
}

/** A review to resolve. */
interface DueReview {
  readonly at: number;
  readonly session: string;
  readonly honest: boolean;
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
  const reviews: DueReview[] = [];
  let jobsAt = (payments[0]?.at ?? options.now) + JOBS_EVERY;

  /** Plans what becomes of a payment. */
  function plan({ payment, session, decision }: StoredPayment): void {
    const honest = payment.culprit === undefined;
    if (decision === "review") reviews.push({ at: payment.at + REVIEW_TOOK, session, honest });
    const report = reportOf(payment, decision);
    if (report !== undefined) reports.push({ ...report, session_id: session });
  }
  for (const stored of before) plan(stored);

  async function advance(until: number, reviewedUntil = Math.min(until, options.now - OPEN_REVIEWS.within)): Promise<void> {
    await options.team?.advance(until);
    await resolveReviews(installation, takeDue(reviews, reviewedUntil), options.setTime);
    options.setTime(until);
    await recordReports(installation, takeDue(reports, until));
    await installation.runJobs();
    await installation.refreshAmounts();
    await options.team?.deliver();
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
  await advance(options.now, newestDone(reviews, options.now));
  await options.team?.advance(Number.POSITIVE_INFINITY);
}

/** Until when reviews are resolved at the end, so that the newest stay open. */
function newestDone(reviews: readonly DueReview[], now: number): number {
  const times = reviews.map(({ at }) => at).toSorted((a, b) => b - a);
  return Math.max(now - OPEN_REVIEWS.within, times[OPEN_REVIEWS.most] ?? 0);
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

/** What analysts write: an answer for each, in turn. */
const REASONS = {
  approve: [
    "La persona titular confirmó la compra por teléfono.",
    "Dirección y tarjeta coinciden con compras anteriores.",
    "Contestó el correo desde su cuenta y envió el recibo.",
  ],
  decline: [
    "La persona titular no reconoce la compra.",
    "El dispositivo ya se usó con tarjetas robadas.",
    "No contesta, y la entrega va a otra ciudad que la de sus compras.",
  ],
} as const;
const NOTES = ["Llamé al teléfono registrado; contesta hasta la tarde.", "Pedí al banco emisor que confirme la tarjeta."] as const;
/** One in so many reviews has a note. */
const NOTED = 4;

async function resolveReviews({ tenancy, credential }: Installation, reviews: readonly DueReview[], setTime: (at: number) => void): Promise<void> {
  const feedback = { outcomesOf, currentOutcomes, reportedCase, endAssignment };
  for (const { at, session, honest } of reviews) {
    setTime(at);
    const resolution = honest ? "approve" : "decline";
    const reason = pick(REASONS[resolution], at);
    await tenancy
      .change(reviewer(credential, at % NOTED === 1 ? "admin" : "analyst"), async (tenant) => {
        if (at % NOTED === 0) await addNote(tenant, session, { text: pick(NOTES, at) });
        await resolveReview(tenant, feedback, session, { resolution, reason });
      })
      .catch((error: unknown) => {
        // an interrupted demo resolved it before
        if (!(error instanceof ApiError && error.code === "INVALID_TRANSITION")) throw error;
      });
  }
}

const pick = (texts: readonly string[], at: number): string => texts[Math.floor(at / NOTED) % texts.length] ?? "";

/** A person of the sandbox who reviews payments. */
function reviewer({ organizationId }: Installation["credential"], role: "admin" | "analyst"): Acting {
  const subject = `${role}@${organizationId}`;
  return {
    credential: { kind: "session", id: organizationId, organizationId, permissions: new Set(rolePermissions[role]), submerchantId: null, subject, role },
    requestId: newId(),
  };
}

function assess({ assess: assessed }: Installation, payment: SimulatedPayment) {
  const request = requestOf(payment);
  const amountMinor = toMinorUnits(request.amount, request.currency, "major");
  if (typeof amountMinor === "string") throw new Error(`the amount ${request.amount} ${request.currency} ${amountMinor}`);
  return assessed(request, amountMinor, payment.at, request.order_id);
}
