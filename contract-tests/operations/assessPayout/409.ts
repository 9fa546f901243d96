import type { ContractCase } from "../../src/case.ts";
import { handle } from "../assessPayin/sample.ts";
import { payout } from "./sample.ts";

const operation = "assessPayout";

/** Handles that are taken. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "a handle that was used for another request is refused",
    before: [payout({ amount: 10 }, handle("contract-payout-reused"))],
    request: payout({ amount: 11 }, handle("contract-payout-reused")),
    expected: { status: 409, code: "IDEMPOTENCY_KEY_REUSED" },
  },
];
