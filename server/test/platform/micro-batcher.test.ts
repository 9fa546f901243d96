// Micro-batching: what waits at the same moment shares a batch, within bounds, and one that fails leaves the others as they are.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createMicroBatcher, type MicroBatching } from "../../src/platform/time/micro-batcher.ts";

/** A batcher whose work echoes; records the jobs of each batch. */
function batcherOf(options: Partial<MicroBatching<string, string>> = {}) {
  const batches: string[][] = [];
  const { work = async (items) => items.map((item) => `done ${item}`), ...rest } = options;
  const submit = createMicroBatcher<string, string>({
    ...rest,
    work: (items) => {
      batches.push([...items]);
      return work(items);
    },
  });
  return { submit, batches };
}

const settled = async (answers: readonly Promise<string>[]): Promise<string[]> =>
  (await Promise.allSettled(answers)).map((one) => (one.status === "fulfilled" ? one.value : (one.reason as Error).message));

describe("items of one moment", () => {
  test("share a batch, in their order, and without a size all of them", async () => {
    const { submit, batches } = batcherOf();
    const items = Array.from({ length: 500 }, (_, index) => String(index));
    expect(await settled(items.map(submit))).toEqual(items.map((item) => `done ${item}`));
    expect(batches).toEqual([items]);
  });

  test("go in batches of a size, as many at once as there may be", async () => {
    let [running, most] = [0, 0];
    const { submit, batches } = batcherOf({
      size: 2,
      concurrency: 2,
      work: async (items) => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
        return items;
      },
    });
    await settled(["a", "b", "c", "d", "e", "f", "g"].map(submit));
    expect(batches).toEqual([["a", "b"], ["c", "d"], ["e", "f"], ["g"]]);
    expect(most).toBe(2);
  });

  test("and equal ones share an answer until a batch has taken them; later ones are answered by a later batch", async () => {
    const held = Promise.withResolvers<void>();
    const { submit, batches } = batcherOf({
      keyOf: (item) => item,
      work: async (items) => {
        await held.promise;
        return items;
      },
    });
    const first = [submit("a"), submit("a"), submit("b")];
    await new Promise(setImmediate);
    const later = submit("a");
    held.resolve();
    expect(await settled([...first, later])).toEqual(["a", "a", "b", "a"]);
    expect(batches).toEqual([["a", "b"], ["a"]]);
  });
});

describe("a batch that fails", () => {
  const broken = async (items: readonly string[]): Promise<string[]> => {
    if (items.includes("bad")) throw new Error("broken");
    return items.map((item) => `done ${item}`);
  };

  test("fails each of its items, where nothing else is said", async () => {
    const { submit, batches } = batcherOf({ work: broken });
    expect(await settled(["a", "bad"].map(submit))).toEqual(["broken", "broken"]);
    expect(batches).toHaveLength(1);
  });

  test("is tried item by item, where that is said, before what came later", async () => {
    const { submit, batches } = batcherOf({ work: broken, concurrency: 1, recover: () => "separately" });
    const first = ["a", "bad"].map(submit);
    await new Promise(setImmediate);
    const later = submit("later");
    expect(await settled([...first, later])).toEqual(["done a", "broken", "done later"]);
    expect(batches).toEqual([["a", "bad"], ["a"], ["bad"], ["later"]]);
  });

  test("and an answer that is an error, or that is missing, fails one item alone", async () => {
    const { submit } = batcherOf({ work: async (items) => items.slice(0, 2).map((item) => (item === "b" ? new Error("not b") : item)) });
    expect(await settled(["a", "b", "c"].map(submit))).toEqual(["a", "not b", "a batch returned no answer for an item"]);
  });

  test("an answer may be undefined", async () => {
    const submit = createMicroBatcher<string, undefined>({ work: async (items) => items.map(() => undefined) });
    expect(await submit("a")).toBeUndefined();
  });
});

describe("on a clock of the test's own", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("a first batch gathers for its maximum time, and later items follow immediately", async () => {
    const { submit, batches } = batcherOf({
      gatherMs: 10,
      concurrency: 1,
      work: async (items) => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        return items;
      },
    });
    void submit("a");
    await vi.advanceTimersByTimeAsync(9);
    void submit("b");
    expect(batches).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(batches).toEqual([["a", "b"]]);
    void submit("c");
    await vi.advanceTimersByTimeAsync(51);
    expect(batches).toEqual([["a", "b"], ["c"]]);
  });

  test("what arrives while a batch runs gathers for the next one, which does not wait for a slow one", async () => {
    const { submit, batches } = batcherOf({
      groups: { of: () => "", concurrency: 2, aloneMs: 100 },
      work: async (items) => {
        await new Promise((resolve) => setTimeout(resolve, items.includes("slow") ? 1000 : 50));
        return items;
      },
    });
    void submit("a");
    await vi.advanceTimersByTimeAsync(1);
    void submit("b");
    await vi.advanceTimersByTimeAsync(40);
    void submit("slow");
    expect(batches).toEqual([["a"]]);
    await vi.advanceTimersByTimeAsync(10);
    expect(batches).toEqual([["a"], ["b", "slow"]]);
    const later = submit("c");
    await vi.advanceTimersByTimeAsync(98);
    expect(batches).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60);
    expect(batches).toEqual([["a"], ["b", "slow"], ["c"]]);
    expect(await later).toBe("c");
  });

  test("a batch is retried until it is too old, and later items wait for it", async () => {
    let away = true;
    const { submit, batches } = batcherOf({
      concurrency: 1,
      recover: () => ({ afterMs: 200, untilMs: 1000 }),
      work: async (items) => {
        if (away) throw new Error("away");
        return items;
      },
    });
    const old = settled([submit("old")]);
    await vi.advanceTimersByTimeAsync(900);
    const later = submit("new");
    await vi.advanceTimersByTimeAsync(200);
    expect(await old).toEqual(["away"]);
    away = false;
    await vi.advanceTimersByTimeAsync(200);
    expect(await later).toBe("new");
    expect(batches.at(-1)).toEqual(["new"]);
  });

  test("an item that waited too long for a batch, or finds the queue full, is refused, and the work never sees it", async () => {
    const held = Promise.withResolvers<string[]>();
    const { submit, batches } = batcherOf({
      concurrency: 1,
      queue: { limit: 2, timeoutMs: 1000, refusal: () => new Error("at capacity") },
      work: () => held.promise,
    });
    const first = submit("first");
    await vi.advanceTimersByTimeAsync(1);
    const waiting = [submit("a"), submit("b"), submit("too many")];
    const refused = settled(waiting);
    await vi.advanceTimersByTimeAsync(1001);
    held.resolve(["first"]);
    expect(await first).toBe("first");
    await vi.advanceTimersByTimeAsync(1);
    expect(await refused).toEqual(["at capacity", "at capacity", "at capacity"]);
    expect(batches).toEqual([["first"]]);
  });
});

test("groups take turns: one that waits for itself does not hold up another", async () => {
  const held = Promise.withResolvers<void>();
  const { submit, batches } = batcherOf({
    concurrency: 2,
    groups: { of: (item) => item.slice(0, 1), concurrency: 1 },
    work: async (items) => {
      if (items.includes("x slow")) await held.promise;
      return items;
    },
  });
  const slow = submit("x slow");
  await new Promise(setImmediate);
  const behind = submit("x behind");
  expect(await submit("y other")).toBe("y other");
  expect(batches).toEqual([["x slow"], ["y other"]]);
  held.resolve();
  expect(await settled([slow, behind])).toEqual(["x slow", "x behind"]);
});
