import { expect } from "vitest";
import { answered } from "../../of-every-operation/answered.ts";
import type { ContractCase } from "../../src/case.ts";
import { contract, operationOf, requestExample, requestExamples } from "../../src/document.ts";
import { cases as fraudReports } from "./200-fraud-reports.ts";
import { cases as keys } from "./200-keys.ts";
import { cases as lists } from "./200-lists.ts";
import { cases as outcomes } from "./200-outcomes.ts";
import { cases as settings } from "./200-settings.ts";
import { handle, payin, payinBy, sample } from "./sample.ts";

const operation = "assessPayin";
const FRESH = { "Idempotent-Replayed": null };
const REPLAYED = { "Idempotent-Replayed": /^true$/ };

/** Pay-ins that get a decision. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  ...requestExamples(operationOf(contract, operation)).map(([example, body]): ContractCase => {
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
  }),
  ...["approve", "challenge", "review", "decline"].map(
    (decision): ContractCase => ({
      operation,
      promise: `the payer ${decision}@sandbox.test gets the decision ${decision}: an ordinary answer`,
      request: payin({ payer: { email: `${decision}@sandbox.test` } }),
      expected: { status: 200, body: { decision, signals: ["SANDBOX_OVERRIDE"], signal_details: [{ code: "SANDBOX_OVERRIDE" }] } },
    }),
  ),
  {
    operation,
    promise: "the first request of an Idempotency-Key is no replay, and the answer names the key",
    request: payin({}, handle("contract-first")),
    expected: { status: 200, headers: FRESH, body: { idempotency_key: "contract-first" } },
  },
  {
    operation,
    promise: "the same request under the same Idempotency-Key is a replay, however it is written",
    before: [payin({}, handle("contract-replay"))],
    request: { key: "secret", headers: handle("contract-replay"), text: '{ "currency":"MXN",\n "amount": 1249.90 }' },
    expected: { status: 200, headers: REPLAYED },
  },
  {
    operation,
    promise: "the same request of the same order is a replay",
    before: [payin({ order_id: "contract-order" })],
    request: payin({ order_id: "contract-order" }),
    expected: { status: 200, headers: REPLAYED, body: { order_id: "contract-order" } },
  },
  {
    operation,
    promise: "another request of the same order is a new attempt",
    before: [payin({ order_id: "contract-attempts" })],
    request: payin({ order_id: "contract-attempts", amount: 20 }),
    expected: { status: 200, headers: FRESH },
  },
  {
    operation,
    promise: "a publishable key never gets the stored answer of a secret key",
    before: [payin({}, handle("contract-class"))],
    request: payinBy("publishable", {}, handle("contract-class")),
    expected: { status: 200, headers: FRESH },
  },
  {
    operation,
    promise: "a publishable key gets a decision without its reasons",
    request: { key: "publishable", body: requestExample(operation, "blocked-brl") },
    expected: { status: 200, example: "blocked-brl", body: { signals: [], signal_details: [] } },
  },
  {
    operation,
    promise: "a pay-in of amount and currency alone is assessed, and told what would sharpen the decision",
    request: payin(),
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
    request: payin({ amount: 124990, amount_unit: "minor" }),
    expected: { status: 200, headers: { Deprecation: /^@\d+$/, Link: /^<[^>]+>; rel="deprecation"$/ } },
  },
  {
    operation,
    promise: "a field that the contract does not know is ignored",
    request: payin({ field_of_tomorrow: { deep: [1] } }),
    expected: { status: 200 },
  },
  ...keys,
  ...lists,
  ...outcomes,
  ...fraudReports,
  ...settings,
];
