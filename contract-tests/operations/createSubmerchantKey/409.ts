import { deactivate, makeSubmerchant } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "createSubmerchantKey";

/** Submerchants that get no key. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "a deactivated submerchant gets no key",
    before: [makeSubmerchant("shop"), deactivate("shop")],
    request: sample.request,
    expected: { status: 409, code: "INVALID_TRANSITION" },
  },
];
