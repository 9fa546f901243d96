// What waits for a batch, in the order of arrival.

import type { Job } from "./job.ts";
import { settle, settleIfExpired } from "./settling.ts";

/** The jobs of a process that wait. */
export class WaitingJobs {
  #jobs: Job[] = [];

  get size(): number {
    return this.#jobs.length;
  }

  get oldest(): Job | undefined {
    return this.#jobs[0];
  }

  add(job: Job): void {
    this.#jobs.push(job);
  }

  /** A job of a batch waits again, before all others. */
  addFirst(job: Job): void {
    this.#jobs.unshift(job);
  }

  /** The jobs of the next batch: the oldest. */
  take(most: number): Job[] {
    return this.#jobs.splice(0, most);
  }

  /** Settles jobs whose deadline passes by a time (monotonic clock). */
  expire(now: number): void {
    let expired = false;
    for (const job of this.#jobs) expired = settleIfExpired(job, now) || expired;
    if (expired) this.#jobs = this.#jobs.filter((job) => !job.settled);
  }

  /** Settles all jobs with an error each. */
  fail(error: () => Error): void {
    for (const job of this.#jobs.splice(0)) settle(job, error());
  }
}
