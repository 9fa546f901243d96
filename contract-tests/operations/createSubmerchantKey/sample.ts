import { makeSubmerchant } from "../../shared/steps.ts";
import type { Sample } from "../../src/sample.ts";

/** The least that a key takes. */
export const sample = {
  operation: "createSubmerchantKey",
  before: [makeSubmerchant("shop")],
  request: { key: "pspSecret", path: { id: "{shop.id}" }, body: { type: "secret", name: "Zapatería El Paso, server" } },
  status: 201,
} as const satisfies Sample<"createSubmerchantKey", object>;
