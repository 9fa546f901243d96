import type { Sample } from "../../src/sample.ts";

/** The least that a submerchant takes. */
export const sample = {
  operation: "createSubmerchant",
  request: { key: "pspSecret", body: { name: "Zapatería El Paso", country: "MX" } },
  status: 201,
} as const satisfies Sample<"createSubmerchant", object>;
