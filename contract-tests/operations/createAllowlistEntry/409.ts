import { duplicate } from "../../shared/refusal.ts";
import { allow } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";

const operation = "createAllowlistEntry";

/** Values that are listed already. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "the same value in another spelling is a duplicate",
    before: [allow("made", "iban", "GB82 WEST 1234 5698 7654 32")],
    request: { key: "analyst", body: { list_type: "iban", value: "gb82west12345698765432" } },
    expected: duplicate,
  },
];
