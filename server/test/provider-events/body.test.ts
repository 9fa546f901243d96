// What an event may hold, and what is stored of it.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { own } from "../outcomes/payer.ts";
import { type Ingest, ingestWith } from "./sender.ts";

const MEBIBYTE = 1_048_576;

let service: TestService;
let ingest: Ingest;

beforeAll(async () => {
  service = await startService();
  ingest = ingestWith(service, service.tenant.ingest);
});
afterAll(() => service.close());

const storedOf = async (id: string) =>
  (
    await service.database.query<{ payload: unknown; status: string; received_at: Date }>(
      "SELECT payload, status, received_at FROM provider_events WHERE id = $1",
      [id],
    )
  )[0];

test("all of it is stored, with unknown fields, and nothing of it is logged", async () => {
  const event = {
    event_type: "PAYMENT_PENDING_REVIEW",
    external_id: own("ext"),
    provider: "Some Provider",
    amount: 1249.9,
    currency: "MXN",
    customer_email: "maria@correo.mx",
    occurred_at: "2026-11-20T15:04:05.120Z",
    metadata: { nested: { list: [1, "two", null] }, reason: "motivo-secreto" },
    another_field: { stored: "campo-adicional" },
  };
  const before = Date.now();
  const { body } = await ingest(event);
  const stored = await storedOf(body.event_id);
  expect([stored?.payload, stored?.status]).toEqual([event, "recorded"]);
  expect(stored?.received_at.getTime()).toBeGreaterThanOrEqual(before - 1);
  for (const text of [event.external_id, "motivo-secreto", "campo-adicional", "maria@correo.mx", "PAYMENT_PENDING_REVIEW"])
    expect(service.logged()).not.toContain(text);
});

describe("a body", () => {
  const sized = (bytes: number): string => {
    const start = `{"event_type":"captured","external_id":"${own("big")}","padding":[`;
    const fill = bytes - start.length - 2;
    return `${start}${" ".repeat(fill)}]}`;
  };
  const post = (body: string, headers: Record<string, string> = {}) =>
    call(`${service.url}/api/webhooks/ingest`, { key: service.tenant.ingest, body, headers });

  test("of one mebibyte is taken", async () => {
    const body = sized(MEBIBYTE);
    expect([Buffer.byteLength(body), (await post(body)).status]).toEqual([MEBIBYTE, 202]);
  });

  test("of one byte more is too large", async () => {
    const { status, body } = await post(sized(MEBIBYTE + 1));
    expect([status, body.error.code, body.error.details.limit_bytes]).toEqual([413, "PAYLOAD_TOO_LARGE", MEBIBYTE]);
  });

  test("that is no JSON, or of another type, is refused", async () => {
    expect((await post("{")).status).toBe(400);
    expect((await post("[]")).status).toBe(400);
    expect((await post("event_type=x", { "Content-Type": "application/x-www-form-urlencoded" })).status).toBe(415);
  });
});

describe("an event is refused, field by field,", () => {
  const failing = async (event: Record<string, unknown>): Promise<string[]> => {
    const { status, body } = await ingest({ event_type: "captured", ...event });
    expect([status, body.error.code]).toEqual([400, "VALIDATION_ERROR"]);
    return body.error.details.fields.map(({ path }: { path: string }) => path).toSorted();
  };

  test.each([
    [{ event_type: "", external_id: "" }, ["event_type", "external_id"]],
    [{ event_type: undefined, external_id: undefined }, ["event_type", "external_id"]],
    [{ submerchant_id: "no-submerchant" }, ["submerchant_id"]],
    [{ metadata: { pan: "4242 4242 4242 4242" } }, ["metadata.pan"]],
    [{ another_field: "4242424242424242" }, ["another_field"]],
  ])("%j", async (event, fields) => {
    expect(await failing(event)).toEqual(fields);
  });
});

describe("what decides nothing is left out and named:", () => {
  test.each([
    [{ amount: 10.999, currency: "MXN" }, ["amount"]],
    [{ amount: 10.5, currency: "CLP" }, ["amount"]],
    [{ amount: 10, currency: "XXQ" }, ["currency"]],
    [{ amount: -1, currency: "MXN" }, ["amount"]],
    [{ amount: "10", currency: "pesos" }, ["currency"]],
    [
      { session_id: "no-session", customer_email: "nobody", occurred_at: "yesterday", metadata: [1] },
      ["customer_email", "metadata", "occurred_at", "session_id"],
    ],
    [{ provider: "x".repeat(65) }, ["provider"]],
  ])("%j", async (event, fields) => {
    const { status, body } = await ingest({ event_type: "captured", ...event });
    expect([status, body.field_warnings?.map(({ path }: { path: string }) => path).toSorted()]).toEqual([202, fields]);
  });
});

test.each([
  [12.34, "MXN"],
  [1000, "CLP"],
  [0, "BRL"],
  [1.234, "KWD"],
])("%d %s is an amount", async (amount, currency) => {
  expect((await ingest({ event_type: "captured", amount, currency })).status).toBe(202);
});
