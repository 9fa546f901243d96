import { invalid } from "../../of-every-operation/invalid.ts";
import { failing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "exportBlocklist";

/** Filters that cannot be. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  {
    operation,
    promise: "filters that cannot be are named",
    request: { key: "viewer", query: { list_type: "iban_number", severity: "hard", is_active: "maybe", submerchant_id: "1" } },
    expected: failing("query.list_type", "query.severity", "query.is_active", "query.submerchant_id"),
  },
];
