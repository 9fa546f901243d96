import { missing } from "../shared/refusal.ts";
import { makeKey, makeSubmerchant, revoke } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"listKeys"> = {
  operation: "listKeys",
  request: { key: "admin", body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"listKeys"> = {
  /** Keys, newest first, and their filters. */
  200: [
    {
      promise: "the newest key comes first",
      before: [makeKey("older"), makeKey("made")],
      request: { key: "admin", query: { limit: "1" } },
      expected: { body: { data: [{ id: "{made.id}" }] } },
    },
    {
      promise: "the cursor of a page leads to the next one",
      before: [makeKey("older"), makeKey("made"), { as: "page", key: "admin", query: { limit: "1" } }],
      request: { key: "admin", query: { limit: "1", cursor: "{page.next_cursor}" } },
      expected: { body: { data: [{ id: "{older.id}" }] } },
    },
    {
      promise: "keys are filtered by kind and state",
      before: [makeKey("made", { type: "ingest" }), revoke("made"), makeKey("later", { type: "ingest" })],
      request: { key: "admin", query: { type: "ingest", status: "revoked" } },
      expected: { body: { data: [{ id: "{made.id}", type: "ingest", status: "revoked" }], next_cursor: null } },
    },
    {
      promise: "keys are filtered by submerchant",
      before: [makeSubmerchant("shop"), { ...makeKey("made", { submerchant_id: "{shop.id}" }), key: "pspAdmin" }],
      request: { key: "pspAdmin", query: { submerchant_id: "{shop.id}" } },
      expected: { body: { data: [{ id: "{made.id}", submerchant_id: "{shop.id}" }], next_cursor: null } },
    },
  ],
  /** Submerchants that the caller does not have. */
  404: [missing("keys of a submerchant of another organization are not found", { key: "admin", query: { submerchant_id: "{sandbox.psp.submerchant_id}" } })],
};
