// A promise with a deadline.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withDeadline } from "../../src/platform/time/deadline.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<string>(() => undefined);
const late = (): never => {
  throw new Error("late");
};

test("a task that settles in time keeps its result, and leaves no timer", async () => {
  expect(await withDeadline(Promise.resolve("done"), 1000, late)).toBe("done");
  await expect(withDeadline(Promise.reject(new Error("broken")), 1000, late)).rejects.toThrow("broken");
  expect(vi.getTimerCount()).toBe(0);
});

test("after the deadline it is rejected with what `late` throws, or resolved with what it returns, and not before", async () => {
  const refused = vi.fn();
  const answered = vi.fn();
  withDeadline(never, 1000, late).catch(refused);
  void withDeadline(never, 1000, () => "nothing").then(answered);
  await vi.advanceTimersByTimeAsync(999);
  expect([refused.mock.calls, answered.mock.calls]).toEqual([[], []]);
  await vi.advanceTimersByTimeAsync(1);
  expect([refused.mock.calls, answered.mock.calls]).toEqual([[[new Error("late")]], [["nothing"]]]);
});

test("a deadline that has passed already leaves what is settled its chance", async () => {
  expect(await withDeadline(Promise.resolve("done"), -5, late)).toBe("done");
  const refused = expect(withDeadline(never, -5, late)).rejects.toThrow("late");
  await vi.advanceTimersByTimeAsync(1);
  await refused;
});

test("work that fails after its deadline is no unhandled rejection", async () => {
  const work = Promise.withResolvers<string>();
  const answer = withDeadline(work.promise, 10, () => "late");
  await vi.advanceTimersByTimeAsync(10);
  expect(await answer).toBe("late");
  work.reject(new Error("too late to matter"));
  await vi.advanceTimersByTimeAsync(10);
});
