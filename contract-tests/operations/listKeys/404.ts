import { notFound } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";

const operation = "listKeys";

/** Submerchants that the caller does not have. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "keys of a submerchant of another organization are not found",
    request: { key: "admin", query: { submerchant_id: "{sandbox.psp.submerchant_id}" } },
    expected: notFound,
  },
];
