import { describe, expect, test, vi } from "vitest";
import { UsageError } from "../src/index.ts";
import { assessment, buildClient, payin, rejection, sendJson, startServer } from "./builders.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Fails twice with a 503, then answers: three attempts per call. */
async function startFlakyServer() {
  const { baseUrl, requests } = await startServer((response, _, number) =>
    sendJson(response, number % 3 === 0 ? assessment : {}, number % 3 === 0 ? 200 : 503),
  );
  return { client: buildClient({ baseUrl }), keys: () => requests.map(({ headers }) => headers["idempotency-key"]) };
}

describe("the idempotency key", () => {
  test("is one random UUID per logical call, the same for its retries", async () => {
    const { client, keys } = await startFlakyServer();
    await client.assess.payin(payin);
    await client.assess.payin(payin);
    const [first, , , second] = keys();
    expect(keys()).toEqual([first, first, first, second, second, second]);
    expect(first).toMatch(uuid);
    expect(second).toMatch(uuid);
    expect(second).not.toBe(first);
  });

  test("is the caller's in every attempt when one is given, also beside an order", async () => {
    const { client, keys } = await startFlakyServer();
    await client.assess.payin({ ...payin, order_id: "ORD-1" }, { idempotencyKey: "attempt 7 of ORD-1" });
    expect(keys()).toEqual(["attempt 7 of ORD-1", "attempt 7 of ORD-1", "attempt 7 of ORD-1"]);
  });

  test("is absent when the order is the handle, so that a caller who repeats the order gets the same answer", async () => {
    const { client, keys } = await startFlakyServer();
    await client.assess.payin({ ...payin, order_id: "ORD-1" });
    expect(keys()).toEqual([undefined, undefined, undefined]);
  });

  test("is random when order_id is empty: that is no handle", async () => {
    const { client, keys } = await startFlakyServer();
    await client.assess.payin({ ...payin, order_id: "" });
    expect(keys()[0]).toMatch(uuid);
  });

  test("is not sent with operations that honour none", async () => {
    const { client, keys } = await startFlakyServer();
    await client.health.read();
    expect(keys()).toEqual([undefined, undefined, undefined]);
  });

  test("is refused on operations that honour none, instead of being dropped silently", async () => {
    const fetch = vi.fn();
    expect(await rejection(buildClient({ fetch }).health.read({ idempotencyKey: "k" }))).toBeInstanceOf(UsageError);
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each(["", " ", " a", "a\n", "ключ", "a\u0000"])("is refused before any request when it cannot travel in a header: %j", async (idempotencyKey) => {
    const fetch = vi.fn();
    expect(await rejection(buildClient({ fetch }).assess.payin(payin, { idempotencyKey }))).toBeInstanceOf(UsageError);
    expect(fetch).not.toHaveBeenCalled();
  });
});
