import { away } from "../../of-every-operation/away.ts";
import type { ContractCase } from "../../src/case.ts";
import { payout, sample } from "./sample.ts";

const operation = "assessPayout";

/** Maintenance, and a service that cannot assess. */
export const cases: readonly ContractCase[] = [
  ...away(sample),
  {
    operation,
    promise: "the beneficiary maintenance@sandbox.test shows what maintenance looks like",
    request: payout({ beneficiary: { id: "contract-sandbox", email: "maintenance@sandbox.test" } }),
    expected: { status: 503, code: "ASSESS_MAINTENANCE", headers: { "Retry-After": /^\d+$/ } },
  },
];
