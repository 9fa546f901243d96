// Batches of outcomes: outcomes of an organization that wait at the same time share a transaction and a commit.
// Batches of assessments are in decisions/assess/batches.ts.

import { isDeadlock, isLockTimeout } from "../../platform/database/availability.ts";
import { ApiError, atCapacity } from "../../platform/errors/api-error.ts";
import type { Acting, Tenant, WithinOptions } from "../../platform/tenancy/tenancy.ts";
import { createMicroBatcher } from "../../platform/time/micro-batcher.ts";

/** Sizes of batches. */
export interface BatchLimits {
  /** Largest batch. */
  readonly size: number;
  /** Concurrent batches per organization. */
  readonly sideBySide: number;
  /** Time (ms) for which a batch is the newest of its organization: what arrives meanwhile shares the next one; none by default. */
  readonly aloneMs?: number;
  /** Concurrent batches in total: leaves connections for other work. */
  readonly atMost: number;
}

/** Outcomes that change counters only. Two batches of an organization: one that waits for a lock does not delay the organization's others. */
export const COUNTING_LIMITS: BatchLimits = { size: 64, sideBySide: 2, aloneMs: 100, atMost: 3 };
/** Outcomes that change lists, which are serialised within an organization. */
export const LISTING_LIMITS: BatchLimits = { size: 8, sideBySide: 1, atMost: 2 };

/** Work to be batched. */
export interface Batching<Input, Answer> {
  readonly limits: BatchLimits;
  /** Opens the transaction of a batch, as the caller of its first job. A batch of several jobs has a short lock timeout. */
  readonly turn: <T>(acting: Acting, work: (tenant: Tenant) => Promise<T>, options: WithinOptions) => Promise<T>;
  /** Returns a result per job; an error result does not affect the others. A thrown error rolls back the batch. */
  readonly work: (tenant: Tenant, jobs: readonly Job<Input>[]) => Promise<readonly (Answer | ApiError)[]>;
}

/** A job and its caller. */
export interface Job<Input> {
  readonly acting: Acting;
  readonly input: Input;
}

/** Submits a job. Throws the error that `work` returns or throws, and ASSESS_MAINTENANCE if the job was not started. */
export type Submit<Input, Answer> = (acting: Acting, input: Input) => Promise<Answer>;

/** Maximum queue length; further jobs are shed. */
const WAITING_AT_MOST = 2048;
/** Longest wait (ms) for a batch; callers time out before. */
const TIMEOUT = 30_000;
/** Lock timeout (ms) of a batch; its jobs are then retried one by one, so that only the blocked ones wait. */
const LOCK_TIMEOUT = 500;

/** Creates the batches of a process. Organizations are served round-robin. */
export function createOutcomeBatches<Input, Answer>({ limits, turn, work }: Batching<Input, Answer>): Submit<Input, Answer> {
  const { size, sideBySide, aloneMs, atMost } = limits;
  async function together(jobs: readonly Job<Input>[]): Promise<readonly (Answer | Error)[]> {
    const [first] = jobs;
    if (first === undefined) return [];
    let done = false;
    try {
      const recorded = async (tenant: Tenant): Promise<readonly (Answer | ApiError)[]> => {
        const answers = await work(tenant, jobs);
        done = true;
        return answers;
      };
      return await turn(first.acting, recorded, jobs.length > 1 ? { lockTimeout: LOCK_TIMEOUT } : {});
    } catch (error) {
      if (!done && worthAnotherTry(error)) throw error;
      // possibly committed work is not retried
      return jobs.map(() => error as Error);
    }
  }

  const submit = createMicroBatcher<Job<Input>, Answer>({
    work: together,
    size,
    concurrency: atMost,
    groups: { of: ({ acting }) => acting.credential.organizationId, concurrency: sideBySide, ...(aloneMs === undefined ? {} : { aloneMs }) },
    queue: { limit: WAITING_AT_MOST, timeoutMs: TIMEOUT, refusal: atCapacity },
    recover: () => "separately",
  });
  return (acting, input) => submit({ acting, input });
}

/** Can a single job have failed the batch? Not if the database is unavailable or slow, which affects all of them. */
function worthAnotherTry(error: unknown): boolean {
  return !(error instanceof ApiError) || isDeadlock(error.cause ?? {}) || isLockTimeout(error.cause ?? {});
}
