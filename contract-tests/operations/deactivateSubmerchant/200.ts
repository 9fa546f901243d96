import { answered } from "../../of-every-operation/answered.ts";
import { deactivate, makeSubmerchant } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "deactivateSubmerchant";

/** Submerchants that are deactivated. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "a submerchant is deactivated, and nothing of it deleted",
    before: [makeSubmerchant("shop", { category_code: "5661" })],
    request: { key: "pspAdmin", path: { id: "{shop.id}" } },
    expected: { status: 200, body: { id: "{shop.id}", category_code: "5661", status: "inactive" } },
  },
  {
    operation,
    promise: "deactivating twice changes nothing",
    before: [makeSubmerchant("shop"), deactivate("shop", "first")],
    request: { key: "pspSecret", path: { id: "{shop.id}" } },
    expected: { status: 200, body: { status: "inactive", updated_at: "{first.updated_at}" } },
  },
];
