import { answered } from "../../of-every-operation/answered.ts";
import { makeSubmerchant } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "readSubmerchant";

/** A submerchant as it was registered. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "a submerchant is read as it was registered",
    before: [makeSubmerchant("shop", { category_code: "5661" })],
    request: { key: "pspViewer", path: { id: "{shop.id}" } },
    expected: { status: 200, body: { id: "{shop.id}", name: "{shop.name}", category_code: "5661", created_at: "{shop.created_at}" } },
  },
];
