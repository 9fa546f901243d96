import { notFound } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { exampleId } from "../../src/later.ts";

const operation = "readPreventionStats";

/** Submerchants that the caller does not see. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "a submerchant that does not exist is not found",
    request: { key: "pspSecret", query: { submerchant_id: exampleId } },
    expected: notFound,
  },
  {
    operation,
    promise: "a submerchant of another organization is not found",
    request: { key: "secret", query: { submerchant_id: "{sandbox.psp.submerchant_id}" } },
    expected: notFound,
  },
  {
    operation,
    promise: "a key of one submerchant does not find another",
    request: { key: "submerchantSecret", query: { submerchant_id: exampleId } },
    expected: notFound,
  },
];
