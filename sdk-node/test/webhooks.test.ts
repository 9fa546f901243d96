// Events as a receiver verifies and reads them; the reference implementation of Standard Webhooks agrees.
import { Webhook } from "standardwebhooks";
import { describe, expect, expectTypeOf, test, vi } from "vitest";
import { eventExamples, eventTypes } from "../../generated/events.ts";
import { SignatureError, UsageError, type WebhookEvent, webhooks } from "../src/index.ts";

const secret = `whsec_${Buffer.alloc(24, 5).toString("base64")}`;
const other = `whsec_${Buffer.alloc(24, 6).toString("base64")}`;
const at = Date.UTC(2026, 10, 20, 15, 4, 5);
const body = JSON.stringify(eventExamples["transaction.blocked"]);
const headers = webhooks.sign(body, { id: "evt_1", secret, at });
const now = () => at + 60_000;

describe("unwrap", () => {
  test.each(eventTypes)("reads %s, signed by us or by the reference implementation", (type) => {
    const text = JSON.stringify(eventExamples[type]);
    expect(webhooks.unwrap(text, webhooks.sign(text, { id: "evt_1", secret, at }), secret, { now })).toEqual(eventExamples[type]);
    const signature = new Webhook(secret).sign("evt_1", new Date(at), text);
    const theirs = { "webhook-id": "evt_1", "webhook-timestamp": String(at / 1000), "webhook-signature": signature };
    expect(webhooks.unwrap(Buffer.from(text), theirs, secret, { now }).type).toBe(type);
  });

  test("takes headers of fetch, of Node and in any case, and the body as text or bytes", () => {
    const event = JSON.parse(body);
    expect(webhooks.unwrap(body, new Headers(headers), secret, { now })).toEqual(event);
    expect(
      webhooks.unwrap(new TextEncoder().encode(body), Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value])), secret, {
        now,
      }),
    ).toEqual(event);
    expect(webhooks.unwrap(body, { ...headers, "webhook-signature": [headers["webhook-signature"], "v1,AAAA"] }, secret, { now })).toEqual(event);
  });

  test("takes one good signature among several, and any of several secrets", () => {
    const signature = `v1a,xyz v1,${Buffer.alloc(32).toString("base64")} ${headers["webhook-signature"]}`;
    expect(webhooks.unwrap(body, { ...headers, "webhook-signature": signature }, [other, secret], { now }).type).toBe("transaction.blocked");
  });

  test.each<[string, string, Record<string, string>, string]>([
    ["an altered body", `${body} `, headers, secret],
    ["another secret", body, headers, other],
    ["an altered id", body, { ...headers, "webhook-id": "evt_2" }, secret],
    ["an altered time", body, { ...headers, "webhook-timestamp": String(at / 1000 + 1) }, secret],
    ["no signature", body, { "webhook-id": "evt_1", "webhook-timestamp": headers["webhook-timestamp"] }, secret],
    ["a signature of another version", body, { ...headers, "webhook-signature": headers["webhook-signature"].replace("v1,", "v2,") }, secret],
    ["a time that is none", body, { ...headers, "webhook-timestamp": "yesterday" }, secret],
    ["a secret that is none", body, headers, "svc_sk_1"],
    ["a secret that was cut off", body, headers, "whsec_abcde"],
  ])("refuses %s", (_what, text, given, key) => {
    expect(() => webhooks.unwrap(text, given, key, { now })).toThrow(SignatureError);
  });

  test.each([-301, 301])("refuses an event %i seconds from now, and takes it where more is tolerated", (seconds) => {
    const later = () => at + seconds * 1000;
    expect(() => webhooks.unwrap(body, headers, secret, { now: later })).toThrow(/more than 300 seconds/);
    expect(webhooks.unwrap(body, headers, secret, { now: later, toleranceSeconds: 400 }).type).toBe("transaction.blocked");
  });
});

describe("a call that no request could make right names the argument", () => {
  test.each<[string, unknown, unknown, unknown, string]>([
    ["a parsed body", JSON.parse(body), headers, secret, "Pass the raw body, as text or bytes; got a parsed object. In Express, use express.raw("],
    ["no body", undefined, headers, secret, "Pass the raw body, as text or bytes; got undefined."],
    ["a parsed body, without headers", JSON.parse(body), {}, secret, "got a parsed object"],
    ["no headers", body, undefined, secret, "Pass the headers of the request; got undefined."],
    ["no secret", body, headers, undefined, "Pass the secret of the endpoint, which begins with whsec_; got undefined. Is its environment variable set?"],
    ["an empty secret", body, headers, " ", "got an empty text."],
    ["an empty list of secrets", body, headers, [], "Pass the secret of the endpoint; got an empty list."],
    ["a list with a missing secret", body, headers, [secret, undefined], "got undefined."],
  ])("%s", async (_what, text, given, key, sentence) => {
    const call = [text, given, key, { now }] as unknown as Parameters<typeof webhooks.unwrap>;
    expect(() => webhooks.unwrap(...call)).toThrow(UsageError);
    expect(() => webhooks.unwrap(...call)).toThrow(sentence);
    await expect(webhooks.unwrapAsync(...call)).rejects.toThrow(sentence);
  });

  test.each([`${secret}\n`, ` ${secret}\r\n`, `"${secret}"`, `'${secret}'\n`])("white space and quotes around a secret are ignored: %j", (written) => {
    expect(webhooks.unwrap(body, headers, written, { now }).type).toBe("transaction.blocked");
  });

  test.each<[string, string | Uint8Array | ArrayBuffer]>([
    ["a Buffer", Buffer.from(body)],
    ["an ArrayBuffer", new TextEncoder().encode(body).buffer],
    ["bytes", new TextEncoder().encode(body)],
  ])("%s is a raw body", (_what, bytes) => {
    expect(webhooks.unwrap(bytes, headers, secret, { now }).type).toBe("transaction.blocked");
  });

  test("a header in a list is that header", () => {
    const listed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
    expect(webhooks.unwrap(body, listed, secret, { now }).type).toBe("transaction.blocked");
    const twice = { ...headers, "webhook-timestamp": [headers["webhook-timestamp"], headers["webhook-timestamp"]] };
    expect(webhooks.unwrap(body, twice, secret, { now }).type).toBe("transaction.blocked");
  });
});

describe("unwrapAsync, which needs no crypto of Node", () => {
  test("verifies what unwrap verifies, in a runtime that has WebCrypto only", async () => {
    vi.stubGlobal("process", undefined);
    try {
      expect(await webhooks.unwrapAsync(body, new Headers(headers), secret, { now })).toEqual(JSON.parse(body));
      expect(() => webhooks.unwrap(body, headers, secret, { now })).toThrow(/use webhooks.unwrapAsync/);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test("refuses what unwrap refuses", async () => {
    await expect(webhooks.unwrapAsync(`${body} `, headers, secret, { now })).rejects.toThrow(SignatureError);
    await expect(webhooks.unwrapAsync(body, { ...headers, "webhook-signature": "v1,???" }, secret, { now })).rejects.toThrow(SignatureError);
    await expect(webhooks.unwrapAsync(body, headers, "sk_live_1", { now })).rejects.toThrow(/begins with whsec_/);
  });
});

test("what sign signs, the reference implementation verifies", () => {
  const fresh = webhooks.sign(body, { id: "evt_1", secret });
  expect(new Webhook(secret).verify(body, fresh)).toEqual(JSON.parse(body));
});

test("an event is typed by its type, and a type that there is not does not compile", () => {
  const read = (event: WebhookEvent) => {
    if (event.type === "dispute.closed") expectTypeOf(event.data.status).toEqualTypeOf<"open" | "won" | "lost" | "closed">();
    if (event.type === "transaction.created") expectTypeOf(event.data.risk_score).toEqualTypeOf<number>();
    // @ts-expect-error: there is no such event
    return event.type === "transaction.deleted";
  };
  expect(read(eventExamples["dispute.closed"])).toBe(false);
});
