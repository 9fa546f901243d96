import { getEventListeners, once } from "node:events";
import type { ServerResponse } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { AbortError, ConnectionError } from "../src/index.ts";
import { assessment, buildClient, errorAnswer, payin, rejection, sendJson, startServer } from "./builders.ts";
import { FakeRuntime } from "./fake-runtime.ts";

describe("a broken connection", () => {
  test("is a ConnectionError with the system's code if the connection is refused", async () => {
    const { port } = await vacantPort();
    const error = await rejection(buildClient({ baseUrl: `http://127.0.0.1:${port}`, maxRetries: 1 }).health.read());
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ networkCode: "ECONNREFUSED", retryable: true, message: expect.stringContaining(`http://127.0.0.1:${port}`) });
  });

  test("is repeated when the server hangs up before it answers", async () => {
    const { baseUrl, requests } = await startServer((response, _, number) => (number < 3 ? response.destroy() : sendJson(response, assessment)));
    expect(await buildClient({ baseUrl }).assess.payin(payin)).toEqual(assessment);
    expect(requests).toHaveLength(3);
  });

  test("is repeated when it breaks in the middle of an answer", async () => {
    const { baseUrl, requests } = await startServer((response, _, number) => {
      if (number > 1) return sendJson(response, assessment);
      response.writeHead(200, { "Content-Length": "1000" });
      response.write('{"decision":', () => response.destroy());
    });
    expect(await buildClient({ baseUrl }).assess.payin(payin)).toEqual(assessment);
    expect(requests).toHaveLength(2);
  });

  test("hangs up on the server when the time of the attempt is over", async () => {
    const runtime = new FakeRuntime();
    const arrived = Promise.withResolvers<ServerResponse>();
    const { baseUrl } = await startServer((response) => arrived.resolve(response));
    const error = rejection(buildClient({ baseUrl, maxRetries: 0 }, runtime).health.read());
    const response = await arrived.promise;
    const closed = once(response, "close");
    runtime.fireNext();
    await closed;
    expect(await error).toMatchObject({ name: "TimeoutError", scope: "attempt" });
  });
});

describe("a redirect", () => {
  test("is never followed: a payment's data goes to the configured address only", async () => {
    const other = await startServer((response) => sendJson(response, assessment));
    const { baseUrl } = await startServer((response) => response.writeHead(308, { Location: `${other.baseUrl}/api/v1/assess` }).end());
    const error = await rejection(buildClient({ baseUrl }).assess.payin(payin));
    expect(error).toMatchObject({ name: "ApiError", status: 308, code: null, retryable: false, message: expect.stringContaining("correct baseUrl") });
    expect(other.requests).toEqual([]);
  });
});

describe("aborting", () => {
  test("hangs up on the server at once and repeats nothing", async () => {
    const arrived = Promise.withResolvers<ServerResponse>();
    const { baseUrl, requests } = await startServer((response) => arrived.resolve(response));
    const runtime = new FakeRuntime();
    const controller = new AbortController();
    const error = rejection(buildClient({ baseUrl }, runtime).assess.payin(payin, { signal: controller.signal }));
    const closed = once(await arrived.promise, "close");
    const reason = new Error("the shopper left");
    controller.abort(reason);
    expect(await error).toBeInstanceOf(AbortError);
    expect(await error).toMatchObject({ name: "AbortError", cause: reason, retryable: false });
    await closed;
    expect(requests).toHaveLength(1);
    expect(runtime.pending).toBe(0);
    expect(getEventListeners(controller.signal, "abort")).toEqual([]);
  });

  test("ends the wait before a retry at once, leaving no timer and no listener", async () => {
    const runtime = new FakeRuntime();
    const controller = new AbortController();
    const fetch = vi.fn(async () => errorAnswer("RATE_LIMIT_EXCEEDED", { "Retry-After": "20" }));
    const waits = Promise.withResolvers<void>();
    const client = buildClient({ fetch, onEvent: ({ type }) => type === "retry" && waits.resolve() }, runtime);
    const error = rejection(client.assess.payin(payin, { signal: controller.signal }));
    await waits.promise;
    controller.abort();
    expect(await error).toBeInstanceOf(AbortError);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(runtime.pending).toBe(0);
    expect(getEventListeners(controller.signal, "abort")).toEqual([]);
  });

  test("before the call sends nothing", async () => {
    const fetch = vi.fn();
    expect(await rejection(buildClient({ fetch }).health.read({ signal: AbortSignal.abort() }))).toBeInstanceOf(AbortError);
    expect(fetch).not.toHaveBeenCalled();
  });

  test("from the event hook is heeded too", async () => {
    for (const abortAt of ["request", "response", "retry"]) {
      const controller = new AbortController();
      const fetch = vi.fn(async () => errorAnswer("ASSESS_MAINTENANCE"));
      // Time stands still: a call that waited first would never end.
      const client = buildClient({ fetch, onEvent: ({ type }) => type === abortAt && controller.abort() }, new FakeRuntime());
      expect(await rejection(client.assess.payin(payin, { signal: controller.signal }))).toBeInstanceOf(AbortError);
      expect(fetch).toHaveBeenCalledTimes(abortAt === "request" ? 0 : 1);
    }
  });

  test("leaves no listener on a signal that outlives many calls and waits", async () => {
    const { signal } = new AbortController();
    const runtime = new FakeRuntime();
    const answers = [errorAnswer("ASSESS_MAINTENANCE"), Response.json(assessment), errorAnswer("NOT_FOUND")];
    const client = buildClient({ fetch: async () => answers.shift() ?? Response.error(), maxRetries: 1 }, runtime);
    for (let call = 0; call < 3; call += 1) await runtime.drive(client.assess.payin(payin, { signal }).catch(() => {}));
    expect(answers).toEqual([]);
    expect(getEventListeners(signal, "abort")).toEqual([]);
    expect(runtime.pending).toBe(0);
  });
});

/** A port without a listener. */
async function vacantPort(): Promise<{ port: number }> {
  const { createServer } = await import("node:net");
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No port.");
  return address;
}
