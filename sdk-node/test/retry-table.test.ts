import { describe, expect, test, vi } from "vitest";
import { type ErrorCode, errors } from "../../generated/errors.ts";
import { retryableCodes, sdkOperations } from "../../generated/sdk-facts.ts";
import { errorOfCode } from "../src/error-classes.ts";
import { type ClientEvent, ConnectionError, TimeoutError } from "../src/index.ts";
import { mayRepeat } from "../src/repeatable.ts";
import { responseError } from "../src/response-error.ts";
import { retryWaitMs } from "../src/retry-wait.ts";
import type { Rule } from "../src/rule.ts";
import { buildClient, buildManagement, errorAnswer, payin, rejection } from "./builders.ts";
import { FakeRuntime } from "./fake-runtime.ts";

const second = 1_000;
const longDeadline = { deadlineMs: 1_000 * second };

/** HTTP date and epoch second of a moment `s` seconds after the fake clock's start. */
const startedMs = new FakeRuntime().startedEpochMs;
const httpDate = (s: number) => new Date(startedMs + s * second).toUTCString();
const epochSecond = (s: number) => String(startedMs / second + s);

/** Backoffs with chance 0.5: half of 250, 500, 1,000 ms. */
const backoffs = [125, 250, 500];

/** Headers of the answer, and the milliseconds that they make the client wait: on a 429, and on others. */
const headerTable: readonly { readonly headers: Record<string, string>; readonly on429: number; readonly otherwise: number }[] = [
  { headers: {}, on429: 0, otherwise: 0 },
  { headers: { "Retry-After": "2" }, on429: 2 * second, otherwise: 2 * second },
  { headers: { "Retry-After": "0" }, on429: 0, otherwise: 0 },
  { headers: { "Retry-After": "soon" }, on429: 0, otherwise: 0 },
  { headers: { "Retry-After": "-3" }, on429: 0, otherwise: 0 },
  { headers: { "Retry-After": "86400" }, on429: 30 * second, otherwise: 30 * second },
  { headers: { "Retry-After": "99999999999999999999999" }, on429: 30 * second, otherwise: 30 * second },
  { headers: { "Retry-After": httpDate(-60) }, on429: 0, otherwise: 0 },
  { headers: { "Retry-After": httpDate(7), Date: httpDate(0) }, on429: 7 * second, otherwise: 7 * second },
  { headers: { "Retry-After": httpDate(607), Date: httpDate(600) }, on429: 7 * second, otherwise: 7 * second },
  { headers: { "Retry-After": httpDate(86_400) }, on429: 30 * second, otherwise: 30 * second },
  { headers: { "X-RateLimit-Reset": epochSecond(5), Date: httpDate(0) }, on429: 5 * second, otherwise: 0 },
  { headers: { "X-RateLimit-Reset": epochSecond(-595), Date: httpDate(-600) }, on429: 5 * second, otherwise: 0 },
  { headers: { "X-RateLimit-Reset": epochSecond(-5), Date: httpDate(0) }, on429: 0, otherwise: 0 },
  { headers: { "X-RateLimit-Reset": epochSecond(3_600) }, on429: 30 * second, otherwise: 0 },
  { headers: { "X-RateLimit-Reset": "tomorrow" }, on429: 0, otherwise: 0 },
  { headers: { "Retry-After": "2", "X-RateLimit-Reset": epochSecond(5), Date: httpDate(0) }, on429: 2 * second, otherwise: 2 * second },
  { headers: { "Retry-After": "soon", "X-RateLimit-Reset": epochSecond(5), Date: httpDate(0) }, on429: 5 * second, otherwise: 0 },
];

const codes = Object.keys(errors) as ErrorCode[];
const foreignStatuses = [301, 400, 403, 404, 408, 418, 429, 500, 502, 503, 504, 520];

const answers: readonly {
  readonly name: string;
  readonly status: number;
  readonly retryable: boolean;
  readonly answer: (headers: Record<string, string>) => Response;
}[] = [
  ...codes.map((code) => ({
    name: code,
    status: errors[code].status,
    retryable: errors[code].retryable,
    answer: (headers: Record<string, string>) => errorAnswer(code, headers),
  })),
  ...foreignStatuses.map((status) => ({
    name: `${status} of a proxy`,
    status,
    retryable: status === 429 || status >= 500,
    answer: (headers: Record<string, string>) => new Response("<html></html>", { status, headers }),
  })),
];

/** Runs an assess call against one answer, over and over, and returns its waits and its error. */
async function exhaust(answer: () => Response) {
  const runtime = new FakeRuntime();
  const events: ClientEvent[] = [];
  const client = buildClient({ fetch: async () => answer(), onEvent: (event) => events.push(event), ...longDeadline }, runtime);
  const error = await runtime.drive(rejection(client.assess.payin(payin)));
  const waits = events.flatMap((event) => (event.type === "retry" ? [event.waitMs] : []));
  return { error, waits, attempts: events.filter(({ type }) => type === "request").length, sleptMs: runtime.monotonicMs(), pending: runtime.pending };
}

describe.each(answers.filter(({ retryable }) => retryable))("$name is repeated", ({ status, answer }) => {
  test.each(headerTable)("with the waits that these headers request: $headers", async ({ headers, on429, otherwise }) => {
    const serverWait = status === 429 ? on429 : otherwise;
    // Dates move nearer as the fake clock runs, unless the answer brings its own clock along: those are looked at for one wait only.
    const moves = !("Date" in headers) && Object.values(headers).some((value) => value.includes("GMT") || value === epochSecond(3_600));
    const { error, waits, attempts, sleptMs, pending } = await exhaust(() => answer(headers));
    const expected = backoffs.map((backoff) => Math.min(30 * second, serverWait + backoff));
    expect(moves ? waits.slice(0, 1) : waits).toEqual(moves ? expected.slice(0, 1) : expected);
    expect(error).toMatchObject({ status, retryable: true });
    expect(attempts).toBe(4);
    expect(sleptMs).toBe(waits.reduce((sum, wait) => sum + wait, 0));
    expect(pending).toBe(0);
  });
});

describe.each(answers.filter(({ retryable }) => !retryable))("$name is not repeated", ({ status, answer }) => {
  test.each(headerTable)("whatever the headers say: $headers", async ({ headers }) => {
    const { error, waits, attempts } = await exhaust(() => answer(headers));
    expect({ waits, attempts }).toEqual({ waits: [], attempts: 1 });
    expect(error).toMatchObject({ status, retryable: false });
  });
});

describe("a failure without an answer", () => {
  test("is repeated with backoff alone", async () => {
    const { error, waits } = await exhaust(() => {
      throw new TypeError("fetch failed");
    });
    expect(waits).toEqual(backoffs);
    expect(error).toBeInstanceOf(ConnectionError);
  });
});

describe("the backoff", () => {
  const timeout = new TimeoutError("attempt", 1);
  const limits = { timeoutMs: 1, deadlineMs: 1_000_000, maxRetries: 100 };
  const wait = (retries: number, random: number) => retryWaitMs(timeout, limits, { retries, elapsedMs: 0, epochMs: 0 }, () => random);

  test("has full jitter up to 250 ms, doubling with each retry, and never more than 8 s", () => {
    const ceilings = [0, 1, 2, 3, 4, 5, 6, 99].map((retries) => wait(retries, 1));
    expect(ceilings).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
    expect(wait(5, 0)).toBe(0);
    expect(wait(5, 0.25)).toBe(2_000);
  });
});

describe("an operation without a handle", () => {
  const rule: Rule = { id: "assessPayin", ...sdkOperations.assessPayin, idempotencyHandle: false };
  const again = (method: Rule["method"]) => mayRepeat(new TimeoutError("attempt", 1), { ...rule, method });

  test.each(["get", "put", "delete"] as const)("is repeated when done twice is done once: %s", (method) => {
    expect(again(method)).toBe(true);
  });

  test.each(["post", "patch"] as const)("is not repeated when the first request may have been carried out: %s", (method) => {
    expect(again(method)).toBe(false);
  });
});

describe("creating a key, which has no handle,", () => {
  /** Requests that are sent when each of them gets the same outcome. */
  async function requests(outcome: () => Response) {
    const runtime = new FakeRuntime();
    const fetch = vi.fn(async () => outcome());
    await runtime.drive(rejection(buildManagement({ fetch }, runtime).keys.create({ type: "secret", name: "Checkout server" })));
    return fetch.mock.calls.length;
  }
  const broken = (code: string) => () => {
    throw new TypeError("fetch failed", { cause: Object.assign(new Error("below"), { code }) });
  };

  test.each(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"])("is repeated when nothing was sent: %s", async (code) => {
    expect(await requests(broken(code))).toBe(4);
  });

  test.each(["ECONNRESET", "EPIPE", "ETIMEDOUT", "UND_ERR_SOCKET", "UND_ERR_HEADERS_TIMEOUT", "SOMETHING_NEW"])(
    "is not repeated when the connection broke and the key may have been made: %s",
    async (code) => {
      expect(await requests(broken(code))).toBe(1);
    },
  );

  test.each<[what: string, answer: () => Response]>([
    ["a rate limit", () => errorAnswer("RATE_LIMIT_EXCEEDED")],
    ["a rate limit of a proxy", () => new Response("", { status: 429 })],
    ["a service that is away and says when to come back", () => errorAnswer("ASSESS_MAINTENANCE", { "Retry-After": "1" })],
  ])("is repeated after a refusal: %s", async (_, answer) => {
    expect(await requests(answer)).toBe(4);
  });

  test.each<[what: string, answer: () => Response]>([
    ["a fault of the service", () => errorAnswer("INTERNAL_ERROR", { "Retry-After": "1" })],
    ["a missed deadline", () => errorAnswer("ASSESS_TIMEOUT", { "Retry-After": "1" })],
    ["a proxy without an answer", () => new Response("", { status: 502, headers: { "Retry-After": "1" } })],
    ["a proxy that says 503 and no more", () => new Response("", { status: 503 })],
    ["a session that is over", () => errorAnswer("UNAUTHORIZED")],
    ["a conflict", () => errorAnswer("DUPLICATE")],
  ])("is not repeated after %s", async (_, answer) => {
    expect(await requests(answer)).toBe(1);
  });

  test("is not repeated when the answer took too long", async () => {
    const runtime = new FakeRuntime();
    const fetch = vi.fn(() => new Promise<Response>(() => {}));
    const call = buildManagement({ fetch }, runtime).keys.create({ type: "secret", name: "Checkout server" });
    expect(await runtime.drive(rejection(call))).toMatchObject({ name: "TimeoutError", scope: "attempt" });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe("maxRetries", () => {
  test.each([0, 1, 5])("%i means so many attempts after the first, for one call or for all", async (maxRetries) => {
    let attempts = 0;
    const fetch = async () => {
      attempts += 1;
      return errorAnswer("ASSESS_MAINTENANCE");
    };
    const runtime = new FakeRuntime();
    await runtime.drive(rejection(buildClient({ fetch, maxRetries }, runtime).assess.payin(payin)));
    await runtime.drive(rejection(buildClient({ fetch }, runtime).assess.payin(payin, { maxRetries })));
    expect(attempts).toBe(2 * (maxRetries + 1));
  });
});

describe("the server's clock", () => {
  test("is used for dates if the response has a Date header, so that a client whose clock is an hour off waits the requested time", () => {
    const response = errorAnswer("RATE_LIMIT_EXCEEDED", { "X-RateLimit-Reset": epochSecond(4), Date: httpDate(0) });
    const error = responseError(response, "", retryableCodes, errorOfCode);
    const progress = { retries: 0, elapsedMs: 0, epochMs: startedMs + 3_600 * second };
    expect(retryWaitMs(error, { timeoutMs: 1, deadlineMs: 60_000, maxRetries: 1 }, progress, () => 0)).toBe(4 * second);
  });
});
