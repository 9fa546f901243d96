import { invalid, missing } from "../shared/refusal.ts";
import { allow, block } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";
import { atAShop } from "./createBlocklistEntry.ts";

/** An entry that exists. */
export const sample: Sample<"removeBlocklistEntry"> = {
  operation: "removeBlocklistEntry",
  before: atAShop,
  request: { key: "pspAdmin", query: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"removeBlocklistEntry"> = {
  /** An entry that is removed. */
  200: [
    {
      promise: "an analyst removes an entry, which is returned",
      before: [block("made", "customer_id", "contract-removed", { reason: "Por error" })],
      request: { key: "analyst", query: { id: "{made.id}" } },
      expected: { body: { id: "{made.id}", value: "contract-removed", reason: "Por error", created_at: "{made.created_at}" } },
    },
  ],
  /** Calls that name no entry. */
  400: [invalid("a call that names no entry is refused", { key: "analyst" }, ["query.id"])],
  /** Entries that are not on this list. */
  404: [
    missing(
      "an entry of the allowlist is none of this list",
      { key: "analyst", query: { id: "{made.id}" } },
      allow("made", "customer_id", "contract-allowed-still"),
    ),
    missing("what is removed is gone", sample.request, ...atAShop, sample.request),
  ],
};
