import { makeSubmerchant } from "../../shared/steps.ts";
import type { Step } from "../../src/case.ts";
import type { Sample } from "../../src/sample.ts";

/** An entry for one submerchant: a new one has nothing on its list, so that the same entry can be made for each. */
export const sample = {
  operation: "createBlocklistEntry",
  before: [makeSubmerchant("shop")],
  request: { key: "pspAdmin", body: { list_type: "email", value: "fraude@ejemplo.mx", submerchant_id: "{shop.id}" } },
  status: 201,
} as const satisfies Sample<"createBlocklistEntry", object>;

/** Steps that make it. */
export const atAShop: readonly Step[] = [...sample.before, { as: "made", operation: sample.operation, ...sample.request }];
