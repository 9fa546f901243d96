// Payouts that no client sends by mistake: each is decided or refused, is stored as it was sent, and harms no other in its batch.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, newOrder } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type Payouts, payoutsOf, somebody } from "./payouts-of.ts";

let service: TestService;
let payouts: Payouts;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
  payouts = payoutsOf(service);
});
afterAll(() => service.close());

const ODD = {
  "text that runs backwards": "\u202eoreniD\u2066\u2069 \u200f\u061c",
  "what separates records": "a\u001eb\u001e",
  "what separates lines": "a\u2028b\u2029c\u0085",
  "quotes and braces": `{"a":'\\'} $$ $function$ -- ; E'\\x1e' NULL {NULL}`,
  "marks upon marks": `Z${"\u0301".repeat(250)}`,
  "letters that grow": "\ufdfa".repeat(255),
  emoji: "👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  prototypes: "__proto__ constructor toString",
};

describe("odd text in every free field", () => {
  test.each(Object.entries(ODD))("%s", async (_, text) => {
    const request = {
      beneficiary: { id: somebody(), name: text, document: { type: text.slice(0, 32) || "x", number: text.slice(0, 64) || "x" } },
      payout: { purpose: text.slice(0, 140) },
      initiator: { role: text.slice(0, 64), device_fingerprint: text },
      metadata: { note: text, [text]: "name" },
    };
    const [odd, ...others] = await Promise.all([payouts.assess(request), ...Array.from({ length: 8 }, () => payouts.assess()), payouts.payin()]);
    expect([odd, ...others].map(({ status }) => status)).toEqual(Array(10).fill(200));
    const [row] = await service.database.query<{ request: unknown; answer: unknown }>("SELECT request, answer FROM assessments WHERE session_id = $1", [
      odd.body.session_id,
    ]);
    expect(row?.request).toMatchObject(request);
    expect(row?.answer).toEqual(odd.body);
    expect((await payouts.assess(request)).status).toBe(200);
  });

  // control characters, those of C1 included, are refused in identifiers: test/http/control-characters.test.ts
  const WITH_CONTROLS = ["", ODD["what separates records"], ODD["what separates lines"]];
  test.each(Object.entries(ODD).filter(([, text]) => !WITH_CONTROLS.includes(text)))("%s as an identifier", async (_, text) => {
    const request = {
      beneficiary: { id: text, account_hash: `acct${text}`.slice(0, 255) },
      origin: { account_id: text },
      initiator: { user_id: text },
      payment_id: text,
    };
    const order_id = `${newOrder()}${text}`.slice(0, 255);
    const first = await payouts.assess({ ...request, order_id });
    expect([first.status, first.body.order_id, first.body.payment_id]).toEqual([200, order_id, text]);
    expect((await payouts.assess({ ...request, order_id })).text).toBe(first.text);
    expect((await payouts.assess(request)).body.signals).not.toContain("PAYOUT_FIRST_TO_BENEFICIARY");
  });
});

describe("odd shapes", () => {
  const send = (body: string) => call(`${service.url}/api/v1/assess/payout`, { key: service.tenant.secret, body });

  test("keys that name prototypes are fields like any other", async () => {
    const answer = await send(
      `{"amount":1,"currency":"MXN","order_id":"${newOrder()}","__proto__":{"x":1},"beneficiary":{"id":"${somebody()}","__proto__":{"clabe":"1"},"constructor":1},"metadata":{"__proto__":"x","constructor":"y"}}`,
    );
    expect([answer.status, answer.body.signals]).toEqual([200, ["PAYOUT_FIRST_TO_BENEFICIARY"]]);
    expect(Object.hasOwn(Object.prototype, "x")).toBe(false);
  });

  test("a key that is there twice is the last one", async () => {
    const answer = await send(`{"amount":1,"amount":2,"currency":"MXN","order_id":"${newOrder()}","beneficiary":{"id":"b1","id":"b2"}}`);
    const [row] = await service.database.query("SELECT amount_minor, request FROM assessments WHERE session_id = $1", [answer.body.session_id]);
    expect(row).toMatchObject({ amount_minor: "200", request: { amount: 2, beneficiary: { id: "b2" } } });
  });

  test.each(["1e400", "-0", "9007199254740993", "1e-400", "0.1e1", "1000000000000.01"])("an amount of %s is decided or refused", async (amount) => {
    const answer = await send(`{"amount":${amount},"currency":"MXN","order_id":"${newOrder()}","beneficiary":{"id":"b"}}`);
    expect([200, 400]).toContain(answer.status);
    if (answer.status === 200) expect(Number.isFinite(answer.body.risk_score)).toBe(true);
  });

  test.each([0, 1e12])("the smallest and the largest amount: %d", async (amount) => {
    for (const currency of ["CLP", "USD", "KWD", "XAF"]) expect((await payouts.assess({ amount, currency })).status).toBe(200);
  });

  test.each(["0001-01-01T00:00:00Z", "1900-01-01T00:00:00Z", "9999-12-31T23:59:59.999999999Z", "2026-01-01T00:00:00+23:59"])(
    "an account that was changed at %s",
    async (account_changed_at) => {
      const { status } = await payouts.assess({ beneficiary: { id: "b", account_changed_at }, initiator: { credentials_changed_at: account_changed_at } });
      expect([200, 400]).toContain(status);
    },
  );
});
