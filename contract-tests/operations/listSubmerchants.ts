import { expect } from "vitest";
import { deactivate, makeSubmerchant, makeSubmerchantKey } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"listSubmerchants"> = {
  operation: "listSubmerchants",
  request: { key: "pspSecret", body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"listSubmerchants"> = {
  /** Submerchants, newest first, and their filters. */
  200: [
    {
      promise: "a key of one submerchant sees that one",
      before: [makeSubmerchant("shop"), makeSubmerchant("neighbour"), makeSubmerchantKey("own", "shop", { permissions: ["submerchants:read"] })],
      request: { key: "{own.key}" },
      expected: { body: { data: [{ id: "{shop.id}" }], next_cursor: null } },
    },
    {
      promise: "the cursor of a page leads to the next one",
      before: [makeSubmerchant("older"), makeSubmerchant("shop"), { as: "page", key: "pspSecret", query: { limit: "1" } }],
      request: { key: "pspSecret", query: { limit: "1", cursor: "{page.next_cursor}" } },
      expected: { body: { data: [{ id: "{older.id}" }], next_cursor: expect.any(String) } },
    },
    {
      promise: "submerchants are filtered by state and by the caller's own identifier",
      before: [makeSubmerchant("shop", { external_id: "contract-closed" }), deactivate("shop")],
      request: { key: "pspSecret", query: { external_id: "contract-closed", status: "inactive" } },
      expected: { body: { data: [{ id: "{shop.id}", external_id: "contract-closed", status: "inactive" }], next_cursor: null } },
    },
  ],
};
