// The chain of the audit log, as the dashboard checks it.
import { expect, test } from "vitest";
import { follows } from "../../dashboard/app/pages/audit/chain.ts";

const zeros = "0".repeat(64);
const first = { sequence: 1, previous_hash: zeros, hash: "a".repeat(64) };
const second = { sequence: 2, previous_hash: first.hash, hash: "b".repeat(64) };

test("a record follows the one whose hash it repeats and whose number is one less, and the first follows zeros", () => {
  expect(follows(first, undefined)).toBe(true);
  expect(follows(second, first)).toBe(true);
});

test.each([
  ["a missing record", { ...second, sequence: 3 }, first],
  ["another hash before it", { ...second, previous_hash: zeros }, first],
  ["a missing beginning", second, undefined],
  ["a first record that repeats a hash", { ...first, previous_hash: second.hash }, undefined],
])("%s breaks it", (_, record, older) => {
  expect(follows(record, older)).toBe(false);
});
