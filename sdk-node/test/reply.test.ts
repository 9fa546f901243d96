import { describe, expect, test, vi } from "vitest";
import { ApiError } from "../src/index.ts";
import { assessment, buildClient, buildManagement, errorAnswer, payin, rejection, sendJson, startServer } from "./builders.ts";

describe("withResponse", () => {
  test("gives the body, the response, the request id and whether it is a replay", async () => {
    const { baseUrl } = await startServer((response) =>
      sendJson(response, assessment, 200, { "X-Request-Id": "req-1", "Idempotent-Replayed": "true", Deprecation: "@1767225600" }),
    );
    const reply = await buildClient({ baseUrl, onDeprecation: () => {} })
      .assess.payin(payin)
      .withResponse();
    expect(reply).toMatchObject({ data: assessment, requestId: "req-1", idempotentReplayed: true });
    expect(reply.response.status).toBe(200);
    expect(reply.response.headers.get("Deprecation")).toBe("@1767225600");
  });

  test("says that a first answer is no replay", async () => {
    const { baseUrl } = await startServer((response) => sendJson(response, assessment));
    expect(await buildClient({ baseUrl }).assess.payin(payin).withResponse()).toMatchObject({ requestId: null, idempotentReplayed: false });
  });

  test("sends one request, however often and by whatever method the call is awaited", async () => {
    const fetch = vi.fn(async () => Response.json(assessment));
    const call = buildClient({ fetch }).assess.payin(payin);
    const [data, reply] = await Promise.all([call, call.withResponse()]);
    expect(await call).toBe(data);
    expect((await call.withResponse()).data).toBe(data);
    expect(reply.data).toBe(data);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("rejects with the error of the call, which is then not reported as unhandled elsewhere", async () => {
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    try {
      const client = buildClient({ fetch: async () => errorAnswer("FORBIDDEN") });
      expect(await rejection(client.assess.payin(payin).withResponse())).toMatchObject({ code: "FORBIDDEN" });
      expect(await rejection(client.assess.payin(payin))).toMatchObject({ code: "FORBIDDEN" });
      await new Promise(setImmediate);
      expect(unhandled).not.toHaveBeenCalled();
    } finally {
      process.off("unhandledRejection", unhandled);
    }
  });
});

describe("the promise of a call", () => {
  test("is a native promise", async () => {
    const call = buildClient({ fetch: async () => Response.json(assessment) }).assess.payin(payin);
    expect(call).toBeInstanceOf(Promise);
    expect(await call.finally(() => {})).toEqual(assessment);
  });

  test("rejects, and never throws at the call itself", async () => {
    const call = buildClient({ apiKey: undefined }).assess.payin(payin);
    await expect(call).rejects.toThrow(/secret key/);
  });
});

describe("an answer without a body", () => {
  const answer = (status: number, headers = {}) => buildManagement({ fetch: async () => new Response(null, { status, headers }) }).keys.revoke("1");

  test.each([204, 205])("is undefined for %i", async (status) => {
    expect(await answer(status)).toBeUndefined();
  });

  test.each([{}, { "Content-Length": "0" }])("is an error for a status that has one, with the headers %o", async (headers) => {
    for (const status of [200, 201]) expect(await rejection(answer(status, headers))).toBeInstanceOf(ApiError);
  });
});
