// Outcomes that wait at the same moment share a transaction, one organization's each: one commit for all of them.
import { isDeadlock, isLockTimeout } from "../database/availability.ts";
import type { Acting, Tenant, WithinOptions } from "../database/tenancy.ts";
import { ApiError, atCapacity } from "../http/api-error.ts";

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
const PATIENCE = 30_000;
/** Longest wait (ms) of a batch for a lock: then each of its jobs waits alone, and only those that have to. */
const LOCK_PATIENCE = 500;

interface Waiting<Asked, Answer> extends Job<Asked> {
  readonly since: number;
  readonly settle: (answer: Answer | Error) => void;
}

/** An organization's jobs. */
interface Queue<Asked, Answer> {
  readonly waiting: Waiting<Asked, Answer>[];
  /** Those whose batch failed: each goes by itself. */
  readonly alone: Waiting<Asked, Answer>[];
  running: number;
}

/** Creates the batches of a process. Organizations are served in turns. */
export function createBatches<Asked, Answer>({ turn, work, size, sideBySide, atMost }: Batching<Asked, Answer>): Submit<Asked, Answer> {
  /** Organizations with something to do; the one that was served last is at the end. */
  const queues = new Map<string, Queue<Asked, Answer>>();
  let waiting = 0;
  let running = 0;
  let scheduled = false;

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      for (let next = nextQueue(); next !== undefined; next = nextQueue()) start(...next);
    });
  }

  function nextQueue(): [string, Queue<Asked, Answer>] | undefined {
    if (running >= atMost) return undefined;
    for (const entry of queues) if (entry[1].running < sideBySide && entry[1].waiting.length + entry[1].alone.length > 0) return entry;
    return undefined;
  }

  function start(id: string, queue: Queue<Asked, Answer>): void {
    const jobs = queue.alone.length > 0 ? queue.alone.splice(0, 1) : queue.waiting.splice(0, size);
    waiting -= jobs.length;
    queue.running += 1;
    running += 1;
    queues.delete(id);
    queues.set(id, queue);
    void run(queue, jobs).finally(() => {
      queue.running -= 1;
      running -= 1;
      if (queue.running === 0 && queue.waiting.length + queue.alone.length === 0) queues.delete(id);
      schedule();
    });
  }

  async function run(queue: Queue<Asked, Answer>, all: readonly Waiting<Asked, Answer>[]): Promise<void> {
    const oldest = performance.now() - PATIENCE;
    for (const job of all) if (job.since < oldest) job.settle(atCapacity());
    const jobs = all.filter(({ since }) => since >= oldest);
    const [first] = jobs;
    if (first === undefined) return;
    let done = false;
    try {
      const recorded = async (tenant: Tenant): Promise<readonly (Answer | ApiError)[]> => {
        const all = await work(tenant, jobs);
        done = true;
        return all;
      };
      const answers = await turn(first.acting, recorded, jobs.length > 1 ? { lockPatience: LOCK_PATIENCE } : {});
      for (const [index, job] of jobs.entries()) job.settle(answers[index] ?? new Error("a job was left without an answer"));
    } catch (error) {
      if (jobs.length > 1 && !done && worthAnotherTry(error)) {
        queue.alone.push(...jobs);
        waiting += jobs.length;
      } else for (const job of jobs) job.settle(error as Error);
    }
  }

  return (acting, asked) =>
    new Promise((resolve, reject) => {
      if (waiting >= WAITING_AT_MOST) return reject(atCapacity());
      const { organizationId } = acting.credential;
      const queue = queues.get(organizationId) ?? { waiting: [], alone: [], running: 0 };
      queues.set(organizationId, queue);
      queue.waiting.push({ acting, asked, since: performance.now(), settle: (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)) });
      waiting += 1;
      schedule();
    });
}

/** Was it one job that failed the batch? Not where the database is away or slow: it is so for all of them. */
function worthAnotherTry(error: unknown): boolean {
  return !(error instanceof ApiError) || isDeadlock(error.cause ?? {}) || isLockTimeout(error.cause ?? {});
}
