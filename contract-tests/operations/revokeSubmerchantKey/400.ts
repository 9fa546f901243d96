import { invalid } from "../../of-every-operation/invalid.ts";
import { failing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "revokeSubmerchantKey";

/** Calls that name no key. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  {
    operation,
    promise: "the key has to be named",
    request: { key: "pspSecret", path: { id: "{sandbox.psp.submerchant_id}" } },
    expected: failing("query.key_id"),
  },
];
