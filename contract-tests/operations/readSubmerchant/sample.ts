import { makeSubmerchant } from "../../shared/steps.ts";
import type { Sample } from "../../src/sample.ts";

/** A submerchant that exists. */
export const sample: Sample<"readSubmerchant"> = {
  operation: "readSubmerchant",
  before: [makeSubmerchant("shop")],
  request: { key: "pspSecret", path: { id: "{shop.id}" }, body: undefined },
  status: 200,
};
