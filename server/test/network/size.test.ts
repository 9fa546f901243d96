// Counting the values of a large network takes long: then the count is remembered for a while, and a quick one never is.
import { expect, test } from "vitest";
import type { Tenant } from "../../src/database/tenancy.ts";
import { createValueCount } from "../../src/network/size.ts";

/** Counts that take so long, with a clock of their own. */
function counting(takes: number) {
  let clock = 0;
  let counted = 0;
  const query = async () => {
    clock += takes;
    counted += 1;
    return [{ size: counted * 100 }];
  };
  const count = createValueCount(() => clock);
  return { pass: (time: number) => (clock += time), count: () => count({ query } as unknown as Tenant) };
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
