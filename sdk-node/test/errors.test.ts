import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { type ErrorCode, errors } from "../../generated/errors.ts";
import { ApiError, type CallOptions, ConnectionError, errorClasses, FraudRiskError, isApiError } from "../src/index.ts";
import { buildClient, buildManagement, payin, rejection, secretKey, sendJson, sessionToken, startServer } from "./builders.ts";
import { FakeRuntime } from "./fake-runtime.ts";

const codes = Object.keys(errors) as ErrorCode[];

/** The error of a call that gets one answer, without retries. */
async function errorOf(answer: Response | (() => never)): Promise<unknown> {
  const fetch = async () => (typeof answer === "function" ? answer() : answer);
  return rejection(buildClient({ fetch, maxRetries: 0 }).assess.payin(payin));
}

const standard = (code: string, details: unknown = {}) => ({ error: { code, message: "What went wrong.", details } });
const flat = (code: string, details: unknown = {}) => ({ error: "What went wrong.", code, details });

describe.each(codes)("%s", (code) => {
  const { status, retryable } = errors[code];

  test.each([
    ["standard", standard],
    ["flat", flat],
  ])("in the %s shape becomes the error of its class", async (_, shape) => {
    const details = { fields: [{ path: "payer.email", message: "is no address" }], more: 1 };
    const error = await errorOf(Response.json(shape(code, details), { status, headers: { "X-Request-Id": "req-1", "X-RateLimit-Limit": "6000" } }));
    expect(error).toBeInstanceOf(errorClasses[code]);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toBeInstanceOf(FraudRiskError);
    expect(error).toMatchObject({ code, status, retryable, requestId: "req-1", details });
    expect(error).toHaveProperty("message", `What went wrong. First: payer.email is no address. (${code}, status ${status}, request req-1)`);
    expect(error instanceof ApiError && error.headers.get("x-ratelimit-limit")).toBe("6000");
    expect(isApiError(error)).toBe(true);
    for (const other of codes) expect(isApiError(error, other)).toBe(other === code);
  });

  test("has a class of its own, named after the code", () => {
    const name = errorClasses[code].name;
    expect(name).toMatch(/^([A-Z][a-z]+)+Error$/);
    expect(name.toLowerCase().replace(/error$/, "")).toBe(
      code
        .toLowerCase()
        .replaceAll("_", "")
        .replace(/error$/, ""),
    );
    expect(codes.filter((other) => errorClasses[other].name === name)).toEqual([code]);
  });

  test("shows its name in the stack", async () => {
    const error = await errorOf(Response.json(standard(code), { status }));
    expect(error).toHaveProperty("stack", expect.stringMatching(new RegExp(`^${errorClasses[code].name}: What went wrong`)));
    expect(String(error)).toMatch(new RegExp(`^${errorClasses[code].name}: `));
  });
});

describe("an answer that is not of this service", () => {
  test.each([
    ["an HTML page", "<html>Bad Gateway</html>"],
    ["nothing", ""],
    ["half a JSON text", '{"error":'],
    ["a JSON string", '"error"'],
    ["null", "null"],
    ["a list", "[]"],
    ["another JSON object", '{"message":"no"}'],
    ["an error text without a code", '{"error":"no"}'],
    ["an error with a code that is no string", '{"error":{"code":7,"message":"no"}}'],
    ["an error that is null", '{"error":null,"code":"NOT_FOUND"}'],
  ])("becomes an ApiError without a code: %s", async (_, text) => {
    for (const [status, retryable] of [
      [502, true],
      [404, false],
    ] as const) {
      const error = await errorOf(new Response(text, { status, headers: { "X-Request-Id": "req-2" } }));
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ name: "ApiError", code: null, status, retryable, details: {}, requestId: "req-2" });
    }
  });

  test("becomes an ApiError with its status when it claims success and is no JSON object", async () => {
    for (const text of ["<html>Log in to the hotel Wi-Fi</html>", "", "42"]) {
      expect(await errorOf(new Response(text, { status: 200 }))).toMatchObject({ name: "ApiError", code: null, status: 200, retryable: false });
    }
  });

  test("keeps its body: parsed if it is JSON, else the beginning of the text", async () => {
    expect(await errorOf(new Response('{"status":"unavailable"}', { status: 503 }))).toMatchObject({ body: { status: "unavailable" } });
    expect(await errorOf(new Response("x".repeat(5_000), { status: 503 }))).toMatchObject({ body: "x".repeat(2_000) });
  });

  test("with a code that this version does not know names it in the message and goes by the status", async () => {
    for (const name of ["NEWER_CODE", "toString", "__proto__"]) {
      const error = await errorOf(Response.json(standard(name), { status: 503 }));
      expect(error).toMatchObject({ name: "ApiError", code: null, retryable: true, message: expect.stringContaining(name) });
    }
  });

  test("with details that are no object has empty details", async () => {
    for (const details of [null, "x", 7]) {
      expect(await errorOf(Response.json(standard("NOT_FOUND", details), { status: 404 }))).toMatchObject({ code: "NOT_FOUND", details: {} });
    }
  });
});

describe("a code of the registry", () => {
  test("decides over the retry, whatever status a proxy put on it", async () => {
    expect(await errorOf(Response.json(standard("NOT_FOUND"), { status: 503 }))).toMatchObject({ code: "NOT_FOUND", status: 503, retryable: false });
    expect(await errorOf(Response.json(standard("ASSESS_TIMEOUT"), { status: 400 }))).toMatchObject({ code: "ASSESS_TIMEOUT", status: 400, retryable: true });
  });
});

describe("the credential", () => {
  const showAll = (error: unknown) =>
    [
      inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true }),
      String(error),
      JSON.stringify(error),
      error instanceof ApiError && inspect([...error.headers]),
    ].join("\n");

  test("is in no error although the server echoes the request in its body and its headers", async () => {
    for (const echo of [(text: string) => text, (text: string) => JSON.stringify(flat("NOT_FOUND", { echo: text }))]) {
      const { baseUrl } = await startServer((response, { headers }) => {
        const authorization = headers.authorization ?? "";
        response.writeHead(404, { "X-Echo": authorization, "X-Request-Id": authorization }).end(echo(authorization));
      });
      const error = await rejection(buildClient({ baseUrl }).assess.payin(payin));
      expect(error).toBeInstanceOf(ApiError);
      expect(showAll(error)).toContain("[redacted]");
      expect(showAll(error)).not.toContain(secretKey);
    }
  });

  test("is in no error when it is a session, wherever it came from", async () => {
    const { baseUrl } = await startServer((response, { headers }) =>
      sendJson(response, standard("NOT_FOUND", { echo: headers.authorization }), 404, { "X-Echo": headers.authorization ?? "" }),
    );
    for (const given of [sessionToken, () => sessionToken]) {
      const error = await rejection(buildManagement({ baseUrl, sessionToken: given }).keys.list());
      expect(showAll(error)).toContain("[redacted]");
      expect(showAll(error)).not.toContain(sessionToken);
    }
  });

  test("is in no error when it was issued by the very answer that is broken", async () => {
    const issued = `${secretKey}-but-new`.replaceAll("-", "0");
    const answer = new Response(`{"id":"1","key":"${issued}"`, { status: 201 });
    const error = await rejection(buildManagement({ fetch: async () => answer }).keys.create({ type: "secret", name: "Checkout server" }));
    expect(showAll(error)).toContain("[redacted]");
    expect(showAll(error)).not.toContain(issued);
  });

  test("is in no error although the given fetch attaches its configuration", async () => {
    const error = await errorOf(() => {
      const cause = Object.assign(new Error(`cannot send Bearer ${secretKey}`), { code: `E_${secretKey}`, config: { authorization: secretKey } });
      throw Object.assign(new Error("failed", { cause }), { request: { authorization: secretKey } });
    });
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ networkCode: "E_[redacted]", cause: { message: "cannot send Bearer [redacted]" } });
    expect(showAll(error)).not.toContain(secretKey);
  });

  test("is in no error of a timeout, a refused option or an abort", async () => {
    const runtime = new FakeRuntime();
    const client = buildClient({ fetch: () => new Promise(() => {}) }, runtime);
    const failing: readonly CallOptions[] = [
      { maxRetries: 0 },
      { headers: { Authorization: `Bearer ${secretKey}` } },
      { headers: { "X-Key": `${secretKey}\nX-More: 1` } },
      { idempotencyKey: `${secretKey}\n` },
      { signal: AbortSignal.abort() },
    ];
    for (const options of failing) {
      const error = await runtime.drive(rejection(client.assess.payin(payin, options)));
      expect(error).toBeInstanceOf(FraudRiskError);
      expect(showAll(error)).not.toContain(secretKey);
    }
  });
});

describe("something thrown that is no error", () => {
  test("becomes a ConnectionError all the same", async () => {
    const thrown: unknown = "no network";
    const error = await errorOf(() => {
      throw thrown;
    });
    expect(error).toMatchObject({ name: "ConnectionError", networkCode: null });
  });
});

describe("an error with failing fields", () => {
  const fields = [
    { path: "amount", message: "is missing" },
    { path: "payer.email", message: "must be an e-mail address" },
  ];
  const failed = () => errorOf(Response.json(standard("VALIDATION_ERROR", { fields }), { status: 400 }));

  test("names the first of them in its message, with what is expected there", async () => {
    expect(await failed()).toHaveProperty("message", "What went wrong. First: amount is missing. (VALIDATION_ERROR, status 400)");
  });

  test("shows all of them where it is printed, as console.error does", async () => {
    const error = await failed();
    expect(error).toMatchObject({ fields });
    for (const { path, message } of fields) expect(inspect(error)).toMatch(new RegExp(`path: '${path}',\\s+message: '${message}'`));
  });

  test("has none where the details name none, or are not those of the service", async () => {
    for (const details of [{}, { fields: "amount" }]) {
      expect(await errorOf(Response.json(standard("VALIDATION_ERROR", details), { status: 400 }))).toMatchObject({
        fields: [],
        message: "What went wrong. (VALIDATION_ERROR, status 400)",
      });
    }
  });
});

describe("an error of a real server", () => {
  test("arrives with details, request id and headers", async () => {
    const fields = [{ path: "amount", message: "is missing" }];
    const { baseUrl } = await startServer((response) => sendJson(response, standard("VALIDATION_ERROR", { fields }), 400, { "X-Request-Id": "req-3" }));
    const error = await rejection(buildClient({ baseUrl }).assess.payin(payin));
    expect(isApiError(error, "VALIDATION_ERROR") && error.details.fields).toEqual(fields);
    expect(error).toMatchObject({ requestId: "req-3" });
  });
});
