// What the error of a call says about its attempts, and about properties that the service ignored.
import { expect, test, vi } from "vitest";
import { ApiError, retryingFetch } from "../src/index.ts";
import { assessment, buildClient, buildManagement, errorAnswer, payin, rejection } from "./builders.ts";
import { FakeRuntime } from "./fake-runtime.ts";

const overloaded = () =>
  Response.json(
    { error: { code: "ASSESS_MAINTENANCE", message: "The service is at capacity. Retry after the seconds in Retry-After.", details: { reason: "overload" } } },
    { status: 503, headers: { "Retry-After": "1" } },
  );

/** Fixed backoffs, so that times are known. */
function held(): FakeRuntime {
  const runtime = new FakeRuntime();
  runtime.random = () => 0;
  return runtime;
}

test("an error of an overload says its reason, the wait, and the attempts that were made", async () => {
  const runtime = held();
  const error = await runtime.drive(rejection(buildClient({ fetch: async () => overloaded(), maxRetries: 2 }, runtime).assess.payin(payin)));
  expect(error).toMatchObject({ reason: "overload", retries: { attempts: 3, elapsedMs: 2_000, retryAfterMs: 1_000, gaveUp: "attempts" } });
  expect(String(error)).toBe(
    "AssessMaintenanceError: The service is at capacity. Retry after 1 s. Gave up after 3 attempts in 2 s: maxRetries used up. (ASSESS_MAINTENANCE, status 503)",
  );
  expect((error as Error).stack).toContain("Retry after 1 s.");
});

test("a rate limit with a wait beyond the deadline says both", async () => {
  const runtime = held();
  const fetch = async () => errorAnswer("RATE_LIMIT_EXCEEDED", { "Retry-After": "60" });
  const error = await runtime.drive(rejection(buildClient({ fetch, deadlineMs: 3_000 }, runtime).assess.payin(payin)));
  expect(error).toHaveProperty(
    "message",
    "Rate limit exceeded. Retry after 60 s. Gave up after 1 attempt in 0 s: the wait exceeds deadlineMs. (RATE_LIMIT_EXCEEDED, status 429)",
  );
});

test("a request that is not safe to repeat says so", async () => {
  const runtime = held();
  const fetch = async () => errorAnswer("INTERNAL_ERROR");
  const error = await runtime.drive(rejection(buildManagement({ fetch }, runtime).keys.create({ type: "secret", name: "server" })));
  expect(error).toMatchObject({ retries: { attempts: 1, retryAfterMs: null, gaveUp: "not_repeatable" } });
  expect(String(error)).toContain("Gave up after 1 attempt in 0 s: not safe to repeat.");
});

test("an answer of a proxy says how often it was tried", async () => {
  const runtime = held();
  const fetch = async () => new Response("<html>Bad Gateway</html>", { status: 502 });
  const error = await runtime.drive(rejection(buildClient({ fetch, maxRetries: 2 }, runtime).assess.payin(payin)));
  expect(String(error)).toMatch(/baseUrl is wrong\. Gave up after 3 attempts in [\d.]+ s: maxRetries used up\. \(status 502\)$/);
});

test("an error that another attempt does not change says nothing about attempts", async () => {
  const error = await rejection(buildClient({ fetch: async () => errorAnswer("NOT_FOUND") }).assess.payin(payin));
  expect(error).toMatchObject({ retries: undefined, reason: null });
  expect(String(error)).not.toContain("attempt");
  expect(error).toBeInstanceOf(ApiError);
  expect(retryingFetch).toBeInstanceOf(Function);
});

test("a property that the service ignored is named once, with the nearest, on the logger or else on the console", async () => {
  const answer = { ...assessment, field_warnings: { missing_recommended: [], unknown: [{ path: "orderId", nearest: "order_id" }, { path: "x" }] } };
  const fetch = async () => Response.json(answer);
  const misspelt = { ...payin, orderId: "x" } as typeof payin;
  const logger = { debug: vi.fn(), warn: vi.fn() };
  const client = buildClient({ fetch, logger });
  await client.assess.payin(misspelt);
  await client.assess.payin(misspelt);
  const lines = [
    "fraud-risk: the service does not know orderId and ignored it; did you mean order_id?",
    "fraud-risk: the service does not know x and ignored it",
  ];
  expect(logger.warn.mock.calls).toEqual(lines.map((line) => [line]));
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await buildClient({ fetch }).assess.payin(misspelt);
  expect(warn.mock.calls).toEqual(lines.map((line) => [line]));
  warn.mockRestore();
});
