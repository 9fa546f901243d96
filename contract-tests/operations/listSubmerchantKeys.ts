import { missing } from "../shared/refusal.ts";
import { deactivate, makeSubmerchant, makeSubmerchantKey } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A submerchant that exists. */
export const sample: Sample<"listSubmerchantKeys"> = {
  operation: "listSubmerchantKeys",
  before: [makeSubmerchant("shop")],
  request: { key: "pspSecret", path: { id: "{shop.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"listSubmerchantKeys"> = {
  /** Keys of one submerchant, newest first. */
  200: [
    {
      promise: "the keys of the submerchant, and no others, are listed newest first",
      before: [
        makeSubmerchant("shop"),
        makeSubmerchantKey("older", "shop"),
        makeSubmerchantKey("made", "shop"),
        makeSubmerchant("neighbour"),
        makeSubmerchantKey("foreign", "neighbour"),
      ],
      request: { key: "pspViewer", path: { id: "{shop.id}" } },
      expected: { body: { data: [{ id: "{made.id}", status: "active" }, { id: "{older.id}" }], next_cursor: null } },
    },
    {
      promise: "the keys of a deactivated submerchant are disabled",
      before: [makeSubmerchant("shop"), makeSubmerchantKey("made", "shop"), deactivate("shop")],
      request: { key: "pspSecret", path: { id: "{shop.id}" } },
      expected: { body: { data: [{ id: "{made.id}", status: "disabled" }] } },
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
