import { invalid, missing } from "../shared/refusal.ts";
import { allow, block } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";
import { atAShop } from "./createAllowlistEntry.ts";

/** An entry that exists. */
export const sample: Sample<"removeAllowlistEntry"> = {
  operation: "removeAllowlistEntry",
  before: atAShop,
  request: { key: "pspAdmin", query: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"removeAllowlistEntry"> = {
  /** An entry that is removed. */
  200: [
    {
      promise: "an analyst removes an entry, which is returned",
      before: [allow("made", "customer_id", "contract-dropped")],
      request: { key: "analyst", query: { id: "{made.id}" } },
      expected: { body: { id: "{made.id}", value: "contract-dropped", created_at: "{made.created_at}" } },
    },
  ],
  /** Calls that name no entry. */
  400: [invalid("a call that names no entry is refused", { key: "analyst" }, ["query.id"])],
  /** Entries that are not on this list. */
  404: [
    missing("what is removed is gone", sample.request, ...atAShop, sample.request),
    missing(
      "an entry of the blocklist is none of this list",
      { key: "analyst", query: { id: "{made.id}" } },
      block("made", "customer_id", "contract-blocked-still"),
    ),
  ],
};
