// Micro-batching: items submitted at the same time share one statement or transaction. Used for key look-ups, leases of the rate limit, outcomes and results
// of webhook attempts. The assess path has its own batching, which settles each job by its own deadline (assess/batches.ts).
import { type Clock, systemClock } from "./clock.ts";

/** Options of a micro-batcher. */
export interface MicroBatching<Item, Answer> {
  /** Returns the answers of a batch in order; an Error rejects that item only. `recover` handles a thrown error. */
  readonly work: (items: readonly Item[]) => Promise<readonly (Answer | Error)[]>;
  /** Most items of a batch; all that wait by default. */
  readonly size?: number;
  /** Most batches in flight; unlimited by default. */
  readonly concurrency?: number;
  /** Time (ms) for which a first batch waits for more items; by default, until the event loop has processed the current events. */
  readonly gatherMs?: number;
  /** A batch contains items of one group, and groups take turns, so that a busy group does not delay others. */
  readonly groups?: Groups<Item>;
  /** Waiting items with equal keys share an answer. */
  readonly keyOf?: (item: Item) => string;
  /** Limits of the queue. */
  readonly queue?: QueueBounds;
  /** What to do with a batch of `size` items that threw; by default, each item is rejected with the error. */
  readonly recover?: (error: unknown, size: number) => Recovery;
  readonly clock?: Clock;
}

/** Groups of items. */
export interface Groups<Item> {
  readonly of: (item: Item) => string;
  /** Most batches of one group in flight. */
  readonly concurrency: number;
  /** Time (ms) for which a batch is the newest of its group in flight, so that the next one gathers more items; none by default. */
  readonly aloneMs?: number;
}

/** Limits of a queue. */
export interface QueueBounds {
  /** Most items that wait. */
  readonly limit: number;
  /** Longest wait (ms) for a batch. */
  readonly timeoutMs: number;
  /** The error of an item beyond these limits. */
  readonly refusal: () => Error;
}

/** `fail`: rejects each item. `separately`: retries each item in its own batch, unless it already was alone. Retry: retries the whole batch. */
export type Recovery = "fail" | "separately" | Retry;

/** Another attempt with the same items, before later items. */
export interface Retry {
  readonly afterMs: number;
  /** Items older than this (ms) are rejected instead. */
  readonly untilMs: number;
}

/** Submits an item; settles with its answer. */
export type Submit<Item, Answer> = (item: Item) => Promise<Answer>;

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly since: number;
  readonly answer: Promise<Answer>;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

interface Group<Item, Answer> {
  waiting: Waiting<Item, Answer>[];
  /** Items that get their own batch. */
  readonly separate: Waiting<Item, Answer>[];
  running: number;
  /** The newest batch in flight has been it for `aloneMs`. */
  overlaps: boolean;
}

/** Creates a micro-batcher. */
export function createMicroBatcher<Item, Answer>(options: MicroBatching<Item, Answer>): Submit<Item, Answer> {
  const { work, size = Number.POSITIVE_INFINITY, concurrency = Number.POSITIVE_INFINITY, gatherMs, keyOf, queue, clock = systemClock } = options;
  const groups = options.groups ?? { of: () => "", concurrency };
  const recover = options.recover ?? ((): Recovery => "fail");
  /** Groups with waiting or running items; the most recently served one is last. */
  const open = new Map<string, Group<Item, Answer>>();
  const byKey = new Map<string, Waiting<Item, Answer>>();
  let queued = 0;
  let running = 0;
  let scheduled = false;

  function schedule(gather: boolean): void {
    if (scheduled || running >= concurrency) return;
    scheduled = true;
    const begin = (): void => {
      scheduled = false;
      for (let next = nextGroup(); next !== undefined; next = nextGroup()) start(...next);
    };
    if (gather && gatherMs !== undefined) setTimeout(begin, gatherMs);
    else setImmediate(begin);
  }

  function nextGroup(): [string, Group<Item, Answer>] | undefined {
    if (running >= concurrency) return undefined;
    for (const entry of open) if (isNext(entry[1])) return entry;
    return undefined;
  }

  function isNext({ waiting, separate, running, overlaps }: Group<Item, Answer>): boolean {
    if (running >= groups.concurrency) return false;
    return separate.length > 0 || (waiting.length > 0 && (running === 0 || overlaps || groups.aloneMs === undefined));
  }

  /** Lets the next batch of a group start beside the one that starts now, after a time; returns what forgets that. */
  function overlapLater(group: Group<Item, Answer>): () => void {
    if (groups.aloneMs === undefined) return () => undefined;
    group.overlaps = false;
    const timer = setTimeout(() => {
      group.overlaps = true;
      if (group.waiting.length > 0) schedule(false);
    }, groups.aloneMs);
    return () => clearTimeout(timer);
  }

  function start(id: string, group: Group<Item, Answer>): void {
    const batch = take(group);
    queued -= batch.length;
    if (keyOf !== undefined) for (const one of batch) release(keyOf(one.item), one);
    group.running += 1;
    running += 1;
    open.delete(id);
    open.set(id, group);
    const settled = overlapLater(group);
    void run(group, batch).finally(() => {
      settled();
      group.running -= 1;
      running -= 1;
      if (group.running === 0 && group.waiting.length + group.separate.length === 0) open.delete(id);
      if (queued > 0) schedule(false);
    });
  }

  function take(group: Group<Item, Answer>): Waiting<Item, Answer>[] {
    if (group.separate.length > 0) return group.separate.splice(0, 1);
    if (group.waiting.length > size) return group.waiting.splice(0, size);
    const all = group.waiting;
    group.waiting = [];
    return all;
  }

  function release(key: string, one: Waiting<Item, Answer>): void {
    if (byKey.get(key) === one) byKey.delete(key);
  }

  async function run(group: Group<Item, Answer>, all: readonly Waiting<Item, Answer>[]): Promise<void> {
    const batch = queue === undefined ? all : inTime(all, queue);
    if (batch.length === 0) return;
    try {
      const answers = await work(batch.map(({ item }) => item));
      for (const [index, one] of batch.entries()) settle(one, index < answers.length ? (answers[index] as Answer | Error) : unanswered());
    } catch (error) {
      await afterFailure(group, batch, error);
    }
  }

  function inTime(all: readonly Waiting<Item, Answer>[], { timeoutMs, refusal }: QueueBounds): readonly Waiting<Item, Answer>[] {
    const oldest = clock.monotonic() - timeoutMs;
    for (const one of all) if (one.since < oldest) one.reject(refusal());
    return all.filter(({ since }) => since >= oldest);
  }

  async function afterFailure(group: Group<Item, Answer>, batch: readonly Waiting<Item, Answer>[], error: unknown): Promise<void> {
    const recovery = recover(error, batch.length);
    if (recovery === "separately" && batch.length > 1) {
      group.separate.push(...batch);
      queued += batch.length;
    } else if (typeof recovery === "object") {
      const oldest = clock.monotonic() - recovery.untilMs;
      const retried = batch.filter(({ since }) => since > oldest);
      for (const one of batch) if (!retried.includes(one)) one.reject(error);
      group.waiting.unshift(...retried);
      queued += retried.length;
      // the batch keeps its slot meanwhile, so that later items wait
      if (retried.length > 0) await new Promise((resolve) => setTimeout(resolve, recovery.afterMs));
    } else for (const one of batch) one.reject(error);
  }

  return (item) => {
    if (queue !== undefined && queued >= queue.limit) return Promise.reject(queue.refusal());
    const key = keyOf?.(item);
    const known = key === undefined ? undefined : byKey.get(key);
    if (known !== undefined) return known.answer;
    const { promise: answer, resolve, reject } = Promise.withResolvers<Answer>();
    const one = { item, since: clock.monotonic(), answer, resolve, reject };
    if (key !== undefined) byKey.set(key, one);
    const id = groups.of(item);
    const group = open.get(id) ?? { waiting: [], separate: [], running: 0, overlaps: false };
    open.set(id, group);
    group.waiting.push(one);
    queued += 1;
    schedule(true);
    return answer;
  };
}

function settle<Item, Answer>({ resolve, reject }: Waiting<Item, Answer>, answer: Answer | Error): void {
  if (answer instanceof Error) reject(answer);
  else resolve(answer);
}

const unanswered = (): Error => new Error("a batch returned no answer for an item");
