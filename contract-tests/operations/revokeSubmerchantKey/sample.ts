import { makeSubmerchant, makeSubmerchantKey } from "../../shared/steps.ts";
import type { Sample } from "../../src/sample.ts";

/** A key that exists. */
export const sample: Sample<"revokeSubmerchantKey"> = {
  operation: "revokeSubmerchantKey",
  before: [makeSubmerchant("shop"), makeSubmerchantKey("made", "shop")],
  request: { key: "pspSecret", path: { id: "{shop.id}" }, query: { key_id: "{made.id}" }, body: undefined },
  status: 200,
};
