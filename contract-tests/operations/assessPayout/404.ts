import { notFound } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { exampleId } from "../../src/later.ts";
import { payout } from "./sample.ts";

const operation = "assessPayout";

/** Submerchants that the caller does not have. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "a submerchant that does not exist is not found",
    request: { ...payout({ submerchant_id: exampleId }), key: "pspSecret" },
    expected: notFound,
  },
  {
    operation,
    promise: "a submerchant of another organization is not found",
    request: payout({ submerchant_id: "{sandbox.psp.submerchant_id}" }),
    expected: notFound,
  },
];
