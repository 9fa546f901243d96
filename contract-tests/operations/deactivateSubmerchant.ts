import { deactivate, makeSubmerchant } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";
import { sample as read } from "./readSubmerchant.ts";

/** A submerchant that exists. */
export const sample: Sample<"deactivateSubmerchant"> = { ...read, operation: "deactivateSubmerchant" };

/** Its own cases, by expected status. */
export const cases: OwnCases<"deactivateSubmerchant"> = {
  /** Submerchants that are deactivated. */
  200: [
    {
      promise: "a submerchant is deactivated, and nothing of it deleted",
      before: [makeSubmerchant("shop", { category_code: "5661" })],
      request: { key: "pspAdmin", path: { id: "{shop.id}" } },
      expected: { body: { id: "{shop.id}", category_code: "5661", status: "inactive" } },
    },
    {
      promise: "deactivating twice changes nothing",
      before: [makeSubmerchant("shop"), deactivate("shop", "first")],
      request: { key: "pspSecret", path: { id: "{shop.id}" } },
      expected: { body: { status: "inactive", updated_at: "{first.updated_at}" } },
    },
  ],
  /** Callers who may not do it. */
  403: [
    {
      promise: "a key of the submerchant itself cannot do it",
      request: { key: "submerchantSecret", path: { id: "{sandbox.psp.submerchant_id}" } },
      expected: { code: "FORBIDDEN", details: { required_permissions: ["submerchants:write"] } },
    },
  ],
};
