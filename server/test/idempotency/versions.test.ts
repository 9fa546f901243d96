// A retry that meets another version of the service: one whose contract has other fields and defaults. What was sent is the same, so it is a replay.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { OperationId } from "../../../generated/operations.ts";
import { handleOf } from "../../src/decisions/idempotency/handle.ts";
import { canonicalJson, fingerprinted } from "../../src/platform/http/canonical-body.ts";
import { createValidator, type Validator, validation } from "../../src/platform/http/validation.ts";

type Documented = { readonly components: { readonly schemas: Record<string, { readonly properties: Record<string, unknown> }> } };
const released = (): Documented => JSON.parse(readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8"));

/** The contract of the next version: fields with defaults are new, and a field that was known is no longer. */
function later(): Documented {
  const document = released();
  const { properties } = document.components.schemas.PayinAssessRequest ?? { properties: {} };
  Object.assign(properties, { later_field: { type: "integer" }, later_default: { type: "string", default: "new" } });
  delete properties.description;
  return document;
}

/** The fingerprint of a request, and the body that handlers get. */
async function received(validator: Validator, text: string): Promise<{ fingerprint: string | undefined; body: unknown }> {
  const id: OperationId = "assessPayin";
  const request = {
    method: "POST",
    path: "/api/v1/assess",
    originalUrl: "/api/v1/assess",
    headers: { "content-type": "application/json" },
    get: () => undefined,
    params: {},
    query: {},
    body: JSON.parse(text),
    context: { sent: undefined as string | undefined },
  };
  const problem = await new Promise((resolve) => validation(id, validator, undefined)(request as never, {} as never, resolve));
  expect(problem).toBeUndefined();
  const sent = request.context.sent ?? "";
  const handle = handleOf({ flow: "payin", credentialKind: "secret", submerchantId: null, idempotencyKey: "k", orderId: undefined, sent });
  return { fingerprint: handle?.fingerprint, body: request.body };
}

test("a request that two versions validate into different bodies has one fingerprint: the retry is a replay after a deploy", async () => {
  const text = '{"amount": 10.0, "currency": "MXN", "order_id": "o-1", "description": "d", "later_field": 1}';
  const [now, next] = [await received(await createValidator(released()), text), await received(await createValidator(later()), text)];
  expect(canonicalJson(next.body)).not.toBe(canonicalJson(now.body));
  expect(next.fingerprint).toBe(now.fingerprint);
});

test("the fingerprint is of the values, not of their spelling, and differs with each of them", async () => {
  const validator = await createValidator(released());
  const print = async (text: string) => (await received(validator, text)).fingerprint;
  const first = await print('{"amount": 10, "currency": "MXN", "order_id": "o-1"}');
  expect(await print('{"order_id":"o-1","currency":"MXN","amount":1e1}')).toBe(first);
  expect(await print('{"order_id":"o-1","currency":"MXN","amount":11}')).not.toBe(first);
});

test("handles that earlier versions stored are still met: their fingerprints held the defaults of amount_unit and payout.kind", () => {
  const stored = canonicalJson({ amount: 10, amount_unit: "major", payout: { kind: "disbursement", purpose: "refund" } });
  expect(fingerprinted({ amount: 10, payout: { purpose: "refund" } })).toBe(stored);
  expect(fingerprinted({ amount: 10, amount_unit: "minor" })).toBe(canonicalJson({ amount: 10, amount_unit: "minor" }));
});
