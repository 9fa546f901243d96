import { doubled, refusing } from "../shared/refusal.ts";
import { makeSubmerchant } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "createSubmerchant";

/** The least that a submerchant takes. */
export const sample = {
  operation: "createSubmerchant",
  request: { key: "pspSecret", body: { name: "Zapatería El Paso", country: "MX" } },
  status: 201,
} as const satisfies Sample<"createSubmerchant">;

/** Its own cases, by expected status. */
export const cases: OwnCases<"createSubmerchant"> = {
  /** New submerchants. */
  201: [
    {
      promise: "the documented example shoe-shop is registered",
      request: { key: "pspSecret", body: requestExample(operation, "shoe-shop") },
      expected: {
        example: "shoe-shop",
        body: { name: "Zapatería El Paso", country: "MX", external_id: "COM-00412", category_code: "5661", status: "active" },
      },
    },
    {
      promise: "a session may register it too, and inactive from the start",
      request: { key: "pspAdmin", body: { ...sample.request.body, status: "inactive" } },
      expected: { body: { status: "inactive", external_id: null, category_code: null } },
    },
  ],
  /** Submerchants that are wrong in themselves. */
  400: [
    refusing({ key: "pspSecret" })("what is required is named", {}, "name", "country"),
    refusing({ key: "pspSecret" })(
      "every failing field is named",
      { name: "", country: "mx", category_code: "566", external_id: "a\u0000b", status: "asleep" },
      "name",
      "country",
      "category_code",
      "external_id",
      "status",
    ),
  ],
  /** Identifiers that are taken. */
  409: [
    doubled(
      "an external_id is used once",
      { key: "pspSecret", body: { ...sample.request.body, external_id: "contract-once" } },
      makeSubmerchant("shop", { external_id: "contract-once" }),
    ),
  ],
};
