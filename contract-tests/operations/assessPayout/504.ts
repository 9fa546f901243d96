import type { ContractCase } from "../../src/case.ts";
import { payout } from "./sample.ts";

const operation = "assessPayout";

/** A deadline that is missed. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "the beneficiary timeout@sandbox.test shows what a missed deadline looks like",
    request: payout({ beneficiary: { id: "contract-sandbox", email: "timeout@sandbox.test" } }),
    expected: { status: 504, code: "ASSESS_TIMEOUT" },
  },
];
