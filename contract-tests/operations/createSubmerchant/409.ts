import { duplicate } from "../../shared/refusal.ts";
import { makeSubmerchant } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "createSubmerchant";

/** Identifiers that are taken. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "an external_id is used once",
    before: [makeSubmerchant("shop", { external_id: "contract-once" })],
    request: { key: "pspSecret", body: { ...sample.request.body, external_id: "contract-once" } },
    expected: duplicate,
  },
];
