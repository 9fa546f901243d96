import { makeSubmerchant } from "../../shared/steps.ts";
import type { Sample } from "../../src/sample.ts";

/** A submerchant that exists. */
export const sample = {
  operation: "updateSubmerchant",
  before: [makeSubmerchant("shop")],
  request: { key: "pspSecret", path: { id: "{shop.id}" }, body: { name: "Zapatería El Norte" } },
  status: 200,
} as const satisfies Sample<"updateSubmerchant", object>;
