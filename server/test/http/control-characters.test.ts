// Identifiers hold no control characters, neither those of ASCII nor those of Latin-1 (C1: U+0080 to U+009F): two that look alike would be two.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, payin, payout, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
let admin: string;
let ingest: string;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
  admin = await service.token("admin");
  ingest = (await service.tenant.key("ingest")).value;
});
afterAll(() => service.close());

const post = (path: string, key: string, body: object, headers = {}): Promise<TestAnswer> => call(`${service.url}${path}`, { key, body, headers });
/** Elsewhere such an identifier is left out, and named. */
const STRICT = { Prefer: "handling=strict" };

const places: readonly (readonly [string, (text: string) => Promise<TestAnswer>])[] = [
  ["order_id", (text) => post("/api/v1/assess", service.tenant.secret, payin({ order_id: text }))],
  ["beneficiary.id", (text) => post("/api/v1/assess/payout", service.tenant.secret, payout({ beneficiary: { id: text } }))],
  [
    "provider_payment_id",
    (text) => post("/api/v1/assess/outcome", service.tenant.secret, { session_id: "none", outcome: "captured", provider_payment_id: text }, STRICT),
  ],
  ["external_id", (text) => post("/api/webhooks/ingest", ingest, { event_type: "captured", external_id: text })],
  ["value", (text) => post("/api/v1/blocklists", admin, { list_type: "customer_id", value: text })],
];

const texts = [
  ["U+0085, a line break", "A-1\u0085"],
  ["U+0085 in front", "\u0085A-1"],
  ["U+0080", "A\u0080-1"],
  ["U+009F", "A\u009f-1"],
  ["U+009B, which begins terminal sequences", "A\u009b2J"],
  ["U+007F", "A\u007f-1"],
  ["U+0000", "A\u0000-1"],
  ["a line feed", "A\n-1"],
] as const;

describe("of a pay-in that decide nothing are left out, and named", () => {
  test.each(texts)("with %s", async (_, text) => {
    const { status, body } = await post("/api/v1/assess", service.tenant.secret, payin({ payment_id: text, payer: { customer_id: text } }));
    expect([status, body.field_warnings.unreadable]).toEqual([200, ["payment_id", "payer.customer_id"]]);
  });
});

describe.each(places)("%s", (path, send) => {
  test.each(texts)("is a 400 with %s", async (_, text) => {
    const { status, body } = await send(text);
    const fields = body.details?.fields ?? body.error.details?.fields;
    expect([status, fields.map((field: { path: string }) => field.path)]).toEqual([400, [path]]);
  });

  test("takes U+00A0 and letters behind it", async () => {
    expect((await send("Pedido\u00a0ñ-1")).status).not.toBe(400);
  });
});
