import { forbidden } from "../../of-every-operation/forbidden.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

/** The choice is the organization's. */
export const cases: readonly ContractCase[] = [
  ...forbidden(sample),
  {
    operation: "leaveNetwork",
    promise: "a key of one submerchant does not leave for its provider",
    request: { key: "submerchantSecret" },
    expected: { status: 403, code: "FORBIDDEN" },
  },
];
