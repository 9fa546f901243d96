// Turns of an organization: in order, one at a time, and bounded.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTurns } from "../../src/platform/database/turns.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = { code: "ASSESS_MAINTENANCE", status: 503, retryAfter: 1 };

test("work of one name runs one at a time in its order, work of another beside it", async () => {
  const takeTurn = createTurns();
  const first = Promise.withResolvers<string>();
  const order: string[] = [];
  const noted = async (text: string): Promise<void> => void order.push(text);
  const running = [takeTurn("a", () => first.promise), takeTurn("a", () => noted("second")), takeTurn("a", () => noted("third"))];
  await takeTurn("b", () => noted("other"));
  expect(order).toEqual(["other"]);
  first.resolve("done");
  await Promise.all(running);
  expect(order).toEqual(["other", "second", "third"]);
});

test("past the bound on waiters a change is refused at once, with 503 and Retry-After", async () => {
  const takeTurn = createTurns(2, 1000);
  const first = Promise.withResolvers<void>();
  const running = [takeTurn("a", () => first.promise), takeTurn("a", async () => undefined)];
  const waiting = takeTurn("a", async () => "waited");
  await expect(takeTurn("a", async () => "too many")).rejects.toMatchObject(refusal);
  expect(await takeTurn("b", async () => "another")).toBe("another");
  first.resolve();
  await Promise.all(running);
  expect(await waiting).toBe("waited");
  expect(await takeTurn("a", async () => "room again")).toBe("room again");
});

test("past its deadline a change is refused without being run, and later ones still wait for the running one", async () => {
  const takeTurn = createTurns(10, 1000);
  const first = Promise.withResolvers<void>();
  const running = takeTurn("a", () => first.promise);
  const late = vi.fn(async () => undefined);
  const refused = expect(takeTurn("a", late)).rejects.toMatchObject(refusal);
  await vi.advanceTimersByTimeAsync(999);
  const behind = vi.fn(async () => "ran");
  const next = takeTurn("a", behind);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  expect(behind).not.toHaveBeenCalled();
  first.resolve();
  await running;
  expect(await next).toBe("ran");
  expect(late).not.toHaveBeenCalled();
});

test("work that throws lets the next one have its turn", async () => {
  const takeTurn = createTurns();
  await expect(takeTurn("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await takeTurn("a", async () => "next")).toBe("next");
});
