import { duplicate } from "../../shared/refusal.ts";
import { makeSubmerchant } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";

const operation = "updateSubmerchant";

/** Identifiers that are taken. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "the external_id of another submerchant is refused",
    before: [makeSubmerchant("shop"), makeSubmerchant("neighbour", { external_id: "contract-taken" })],
    request: { key: "pspSecret", path: { id: "{shop.id}" }, body: { external_id: "contract-taken" } },
    expected: duplicate,
  },
];
