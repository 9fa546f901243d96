import { inspect } from "node:util";
import { afterEach, describe, expect, test, vi } from "vitest";
import { AbortError, UsageError } from "../src/index.ts";
import { buildClient, buildManagement, errorAnswer, payin, rejection, sendJson, sessionToken, startServer } from "./builders.ts";
import { FakeRuntime } from "./fake-runtime.ts";

const page = { data: [], next_cursor: null };
const renewed = sessionToken.replace("c2ln", "b3Ro");

describe("a session that a function gives", () => {
  test("is requested once per call, and reused for the retries of the call", async () => {
    const { baseUrl, requests } = await startServer((response, _, number) => sendJson(response, number === 2 ? page : {}, number === 2 ? 200 : 503));
    const tokens = [sessionToken, renewed];
    const client = buildManagement({ baseUrl, sessionToken: async () => tokens.shift() ?? "", maxRetries: 1 });
    await client.keys.list();
    await rejection(client.keys.list());
    const sent = requests.map(({ headers }) => headers.authorization);
    expect(sent).toEqual([sessionToken, sessionToken, renewed, renewed].map((token) => `Bearer ${token}`));
  });

  test("is not requested again when the service rejects it", async () => {
    const provide = vi.fn(() => sessionToken);
    const fetch = vi.fn(async () => errorAnswer("UNAUTHORIZED"));
    expect(await rejection(buildManagement({ fetch, sessionToken: provide }).keys.list())).toMatchObject({ code: "UNAUTHORIZED" });
    expect([provide, fetch].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test("is not requested by public operations", async () => {
    const provide = vi.fn(() => sessionToken);
    await buildManagement({ fetch: async () => Response.json({ status: "ok" }), sessionToken: provide }).health.read();
    expect(provide).not.toHaveBeenCalled();
  });

  test("is not requested if the call itself is invalid", async () => {
    const provide = vi.fn(() => sessionToken);
    expect(await rejection(buildManagement({ sessionToken: provide }).keys.read(""))).toBeInstanceOf(UsageError);
    expect(provide).not.toHaveBeenCalled();
  });

  test.each(["", "not.a jwt.x", undefined])("is refused before any request when it is no JWT: %j", async (given) => {
    const fetch = vi.fn();
    const error = await rejection(buildManagement({ fetch, sessionToken: () => given as string }).keys.list());
    expect(error).toMatchObject({ name: "UsageError", message: expect.stringContaining("must be the JWT of a dashboard session") });
    expect(fetch).not.toHaveBeenCalled();
  });

  test("is missed with a UsageError when the function fails", async () => {
    const cause = new Error("the session store is away");
    const client = buildManagement({ sessionToken: () => Promise.reject(cause) });
    expect(await rejection(client.keys.list())).toMatchObject({ name: "UsageError", cause, retryable: false });
  });

  test("cannot hold up the call beyond its deadline or its signal", async () => {
    const runtime = new FakeRuntime();
    const client = buildManagement({ sessionToken: () => new Promise(() => {}), deadlineMs: 2_000 }, runtime);
    expect(await runtime.drive(rejection(client.keys.list()))).toMatchObject({ name: "TimeoutError", scope: "deadline", limitMs: 2_000 });
    expect(runtime.monotonicMs()).toBe(2_000);
    const controller = new AbortController();
    const error = rejection(client.keys.list({}, { signal: controller.signal }));
    controller.abort();
    expect(await error).toBeInstanceOf(AbortError);
    expect(runtime.pending).toBe(0);
  });

  test("leaves the body as it was at the call", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, {}, 201));
    const body = { type: "secret" as const, name: "Checkout server" };
    const call = buildManagement({ baseUrl, sessionToken: async () => sessionToken }).keys.create(body);
    body.name = "changed meanwhile";
    await call;
    expect(requests[0]?.text).toBe('{"type":"secret","name":"Checkout server"}');
  });
});

describe("a client", () => {
  const fetch = vi.fn();
  afterEach(() => expect(fetch).not.toHaveBeenCalled());

  test("with a key says which credential a management operation needs", async () => {
    const error = await rejection(buildClient({ fetch }).keys.list());
    expect(error).toBeInstanceOf(UsageError);
    expect(error).toHaveProperty("message", "listKeys needs a dashboard session: pass sessionToken to new FraudRisk(...).");
  });

  test("with a session says which credential assess needs", async () => {
    const error = await rejection(buildManagement({ fetch }).assess.payin(payin));
    expect(error).toHaveProperty("message", expect.stringMatching(/^assessPayin needs a secret key: pass apiKey to new FraudRisk/));
    expect(inspect(error)).not.toContain(sessionToken);
  });

  test("without a credential says which ones would do", async () => {
    const error = await rejection(buildClient({ apiKey: undefined, fetch }).submerchants.list());
    expect(error).toHaveProperty("message", expect.stringMatching(/a secret key: .+ or a dashboard session: pass sessionToken/));
  });

  test("of either kind may use what takes both", async () => {
    const answer = async () => Response.json(page);
    for (const client of [buildClient({ fetch: answer }), buildManagement({ fetch: answer })]) expect(await client.submerchants.list()).toEqual(page);
  });
});
