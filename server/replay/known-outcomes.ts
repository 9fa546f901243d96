// The outcomes of a history's payments: recorded when they became known, never before.

import type { HistoryPayment } from "./history.ts";
import type { Installation } from "./installation.ts";

/** Outcomes that are recorded in one transaction. */
const COUNTING = 256;
const LISTING = 32;
/** Payments back to which a failure is looked for that has not been reported yet. */
const MOST_OPEN = 2000;

/** The outcomes of a history, recorded when they become known. */
export class KnownOutcomes {
  /** Outcomes that were taken in so far. */
  known = 0;
  /** Times (ms) from the payment to the report of each known fraud. */
  readonly delays: number[] = [];
  readonly #installation: Installation;
  readonly #payments: readonly HistoryPayment[];
  /** Indexes of payments with an outcome, in the order of their reports. */
  readonly #reported: readonly number[];
  readonly #sessions: string[] = [];
  readonly #frauds = new Map<string, number>();
  #recordedUntil = Number.NEGATIVE_INFINITY;

  constructor(installation: Installation, payments: readonly HistoryPayment[]) {
    this.#installation = installation;
    this.#payments = payments;
    const withOutcome = payments.map((_, index) => index).filter((index) => payments[index]?.outcome !== undefined);
    this.#reported = withOutcome.toSorted((a, b) => outcomeAt(payments, a) - outcomeAt(payments, b));
  }

  /** A payment was decided. */
  decided(index: number, sessionId: string): void {
    this.#sessions[index] = sessionId;
  }

  /** Known frauds of a customer. */
  fraudsOf(payer: string): number {
    return this.#frauds.get(payer) ?? 0;
  }

  /** Records what was reported until a time, of payments that are decided. */
  async record(until: number): Promise<void> {
    this.#recordedUntil = until;
    const counting: number[] = [];
    const listing: number[] = [];
    while (this.known < this.#reported.length) {
      const index = this.#reported[this.known] ?? 0;
      if (outcomeAt(this.#payments, index) > until || this.#sessions[index] === undefined) break;
      this.known += 1;
      const payment = this.#payments[index];
      if (payment?.outcome === undefined) continue;
      (["captured", "failed", "refunded"].includes(payment.outcome.outcome) ? counting : listing).push(index);
      if (payment.fraud) {
        this.delays.push(payment.outcome.at - payment.at);
        this.#frauds.set(payment.payer, this.fraudsOf(payment.payer) + 1);
      }
    }
    const { recordCounting, recordListing } = this.#installation;
    for (let from = 0; from < counting.length; from += COUNTING) await recordCounting(this.#reports(counting.slice(from, from + COUNTING)));
    for (let from = 0; from < listing.length; from += LISTING) await recordListing(this.#reports(listing.slice(from, from + LISTING)));
  }

  /** When the next failure of a payment before `end` is reported that is not recorded yet. */
  nextFailure(end: number): number {
    let at = Number.POSITIVE_INFINITY;
    for (let index = Math.max(0, end - MOST_OPEN); index < end; index++) {
      const reportedAt = outcomeAt(this.#payments, index);
      if (this.#payments[index]?.outcome?.outcome === "failed" && reportedAt > this.#recordedUntil) at = Math.min(at, reportedAt);
    }
    return at;
  }

  #reports(indexes: readonly number[]) {
    return indexes.map((index) => {
      const { outcome = "captured", fraudType } = this.#payments[index]?.outcome ?? {};
      return { session_id: this.#sessions[index] ?? "", outcome, ...(fraudType === undefined ? {} : { fraud_type: fraudType }) };
    });
  }
}

const outcomeAt = (payments: readonly HistoryPayment[], index: number): number => payments[index]?.outcome?.at ?? Number.POSITIVE_INFINITY;
