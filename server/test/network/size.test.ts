// Counting the signals of a large network takes long: then the count is remembered for a while, and a quick one never is.
import { expect, test } from "vitest";
import { answeredSize, createSignalCount, type PoolSize } from "../../src/controls/network/size.ts";
import type { Tenant } from "../../src/platform/tenancy/tenancy.ts";

/** Counts that take so long, with a clock of their own. */
function counting(takes: number) {
  let clock = 0;
  let counted = 0;
  const query = async () => {
    clock += takes;
    counted += 1;
    return [{ size: counted * 100, members: 3 }];
  };
  const count = createSignalCount(() => clock);
  return { pass: (time: number) => (clock += time), count: async () => (await count({ query } as unknown as Tenant)).size };
}

test("a quick count is made at each call", async () => {
  const { count } = counting(100);
  expect([await count(), await count(), await count()]).toEqual([100, 200, 300]);
});

test("a slow one is made once in twenty times as long as it takes", async () => {
  const { count, pass } = counting(1000);
  expect([await count(), await count()]).toEqual([100, 100]);
  pass(18_999);
  expect(await count()).toBe(100);
  pass(1);
  expect([await count(), await count()]).toEqual([200, 200]);
});

test("queries that arrive while it is counted share one count", async () => {
  const answers: ((rows: PoolSize[]) => void)[] = [];
  const query = () => new Promise<PoolSize[]>((resolve) => answers.push(resolve));
  const count = createSignalCount(() => 0);
  const counts = [count({ query } as unknown as Tenant), count({ query } as unknown as Tenant)];
  const pool = { size: 7, members: 3 };
  for (const answer of answers) answer([pool]);
  expect([await Promise.all(counts), answers.length]).toEqual([[pool, pool], 1]);
});

test("a count that fails is no answer to the next", async () => {
  const count = createSignalCount(() => 0);
  await expect(count({ query: () => Promise.reject(new Error("away")) } as unknown as Tenant)).rejects.toThrow("away");
  expect(await count({ query: async () => [{ size: 7, members: 3 }] } as unknown as Tenant)).toEqual({ size: 7, members: 3 });
});

test.each([
  [0, 0],
  [9, 0],
  [10, 10],
  [99, 90],
  [100, 100],
  [129, 120],
  [90_211, 90_000],
  [1_999_999, 1_900_000],
])("%i signals of one or two members are answered as %i, of three or more exactly", (size, rounded) => {
  expect([1, 2, 3, 400].map((members) => answeredSize({ size, members }, 0))).toEqual([rounded, rounded, size, size]);
});

test("there are never fewer than one's own", () => {
  expect(answeredSize({ size: 3, members: 1 }, 2)).toBe(2);
});
