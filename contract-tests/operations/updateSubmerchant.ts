import { doubled, refusing } from "../shared/refusal.ts";
import { makeSubmerchant } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "updateSubmerchant";

/** A submerchant that exists. */
export const sample = {
  operation: "updateSubmerchant",
  before: [makeSubmerchant("shop")],
  request: { key: "pspSecret", path: { id: "{shop.id}" }, body: { name: "Zapatería El Norte" } },
  status: 200,
} as const satisfies Sample<"updateSubmerchant">;

/** Its own cases, by expected status. */
export const cases: OwnCases<"updateSubmerchant"> = {
  /** Changes of a submerchant. */
  200: [
    {
      promise: "the documented example deactivate ends its part",
      before: [makeSubmerchant("shop")],
      request: { key: "pspSecret", path: { id: "{shop.id}" }, body: requestExample(operation, "deactivate") },
      expected: { example: "deactivate", body: { id: "{shop.id}", name: "{shop.name}", status: "inactive" } },
    },
    {
      promise: "what is absent stays, and null clears",
      before: [makeSubmerchant("shop", { external_id: "contract-cleared", category_code: "5661" })],
      request: { key: "pspAdmin", path: { id: "{shop.id}" }, body: { name: "Zapatería El Norte", external_id: null } },
      expected: { body: { name: "Zapatería El Norte", country: "MX", external_id: null, category_code: "5661", status: "active" } },
    },
  ],
  /** Changes that cannot be. */
  400: [refusing({ key: "pspSecret", path: { id: exampleId } })("a name that is cleared is refused: a submerchant has one", { name: null }, "name")],
  /** Identifiers that are taken. */
  409: [
    doubled(
      "the external_id of another submerchant is refused",
      { key: "pspSecret", path: { id: "{shop.id}" }, body: { external_id: "contract-taken" } },
      makeSubmerchant("shop"),
      makeSubmerchant("neighbour", { external_id: "contract-taken" }),
    ),
  ],
};
