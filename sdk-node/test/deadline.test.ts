import { describe, expect, test, vi } from "vitest";
import { isApiError, TimeoutError } from "../src/index.ts";
import { assessment, buildClient, errorAnswer, payin, rejection } from "./builders.ts";
import { FakeRuntime } from "./fake-runtime.ts";

/** A fetch that never answers and does not even heed its signal. */
const never = () => new Promise<Response>(() => {});

describe("the time of an attempt", () => {
  test("ends it with a TimeoutError after timeoutMs, and the next attempt follows", async () => {
    const runtime = new FakeRuntime();
    const fetch = vi.fn(never).mockImplementationOnce(never);
    fetch.mockImplementationOnce(never).mockImplementationOnce(async () => Response.json(assessment));
    const client = buildClient({ fetch, timeoutMs: 1_000 }, runtime);
    expect(await runtime.drive(client.assess.payin(payin))).toEqual(assessment);
    // Two attempts of 1 s, two backoffs of 125 and 250 ms.
    expect(runtime.monotonicMs()).toBe(2_375);
    expect(runtime.pending).toBe(0);
  });

  test("covers the reading of the answer", async () => {
    const runtime = new FakeRuntime();
    const fetch = async () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode("{")) }));
    const error = await runtime.drive(rejection(buildClient({ fetch, timeoutMs: 700, maxRetries: 0 }, runtime).health.read()));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ scope: "attempt", limitMs: 700, retryable: true });
    expect(runtime.monotonicMs()).toBe(700);
  });

  test("can be set for one call", async () => {
    const runtime = new FakeRuntime();
    await runtime.drive(rejection(buildClient({ fetch: never }, runtime).health.read({ timeoutMs: 50, maxRetries: 0 })));
    expect(runtime.monotonicMs()).toBe(50);
  });
});

describe("the deadline", () => {
  test("ends a call that still waits for an answer", async () => {
    const runtime = new FakeRuntime();
    const error = await runtime.drive(rejection(buildClient({ fetch: never, timeoutMs: 10_000, deadlineMs: 15_000 }, runtime).health.read()));
    expect(error).toMatchObject({ name: "TimeoutError", scope: "deadline", limitMs: 15_000 });
    expect(runtime.monotonicMs()).toBe(15_000);
    expect(runtime.pending).toBe(0);
  });

  test("is 30 s in all by default, however many attempts of 10 s would still be allowed", async () => {
    const runtime = new FakeRuntime();
    await runtime.drive(rejection(buildClient({ fetch: never, maxRetries: 50 }, runtime).health.read()));
    expect(runtime.monotonicMs()).toBe(30_000);
  });

  test("throws the last error at once when the wait would reach it", async () => {
    const runtime = new FakeRuntime();
    runtime.random = () => 0;
    const fetch = vi.fn(async () => errorAnswer("ASSESS_MAINTENANCE", { "Retry-After": "5" }));
    const error = await runtime.drive(rejection(buildClient({ fetch, deadlineMs: 5_000 }, runtime).assess.payin(payin)));
    expect(isApiError(error, "ASSESS_MAINTENANCE")).toBe(true);
    expect(error).toMatchObject({ retries: { attempts: 1, elapsedMs: 0, retryAfterMs: 5_000, gaveUp: "deadline" } });
    expect(error).toHaveProperty(
      "message",
      "Temporarily unavailable. Retry after 5 s. Gave up after 1 attempt in 0 s: the wait exceeds deadlineMs. (ASSESS_MAINTENANCE, status 503)",
    );
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(runtime.monotonicMs()).toBe(0);
  });

  test("throws the last error when a busy process wakes up too late for another attempt", async () => {
    const runtime = new FakeRuntime();
    const fetch = vi.fn(async () => errorAnswer("ASSESS_MAINTENANCE"));
    const { after } = runtime;
    runtime.after = (ms, task) => after(ms === 125 ? 60_000 : ms, task);
    const error = await runtime.drive(rejection(buildClient({ fetch }, runtime).assess.payin(payin)));
    expect(isApiError(error, "ASSESS_MAINTENANCE")).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each([0, -1, Number.NaN, 2 ** 31])("is refused for one call when it is %d", async (deadlineMs) => {
    expect(await rejection(buildClient({ fetch: never }).health.read({ deadlineMs }))).toMatchObject({ name: "UsageError" });
  });
});
