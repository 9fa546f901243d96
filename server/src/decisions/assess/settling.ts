// How results are handed back: once per job, by its deadline.

import { ApiError } from "../../platform/errors/api-error.ts";
import { systemClock } from "../../platform/time/clock.ts";
import type { Job, Reply } from "./job.ts";

/** Interval (ms) of the check for passed deadlines. */
export const SWEEP_EVERY = 20;

/** Hands back the result of a job, unless it has one. */
export function settle(job: Job, outcome: Parameters<Job["settle"]>[0]): void {
  if (job.settled) return;
  job.settled = true;
  job.settle(outcome);
}

/** Settles a job whose deadline passes by a time (monotonic clock); returns whether it does. */
export function settleIfExpired(job: Job, now: number): boolean {
  if (now < job.deadline) return false;
  settle(job, new ApiError("ASSESS_TIMEOUT"));
  return true;
}

/** Applies events of payment providers that waited for an assessment. */
export type ApplyWaiting = (assessment: Pick<Job, "orderId" | "paymentId"> & { readonly organizationId: string }) => Promise<void>;

/** Replies of stored decisions that wait until earlier events of their payments are applied. */
export class RepliesAfterEvents {
  /** Jobs whose events are being applied. */
  applying = 0;
  readonly #apply: ApplyWaiting;
  readonly #failed: (error: unknown) => void;
  readonly #applied: () => void;

  constructor(apply: ApplyWaiting, failed: (error: unknown) => void, applied: () => void) {
    this.#apply = apply;
    this.#failed = failed;
    this.#applied = applied;
  }

  /** Settles a job after its events, at its deadline at the latest: they never prevent an answer. */
  settle(job: Job, reply: Reply): void {
    this.applying += 1;
    const timer = setTimeout(() => settle(job, reply), Math.max(0, job.deadline - systemClock.monotonic() - 2 * SWEEP_EVERY));
    this.#apply({ organizationId: job.credential.organizationId, orderId: job.orderId, paymentId: job.paymentId })
      .catch(this.#failed)
      .finally(() => {
        clearTimeout(timer);
        settle(job, reply);
        this.applying -= 1;
        this.#applied();
      });
  }
}
