import { foreignSubmerchants } from "../shared/foreign-submerchants.ts";
import { invalid } from "../shared/refusal.ts";
import { allow, assess, block, reportOutcome } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";
import { atAShop } from "./createAllowlistEntry.ts";

/** A list needs nothing. */
export const sample: Sample<"listAllowlistEntries"> = {
  operation: "listAllowlistEntries",
  request: { key: "admin", body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"listAllowlistEntries"> = {
  /** The allowlist, its filters, and what outcomes left on it. */
  200: [
    {
      promise: "a viewer reads the list, the newest entry first, and the cursor leads on",
      before: [
        allow("older", "customer_id", "contract-allowed-1"),
        allow("made", "customer_id", "contract-allowed-2"),
        { as: "page", key: "viewer", query: { search: "contract-allowed-", limit: "1" } },
      ],
      request: { key: "viewer", query: { search: "contract-allowed-", limit: "1", cursor: "{page.next_cursor}" } },
      expected: { body: { data: [{ id: "{older.id}" }] } },
    },
    {
      promise: "entries are filtered by type, flow and origin; those of the blocklist are not among them",
      before: [
        allow("made", "customer_id", "contract-sieved", { flow_scope: "payout", reason: "Visto en el tamiz" }),
        allow("other", "customer_id", "contract-sieved", { flow_scope: "payin", reason: "Visto en el tamiz" }),
        block("blocked", "customer_id", "contract-sieved", { flow_scope: "payout", reason: "Visto en el tamiz" }),
      ],
      request: { key: "viewer", query: { list_type: "customer_id", flow_scope: "payout", source: "manual", search: "TAMIZ" } },
      expected: { body: { data: [{ id: "{made.id}" }], next_cursor: null } },
    },
    {
      promise: "entries are filtered by submerchant",
      before: atAShop,
      request: { key: "pspViewer", query: { submerchant_id: "{shop.id}" } },
      expected: { body: { data: [{ id: "{made.id}", submerchant_id: "{shop.id}" }], next_cursor: null } },
    },
    {
      promise: "another organization sees nothing of it",
      before: [allow("made", "customer_id", "contract-unseen")],
      request: { key: "otherAdmin", query: { search: "contract-unseen" } },
      expected: { body: { data: [], next_cursor: null } },
    },
    {
      promise: "whom a false alarm allowed is on the list",
      before: [assess("assessed", { email: "contract.allowed@effects.example" }), reportOutcome("assessed", "false_positive", "cleared")],
      request: { key: "viewer", query: { search: "contract.allowed@effects.example" } },
      expected: {
        body: {
          data: [{ id: "{cleared.feedback.allowlist_entries.0.id}", value: "contract.allowed@effects.example", source: "api", flow_scope: "all" }],
          next_cursor: null,
        },
      },
    },
  ],
  /** Filters that cannot be. */
  400: [
    invalid(
      "filters that cannot be are named",
      { key: "viewer", query: { list_type: "iban_number", flow_scope: "both", source: "you", submerchant_id: "1" } },
      ["query.list_type", "query.flow_scope", "query.source", "query.submerchant_id"],
    ),
  ],
  404: foreignSubmerchants(sample, "query"),
};
