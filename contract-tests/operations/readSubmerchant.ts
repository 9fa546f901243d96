import { missing } from "../shared/refusal.ts";
import { makeSubmerchant, makeSubmerchantKey } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A submerchant that exists. */
export const sample: Sample<"readSubmerchant"> = {
  operation: "readSubmerchant",
  before: [makeSubmerchant("shop")],
  request: { key: "pspSecret", path: { id: "{shop.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"readSubmerchant"> = {
  /** A submerchant as it was registered. */
  200: [
    {
      promise: "a submerchant is read as it was registered",
      before: [makeSubmerchant("shop", { category_code: "5661" })],
      request: { key: "pspViewer", path: { id: "{shop.id}" } },
      expected: { body: { id: "{shop.id}", name: "{shop.name}", category_code: "5661", created_at: "{shop.created_at}" } },
    },
  ],
  /** Submerchants that are not there for the caller. */
  404: [
    missing(
      "a key of one submerchant does not find another one",
      { key: "{own.key}", path: { id: "{neighbour.id}" } },
      makeSubmerchant("shop"),
      makeSubmerchant("neighbour"),
      makeSubmerchantKey("own", "shop", { permissions: ["submerchants:read"] }),
    ),
  ],
};
