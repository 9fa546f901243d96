import { invalid } from "../../of-every-operation/invalid.ts";
import { failing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "removeBlocklistEntry";

/** Calls that name no entry. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  {
    operation,
    promise: "a call that names no entry is refused",
    request: { key: "analyst" },
    expected: failing("query.id"),
  },
];
