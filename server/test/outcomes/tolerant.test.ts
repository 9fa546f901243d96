// What decides nothing never loses an outcome: values that cannot be read are left out and named.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { callerOf, newPayer } from "./payer.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** Reports an outcome of a new payment. */
async function report(members: Record<string, unknown>, headers: Record<string, string> = {}) {
  const session_id = await callerOf(service, service.tenant.secret).session(newPayer());
  const body = { session_id, outcome: "chargeback_lost", fraud_type: "third_party", ...members };
  return { session_id, ...(await call(`${service.url}/api/v1/assess/outcome`, { key: service.tenant.secret, body, headers })) };
}

test.each([
  ["null", { provider: null, provider_dispute_id: null, provider_payment_id: null, reason: null, reason_code: null, refunded_amount: null }],
  ["blank", { provider: "", provider_dispute_id: " ", reason: "", reason_code: "" }],
])("members that are %s are absent", async (_, members) => {
  const { status, body } = await report(members);
  expect([status, body.outcome, body.field_warnings]).toEqual([200, "chargeback_lost", undefined]);
});

test.each([
  ["provider", { provider: { name: "adyen" } }, "unreadable"],
  ["provider_payment_id", { provider_payment_id: ["PSP-1"] }, "unreadable"],
  ["reason", { reason: "x".repeat(600) }, "shortened"],
])("%s that cannot be used as sent is named, and the outcome is applied", async (path, members, reason) => {
  const { status, body } = await report(members);
  expect([status, body.feedback_applied]).toEqual([200, true]);
  expect(body.field_warnings).toEqual([{ path, reason, expected: expect.stringMatching(/./) }]);
});

test("identifiers that are numbers are read", async () => {
  const { status, body, session_id } = await report({ provider_payment_id: 1234567890, provider_dispute_id: 77 });
  expect(status).toBe(200);
  const [row] = await service.database.query<object>("SELECT provider_payment_id, provider_dispute_id FROM outcomes WHERE session_id = $1", [session_id]);
  expect([row, body.field_warnings]).toEqual([{ provider_payment_id: "1234567890", provider_dispute_id: "77" }, undefined]);
});

test.each([
  [10.4, undefined],
  ["4837 - No Cardholder Authorization", "reason_code"],
])("the reason code %j is read", async (reason_code, named) => {
  const { status, body } = await report({ reason_code, fraud_type: undefined });
  expect([status, body.feedback.fraud_type, body.field_warnings?.[0]?.path]).toEqual([200, "third_party", named]);
});

test.each([
  ["outcome", { outcome: "chargeback" }],
  ["outcome", { outcome: null }],
  ["fraud_type", { fraud_type: "friendly" }],
  ["reason_code", { reason_code: { code: "10.4" } }],
  ["refunded_amount", { outcome: "partially_refunded", refunded_amount: "un peso" }],
  ["unknown", { unknown: 1 }],
])("%s decides, or is a mistake in the name: the report is refused", async (path, members) => {
  const { status, body } = await report(members);
  expect([status, body.details.fields.map((field: { path: string }) => field.path)]).toEqual([400, [path]]);
});

test("strict validation refuses what cannot be used as it was sent", async () => {
  expect((await report({ reason: "x".repeat(600) }, { Prefer: "handling=strict" })).status).toBe(400);
});
