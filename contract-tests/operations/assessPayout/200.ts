import { answered } from "../../of-every-operation/answered.ts";
import type { ContractCase } from "../../src/case.ts";
import { contract, operationOf, requestExamples } from "../../src/document.ts";
import { handle, payin } from "../assessPayin/sample.ts";
import { payout, sample } from "./sample.ts";

const operation = "assessPayout";
const FRESH = { "Idempotent-Replayed": null };
const REPLAYED = { "Idempotent-Replayed": /^true$/ };

/** Payouts that get a decision. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  ...requestExamples(operationOf(contract, operation)).map(
    ([example, body]): ContractCase => ({
      operation,
      promise: `the documented example ${example} gets a decision that names its order`,
      request: { key: "secret", body },
      expected: { status: 200, example, body: { assess_flow: "payout", order_id: (body as { readonly order_id: string }).order_id } },
    }),
  ),
  ...["approve", "challenge", "review", "decline"].map(
    (decision): ContractCase => ({
      operation,
      promise: `the beneficiary ${decision}@sandbox.test gets the decision ${decision}: an ordinary answer`,
      request: payout({ beneficiary: { id: "contract-sandbox", email: `${decision}@sandbox.test` } }),
      expected: { status: 200, body: { decision, signals: ["SANDBOX_OVERRIDE"] } },
    }),
  ),
  {
    operation,
    promise: "the same request under the same Idempotency-Key is a replay",
    before: [payout({}, handle("contract-payout-replay"))],
    request: payout({}, handle("contract-payout-replay")),
    expected: { status: 200, headers: REPLAYED },
  },
  {
    operation,
    promise: "the same request of the same order is a replay",
    before: [payout({ order_id: "contract-payout-order" })],
    request: payout({ order_id: "contract-payout-order" }),
    expected: { status: 200, headers: REPLAYED, body: { order_id: "contract-payout-order" } },
  },
  {
    operation,
    promise: "the handle of a pay-in is free for a payout",
    before: [{ operation: "assessPayin", ...payin({}, handle("contract-both-flows")) }],
    request: payout({}, handle("contract-both-flows")),
    expected: { status: 200, headers: FRESH },
  },
];
