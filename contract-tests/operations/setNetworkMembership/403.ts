import { forbidden } from "../../of-every-operation/forbidden.ts";
import { both } from "../../shared/network-steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

/** The choice is the organization's. */
export const cases: readonly ContractCase[] = [
  ...forbidden(sample),
  {
    operation: "setNetworkMembership",
    promise: "a key of one submerchant does not choose for its provider",
    request: { key: "submerchantSecret", body: both },
    expected: { status: 403, code: "FORBIDDEN" },
  },
];
