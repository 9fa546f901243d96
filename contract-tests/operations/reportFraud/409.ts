import { assess } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { fraud, known } from "./sample.ts";

const operation = "reportFraud";

/** Orders and payments that several payers share. */
export const cases: readonly ContractCase[] = (["order_id", "payment_id"] as const).map((field) => ({
  operation,
  promise: `an ${field} of two payers is ambiguous, and names neither`,
  before: ["one", "two"].map((payer) => assess(payer, known(`ambiguous-${field}-${payer}`), { [field]: `contract-ambiguous-${field}` })),
  request: fraud({ [field]: `contract-ambiguous-${field}` }),
  expected: { status: 409, code: "AMBIGUOUS_REFERENCE", details: { field, candidates: 2 } },
}));
