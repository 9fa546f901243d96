import { answered } from "../../of-every-operation/answered.ts";
import { makeSubmerchant } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { sample } from "./sample.ts";

const operation = "updateSubmerchant";

/** Changes of a submerchant. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the documented example deactivate ends its part",
    before: [makeSubmerchant("shop")],
    request: { key: "pspSecret", path: { id: "{shop.id}" }, body: requestExample(operation, "deactivate") },
    expected: { status: 200, example: "deactivate", body: { id: "{shop.id}", name: "{shop.name}", status: "inactive" } },
  },
  {
    operation,
    promise: "what is absent stays, and null clears",
    before: [makeSubmerchant("shop", { external_id: "contract-cleared", category_code: "5661" })],
    request: { key: "pspAdmin", path: { id: "{shop.id}" }, body: { name: "Zapatería El Norte", external_id: null } },
    expected: { status: 200, body: { name: "Zapatería El Norte", country: "MX", external_id: null, category_code: "5661", status: "active" } },
  },
];
