import { invalid, missing } from "../shared/refusal.ts";
import { makeSubmerchant, makeSubmerchantKey } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A key that exists. */
export const sample: Sample<"revokeSubmerchantKey"> = {
  operation: "revokeSubmerchantKey",
  before: [makeSubmerchant("shop"), makeSubmerchantKey("made", "shop")],
  request: { key: "pspSecret", path: { id: "{shop.id}" }, query: { key_id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"revokeSubmerchantKey"> = {
  /** Keys that are revoked. */
  200: [
    {
      promise: "a key of the submerchant is revoked",
      before: [makeSubmerchant("shop"), makeSubmerchantKey("made", "shop")],
      request: { key: "pspSecret", path: { id: "{shop.id}" }, query: { key_id: "{made.id}" } },
      expected: { body: { id: "{made.id}", status: "revoked" } },
    },
  ],
  /** Calls that name no key. */
  400: [invalid("the key has to be named", { key: "pspSecret", path: { id: "{sandbox.psp.submerchant_id}" } }, ["query.key_id"])],
  /** Keys that are not there for the caller. */
  404: [
    missing(
      "a key of another submerchant is not found",
      { key: "pspSecret", path: { id: "{shop.id}" }, query: { key_id: "{made.id}" } },
      makeSubmerchant("shop"),
      makeSubmerchant("neighbour"),
      makeSubmerchantKey("made", "neighbour"),
    ),
  ],
};
