import type { ContractCase } from "../../src/case.ts";
import { handle, payin } from "./sample.ts";

const operation = "assessPayin";

/** Handles that are taken. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "a handle that was used for another request is refused",
    before: [payin({ amount: 10 }, handle("contract-reused"))],
    request: payin({ amount: 11 }, handle("contract-reused")),
    expected: { status: 409, code: "IDEMPOTENCY_KEY_REUSED" },
  },
];
