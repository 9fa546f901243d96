import { invalid, missing, refusing } from "../shared/refusal.ts";
import type { CaseRequest, OwnCases, TestCase } from "../src/case.ts";
import { contract, operationOf, requestExamples } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";
import { handle, payin } from "./assessPayin/requests.ts";

const operation = "assessPayout";

/** The least that a payout takes. */
export const sample = {
  operation: "assessPayout",
  request: { key: "secret", body: { amount: 8450.5, currency: "MXN", beneficiary: { id: "contract-beneficiary" } } },
  status: 200,
} as const satisfies Sample<"assessPayout">;

/** A payout from the merchant's server. */
const payout = (body: object = {}, headers?: CaseRequest["headers"]): CaseRequest => ({
  key: "secret",
  body: { ...sample.request.body, ...body },
  headers,
});

const FRESH = { "Idempotent-Replayed": null };
const REPLAYED = { "Idempotent-Replayed": /^true$/ };
const refused = refusing({ key: "secret" });
const { body } = sample.request;

/** Its own cases, by expected status. */
export const cases: OwnCases<"assessPayout"> = {
  /** Payouts that get a decision. */
  200: [
    ...requestExamples(operationOf(contract, operation)).map(
      ([example, body]): TestCase<200> => ({
        promise: `the documented example ${example} gets a decision that names its order`,
        request: { key: "secret", body },
        expected: { example, body: { assess_flow: "payout", order_id: (body as { readonly order_id: string }).order_id } },
      }),
    ),
    ...["approve", "challenge", "review", "decline"].map(
      (decision): TestCase<200> => ({
        promise: `the beneficiary ${decision}@sandbox.test gets the decision ${decision}: an ordinary answer`,
        request: payout({ beneficiary: { id: "contract-sandbox", email: `${decision}@sandbox.test` } }),
        expected: { body: { decision, signals: ["SANDBOX_OVERRIDE"] } },
      }),
    ),
    {
      promise: "the same request under the same Idempotency-Key is a replay",
      before: [payout({}, handle("contract-payout-replay"))],
      request: payout({}, handle("contract-payout-replay")),
      expected: { headers: REPLAYED },
    },
    {
      promise: "the same request of the same order is a replay",
      before: [payout({ order_id: "contract-payout-order" })],
      request: payout({ order_id: "contract-payout-order" }),
      expected: { headers: REPLAYED, body: { order_id: "contract-payout-order" } },
    },
    {
      promise: "the handle of a pay-in is free for a payout",
      before: [{ operation: "assessPayin", ...payin({}, handle("contract-both-flows")) }],
      request: payout({}, handle("contract-both-flows")),
      expected: { headers: FRESH },
    },
  ],
  /** Payouts that are wrong in themselves. */
  400: [
    refused("what is required is named", {}, "amount", "currency", "beneficiary"),
    refused("every failing field is named, not only the first", { ...body, amount: -1, currency: "peso" }, "amount", "currency"),
    refused("a beneficiary without an id or an account is refused", { ...body, beneficiary: { name: "José Hernández Luna" } }, "beneficiary"),
    refused("an amount with more decimals than its currency has is refused", { ...body, amount: 185990.5, currency: "CLP" }, "amount"),
    invalid("a handle that is too long is refused", payout({}, handle("k".repeat(256))), ["header.Idempotency-Key"]),
  ],
  /** Submerchants that the caller does not have. */
  404: [
    missing("a submerchant that does not exist is not found", { ...payout({ submerchant_id: exampleId }), key: "pspSecret" }),
    missing("a submerchant of another organization is not found", payout({ submerchant_id: "{sandbox.psp.submerchant_id}" })),
  ],
  /** Handles that are taken. */
  409: [
    {
      promise: "a handle that was used for another request is refused",
      before: [payout({ amount: 10 }, handle("contract-payout-reused"))],
      request: payout({ amount: 11 }, handle("contract-payout-reused")),
      expected: { code: "IDEMPOTENCY_KEY_REUSED" },
    },
  ],
  /** Maintenance, and a service that cannot assess. */
  503: [
    {
      promise: "the beneficiary maintenance@sandbox.test shows what maintenance looks like",
      request: payout({ beneficiary: { id: "contract-sandbox", email: "maintenance@sandbox.test" } }),
      expected: { code: "ASSESS_MAINTENANCE", headers: { "Retry-After": /^\d+$/ }, details: { reason: "maintenance" } },
    },
  ],
  /** A deadline that is missed. */
  504: [
    {
      promise: "the beneficiary timeout@sandbox.test shows what a missed deadline looks like",
      request: payout({ beneficiary: { id: "contract-sandbox", email: "timeout@sandbox.test" } }),
      expected: { code: "ASSESS_TIMEOUT" },
    },
  ],
};
