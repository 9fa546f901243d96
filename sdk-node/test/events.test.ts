import { describe, expect, test } from "vitest";
import type { ClientEvent } from "../src/index.ts";
import { assessment, buildClient, errorAnswer, payin, rejection, secretKey } from "./builders.ts";
import { FakeRuntime } from "./fake-runtime.ts";

describe("the event hook", () => {
  test("hears each step of a call: a lost connection, a 503, a success", async () => {
    const runtime = new FakeRuntime();
    const answers = [
      () => Promise.reject(new TypeError("fetch failed")),
      async () => errorAnswer("ASSESS_MAINTENANCE", { "Retry-After": "1", "X-Request-Id": "req-2" }),
      async () => Response.json(assessment, { headers: { "X-Request-Id": "req-3" } }),
    ];
    const events: ClientEvent[] = [];
    const client = buildClient({ fetch: async () => (answers.shift() ?? answers[0])?.() ?? Response.error(), onEvent: (event) => events.push(event) }, runtime);
    await runtime.drive(client.assess.payin(payin));
    const call = { operation: "assessPayin", method: "POST", path: "/api/v1/assess" };
    expect(events).toEqual([
      { ...call, attempt: 1, type: "request" },
      { ...call, attempt: 1, type: "failure", error: "ConnectionError", durationMs: 0 },
      { ...call, attempt: 1, type: "retry", waitMs: 125 },
      { ...call, attempt: 2, type: "request" },
      { ...call, attempt: 2, type: "response", status: 503, requestId: "req-2", durationMs: 0 },
      { ...call, attempt: 2, type: "retry", waitMs: 1_250 },
      { ...call, attempt: 3, type: "request" },
      { ...call, attempt: 3, type: "response", status: 200, requestId: "req-3", durationMs: 0 },
    ]);
  });

  test("measures an attempt", async () => {
    const runtime = new FakeRuntime();
    const events: ClientEvent[] = [];
    const client = buildClient({ fetch: () => new Promise(() => {}), timeoutMs: 400, maxRetries: 0, onEvent: (event) => events.push(event) }, runtime);
    await runtime.drive(rejection(client.health.read()));
    expect(events.at(-1)).toMatchObject({ type: "failure", error: "TimeoutError", durationMs: 400 });
  });

  test("never sees the key, the payer or the order", async () => {
    const events: ClientEvent[] = [];
    const fetch = async () => errorAnswer("NOT_FOUND", { "X-Request-Id": `Bearer ${secretKey}` });
    const client = buildClient({ fetch, onEvent: (event) => events.push(event) });
    await rejection(client.assess.payin({ ...payin, order_id: "ORD-1", payer: { email: "maria@correo.mx" } }, { idempotencyKey: "key-1" }));
    expect(events).toHaveLength(2);
    expect(JSON.stringify(events)).not.toMatch(new RegExp(`${secretKey}|maria|ORD-1|key-1`));
  });

  test("cannot break a call by throwing or rejecting", async () => {
    const fetch = async () => Response.json(assessment);
    const hooks = [
      () => {
        throw new Error("the log is full");
      },
      () => Promise.reject(new Error("the log is away")),
    ];
    for (const onEvent of hooks) expect(await buildClient({ fetch, onEvent }).assess.payin(payin)).toEqual(assessment);
  });
});
