// Outcomes that wait at the same moment share a transaction, one organization's each: one commit for all of them.

import { isDeadlock, isLockTimeout } from "../../platform/database/availability.ts";
import { ApiError, atCapacity } from "../../platform/errors/api-error.ts";
import type { Acting, Tenant, WithinOptions } from "../../platform/tenancy/tenancy.ts";
import { createMicroBatcher } from "../../platform/time/micro-batcher.ts";

/** Work that is done in batches. */
export interface Batching<Asked, Answer> {
  /** Opens the transaction of a batch, in the name of the first of it. One of several jobs is not to wait long for a lock. */
  readonly turn: <T>(acting: Acting, work: (tenant: Tenant) => Promise<T>, options: WithinOptions) => Promise<T>;
  /** Answers each; one that is an error leaves the others as they are. What is thrown undoes all of them. */
  readonly work: (tenant: Tenant, jobs: readonly Job<Asked>[]) => Promise<readonly (Answer | ApiError)[]>;
  /** Largest batch. */
  readonly size: number;
  /** Batches of one organization side by side. */
  readonly sideBySide: number;
  /** Batches side by side in all: connections are left for other work. */
  readonly atMost: number;
}

/** What is asked, and by whom. */
export interface Job<Asked> {
  readonly acting: Acting;
  readonly asked: Asked;
}

/** Does the work for one caller, with those of others. Throws what `work` answers or throws, and ASSESS_MAINTENANCE where nothing was done. */
export type Submit<Asked, Answer> = (acting: Acting, asked: Asked) => Promise<Answer>;

/** Jobs that may wait; more are turned away at once. */
const WAITING_AT_MOST = 2048;
/** Longest wait (ms) for a batch: callers have given up before. */
const TIMEOUT = 30_000;
/** Longest wait (ms) of a batch for a lock: then each of its jobs waits alone, and only those that have to. */
const LOCK_TIMEOUT = 500;

/** Creates the batches of a process. Organizations are served in turns. */
export function createBatches<Asked, Answer>({ turn, work, size, sideBySide, atMost }: Batching<Asked, Answer>): Submit<Asked, Answer> {
  async function together(jobs: readonly Job<Asked>[]): Promise<readonly (Answer | Error)[]> {
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
      // what may have been done is not tried again
      return jobs.map(() => error as Error);
    }
  }

  const submit = createMicroBatcher<Job<Asked>, Answer>({
    work: together,
    size,
    concurrency: atMost,
    groups: { of: ({ acting }) => acting.credential.organizationId, concurrency: sideBySide },
    queue: { limit: WAITING_AT_MOST, timeoutMs: TIMEOUT, refusal: atCapacity },
    recover: () => "separately",
  });
  return (acting, asked) => submit({ acting, asked });
}

/** Was it one job that failed the batch? Not where the database is away or slow: it is so for all of them. */
function worthAnotherTry(error: unknown): boolean {
  return !(error instanceof ApiError) || isDeadlock(error.cause ?? {}) || isLockTimeout(error.cause ?? {});
}
