import { expect } from "vitest";
import type { CaseRequest, ContractCase } from "../src/case.ts";
import { contract, operationOf, requestExample, requestExamples } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "assessPayin";

/** The least that a pay-in takes. */
export const assessPayinSample = {
  operation,
  request: { key: "secret", body: { amount: 1249.9, currency: "MXN" } },
  status: 200,
} as const satisfies Sample<"assessPayin", { amount: number; currency: string }>;

const { body: sample } = assessPayinSample.request;

/** A pay-in with a secret key. */
export const payin = (body: object, headers: Record<string, string> = {}): CaseRequest => ({ key: "secret", body, headers });

const handle = (key: string) => ({ "Idempotency-Key": key });
const REPLAYED = { "Idempotent-Replayed": /^true$/ };
const FRESH = { "Idempotent-Replayed": null };

/** Each example of the document, just as a reader would send it. */
const exampleCases = requestExamples(operationOf(contract, operation)).map(([example, body]): ContractCase => {
  const { order_id, payment_id } = body as Record<string, unknown>;
  return {
    operation,
    promise: `the documented example ${example} gets a decision that names its order`,
    request: { key: "secret", body },
    expected: {
      status: 200,
      example,
      headers: { Deprecation: null, Link: null },
      body: { assess_flow: "payin", order_id, ...(payment_id === undefined ? {} : { payment_id }) },
    },
  };
});

const sandboxCases = ["approve", "challenge", "review", "decline"].map(
  (decision): ContractCase => ({
    operation,
    promise: `the payer ${decision}@sandbox.test gets the decision ${decision}: an ordinary answer`,
    request: payin({ ...sample, payer: { email: `${decision}@sandbox.test` } }),
    expected: { status: 200, body: { decision, signals: ["SANDBOX_OVERRIDE"], signal_details: [{ code: "SANDBOX_OVERRIDE" }] } },
  }),
);

const handleCases: readonly ContractCase[] = [
  {
    operation,
    promise: "the first request of an Idempotency-Key is no replay, and the answer names the key",
    request: payin(sample, handle("contract-first")),
    expected: { status: 200, headers: FRESH, body: { idempotency_key: "contract-first" } },
  },
  {
    operation,
    promise: "the same request under the same Idempotency-Key is a replay, however it is written",
    before: [payin(sample, handle("contract-replay"))],
    request: { key: "secret", headers: handle("contract-replay"), text: '{ "currency":"MXN",\n "amount": 1249.90 }' },
    expected: { status: 200, headers: REPLAYED },
  },
  {
    operation,
    promise: "the same request of the same order is a replay",
    before: [payin({ ...sample, order_id: "contract-order" })],
    request: payin({ ...sample, order_id: "contract-order" }),
    expected: { status: 200, headers: REPLAYED, body: { order_id: "contract-order" } },
  },
  {
    operation,
    promise: "another request of the same order is a new attempt",
    before: [payin({ ...sample, order_id: "contract-attempts" })],
    request: payin({ ...sample, order_id: "contract-attempts", amount: 20 }),
    expected: { status: 200, headers: FRESH },
  },
  {
    operation,
    promise: "a publishable key never gets the stored answer of a secret key",
    before: [payin(sample, handle("contract-class"))],
    request: { ...payin(sample, handle("contract-class")), key: "publishable" },
    expected: { status: 200, headers: FRESH },
  },
];

/** Pay-ins that get a decision. */
export const assessPayinCases: readonly ContractCase[] = [
  ...exampleCases,
  ...sandboxCases,
  ...handleCases,
  {
    operation,
    promise: "a publishable key gets a decision without its reasons",
    request: { key: "publishable", body: requestExample(operation, "blocked-brl") },
    expected: { status: 200, example: "blocked-brl", body: { signals: [], signal_details: [] } },
  },
  {
    operation,
    promise: "a pay-in of amount and currency alone is assessed, and told what would sharpen the decision",
    request: payin(sample),
    expected: {
      status: 200,
      headers: { Deprecation: null, Link: null },
      body: {
        field_warnings: {
          missing_recommended: expect.arrayContaining(["payer.email"]),
          organization_segment: "merchant",
          field_requirements_doc: "/api/v1/assess",
        },
      },
    },
  },
  {
    operation,
    promise: "an amount in minor units is assessed, and the answer says that they are deprecated",
    request: payin({ ...sample, amount: 124990, amount_unit: "minor" }),
    expected: { status: 200, headers: { Deprecation: /^@\d+$/, Link: /^<[^>]+>; rel="deprecation"$/ } },
  },
  {
    operation,
    promise: "a field that the contract does not know is ignored",
    request: payin({ ...sample, field_of_tomorrow: { deep: [1] } }),
    expected: { status: 200 },
  },
];
