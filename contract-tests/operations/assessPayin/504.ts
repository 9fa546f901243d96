import type { ContractCase } from "../../src/case.ts";
import { payin } from "./sample.ts";

const operation = "assessPayin";

/** A deadline that is missed. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "the payer timeout@sandbox.test shows what a missed deadline looks like",
    request: payin({ payer: { email: "timeout@sandbox.test" } }),
    expected: { status: 504, code: "ASSESS_TIMEOUT" },
  },
];
