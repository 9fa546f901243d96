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
  readonly id: string;
  waiting: Waiting<Item, Answer>[];
  /** Items that get their own batch. */
  readonly separate: Waiting<Item, Answer>[];
  running: number;
  /** The newest batch in flight has been it for `aloneMs`. */
  overlaps: boolean;
}

/** Creates a micro-batcher. */
export function createMicroBatcher<Item, Answer>(options: MicroBatching<Item, Answer>): Submit<Item, Answer> {
  const batcher = new MicroBatcher(options);
  return (item) => batcher.submit(item);
}

/** What waits: items by their group. */
class WaitingItems<Item, Answer> {
  /** Number of items. */
  size = 0;
  /** Groups with waiting or running items; the most recently served one is last. */
  readonly #open = new Map<string, Group<Item, Answer>>();
  readonly #byKey = new Map<string, Waiting<Item, Answer>>();
  readonly #keyOf: ((item: Item) => string) | undefined;

  constructor(keyOf: ((item: Item) => string) | undefined) {
    this.#keyOf = keyOf;
  }

  /** The waiting item of a key. */
  ofKey(key: string): Waiting<Item, Answer> | undefined {
    return this.#byKey.get(key);
  }

  /** An item begins to wait. */
  add(id: string, key: string | undefined, one: Waiting<Item, Answer>): void {
    if (key !== undefined) this.#byKey.set(key, one);
    let group = this.#open.get(id);
    if (group === undefined) {
      group = { id, waiting: [], separate: [], running: 0, overlaps: false };
      this.#open.set(id, group);
    }
    group.waiting.push(one);
    this.size += 1;
  }

  /** The first group in turn that may start a batch. */
  next(concurrency: number, overlapping: boolean): Group<Item, Answer> | undefined {
    for (const group of this.#open.values()) if (mayStart(group, concurrency, overlapping)) return group;
    return undefined;
  }

  /** Takes a batch of at most `most` items from a group, whose next turn is after all others. */
  take(group: Group<Item, Answer>, most: number): Waiting<Item, Answer>[] {
    const batch = takeFrom(group, most);
    this.size -= batch.length;
    if (this.#keyOf !== undefined) for (const one of batch) this.#release(this.#keyOf(one.item), one);
    this.#open.delete(group.id);
    this.#open.set(group.id, group);
    return batch;
  }

  /** Items of a batch wait again, each for a batch of its own. */
  separate(group: Group<Item, Answer>, items: readonly Waiting<Item, Answer>[]): void {
    group.separate.push(...items);
    this.size += items.length;
  }

  /** Items of a batch wait again, before later ones. */
  retry(group: Group<Item, Answer>, items: readonly Waiting<Item, Answer>[]): void {
    group.waiting.unshift(...items);
    this.size += items.length;
  }

  /** Forgets a group without waiting or running items. */
  closeIfIdle(group: Group<Item, Answer>): void {
    if (group.running === 0 && group.waiting.length + group.separate.length === 0) this.#open.delete(group.id);
  }

  #release(key: string, one: Waiting<Item, Answer>): void {
    if (this.#byKey.get(key) === one) this.#byKey.delete(key);
  }
}

/** Forms batches of what waits, runs them, and hands out the answers. */
class MicroBatcher<Item, Answer> {
  readonly #options: MicroBatching<Item, Answer>;
  readonly #clock: Clock;
  /** Most items of a batch. */
  readonly #size: number;
  /** Most batches in flight, and most of one group. */
  readonly #concurrency: number;
  readonly #groupConcurrency: number;
  readonly #aloneMs: number | undefined;
  readonly #waiting: WaitingItems<Item, Answer>;
  readonly #begin = (): void => this.#startBatches();
  #running = 0;
  #scheduled = false;

  constructor(options: MicroBatching<Item, Answer>) {
    const { size = Number.POSITIVE_INFINITY, concurrency = Number.POSITIVE_INFINITY, groups, keyOf, clock = systemClock } = options;
    this.#options = options;
    this.#clock = clock;
    this.#size = size;
    this.#concurrency = concurrency;
    this.#groupConcurrency = groups?.concurrency ?? concurrency;
    this.#aloneMs = groups?.aloneMs;
    this.#waiting = new WaitingItems(keyOf);
  }

  /** Queues an item, and schedules a batch; settles with the item's answer. */
  submit(item: Item): Promise<Answer> {
    const { queue, keyOf, groups } = this.#options;
    if (queue !== undefined && this.#waiting.size >= queue.limit) return Promise.reject(queue.refusal());
    const key = keyOf?.(item);
    const known = key === undefined ? undefined : this.#waiting.ofKey(key);
    if (known !== undefined) return known.answer;
    const { promise: answer, resolve, reject } = Promise.withResolvers<Answer>();
    this.#waiting.add(groups === undefined ? "" : groups.of(item), key, { item, since: this.#clock.monotonic(), answer, resolve, reject });
    this.#schedule(this.#options.gatherMs);
    return answer;
  }

  #schedule(gatherMs?: number): void {
    if (this.#scheduled || this.#running >= this.#concurrency) return;
    this.#scheduled = true;
    if (gatherMs === undefined) setImmediate(this.#begin);
    else setTimeout(this.#begin, gatherMs);
  }

  /** Starts as many batches as the limits allow. */
  #startBatches(): void {
    this.#scheduled = false;
    while (this.#running < this.#concurrency) {
      const group = this.#waiting.next(this.#groupConcurrency, this.#aloneMs === undefined);
      if (group === undefined) return;
      void this.#runBatch(group);
    }
  }

  /** Runs the next batch of a group, in a slot of the group and of all. */
  async #runBatch(group: Group<Item, Answer>): Promise<void> {
    const batch = this.#waiting.take(group, this.#size);
    group.running += 1;
    this.#running += 1;
    const overlap = this.#overlapLater(group);
    try {
      await this.#answer(group, batch);
    } finally {
      clearTimeout(overlap);
      group.running -= 1;
      this.#running -= 1;
      this.#waiting.closeIfIdle(group);
      if (this.#waiting.size > 0) this.#schedule();
    }
  }

  /** Lets the next batch of a group start beside the one that starts now, after a time. */
  #overlapLater(group: Group<Item, Answer>): NodeJS.Timeout | undefined {
    if (this.#aloneMs === undefined) return undefined;
    group.overlaps = false;
    return setTimeout(() => {
      group.overlaps = true;
      if (group.waiting.length > 0) this.#schedule();
    }, this.#aloneMs);
  }

  /** Does the work of a batch; settles its items, or lets them wait again. */
  async #answer(group: Group<Item, Answer>, all: readonly Waiting<Item, Answer>[]): Promise<void> {
    const { queue, work } = this.#options;
    const batch = queue === undefined ? all : this.#inTime(all, queue);
    if (batch.length === 0) return;
    try {
      const answers = await work(batch.map(({ item }) => item));
      for (const [index, one] of batch.entries()) settle(one, index < answers.length ? (answers[index] as Answer | Error) : unanswered());
    } catch (error) {
      await this.#recover(group, batch, error);
    }
  }

  /** The items that have not waited for too long; the others are rejected. */
  #inTime(all: readonly Waiting<Item, Answer>[], { timeoutMs, refusal }: QueueBounds): readonly Waiting<Item, Answer>[] {
    const oldest = this.#clock.monotonic() - timeoutMs;
    for (const one of all) if (one.since < oldest) one.reject(refusal());
    return all.filter(({ since }) => since >= oldest);
  }

  async #recover(group: Group<Item, Answer>, batch: readonly Waiting<Item, Answer>[], error: unknown): Promise<void> {
    const recovery = this.#options.recover?.(error, batch.length) ?? "fail";
    if (recovery === "separately" && batch.length > 1) this.#waiting.separate(group, batch);
    else if (typeof recovery === "object") {
      const oldest = this.#clock.monotonic() - recovery.untilMs;
      const retried = batch.filter(({ since }) => since > oldest);
      for (const one of batch) if (!retried.includes(one)) one.reject(error);
      this.#waiting.retry(group, retried);
      // the batch keeps its slot meanwhile, so that later items wait
      if (retried.length > 0) await new Promise((resolve) => setTimeout(resolve, recovery.afterMs));
    } else for (const one of batch) one.reject(error);
  }
}

/** `overlapping`: batches of a group need not wait for one another. */
function mayStart<Item, Answer>({ waiting, separate, running, overlaps }: Group<Item, Answer>, concurrency: number, overlapping: boolean): boolean {
  if (running >= concurrency) return false;
  return separate.length > 0 || (waiting.length > 0 && (running === 0 || overlaps || overlapping));
}

function takeFrom<Item, Answer>(group: Group<Item, Answer>, most: number): Waiting<Item, Answer>[] {
  if (group.separate.length > 0) return group.separate.splice(0, 1);
  if (group.waiting.length > most) return group.waiting.splice(0, most);
  const all = group.waiting;
  group.waiting = [];
  return all;
}

function settle<Item, Answer>({ resolve, reject }: Waiting<Item, Answer>, answer: Answer | Error): void {
  if (answer instanceof Error) reject(answer);
  else resolve(answer);
}

const unanswered = (): Error => new Error("a batch returned no answer for an item");
