import { answered } from "../../of-every-operation/answered.ts";
import { allow, assess, block, tell } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { atAShop } from "../createAllowlistEntry/sample.ts";
import { sample } from "./sample.ts";

const operation = "listAllowlistEntries";

/** The allowlist, its filters, and what outcomes left on it. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "a viewer reads the list, the newest entry first, and the cursor leads on",
    before: [
      allow("older", "customer_id", "contract-allowed-1"),
      allow("made", "customer_id", "contract-allowed-2"),
      { as: "page", key: "viewer", query: { search: "contract-allowed-", limit: "1" } },
    ],
    request: { key: "viewer", query: { search: "contract-allowed-", limit: "1", cursor: "{page.next_cursor}" } },
    expected: { status: 200, body: { data: [{ id: "{older.id}" }] } },
  },
  {
    operation,
    promise: "entries are filtered by type, flow and origin; those of the blocklist are not among them",
    before: [
      allow("made", "customer_id", "contract-sieved", { flow_scope: "payout", reason: "Visto en el tamiz" }),
      allow("other", "customer_id", "contract-sieved", { flow_scope: "payin", reason: "Visto en el tamiz" }),
      block("blocked", "customer_id", "contract-sieved", { flow_scope: "payout", reason: "Visto en el tamiz" }),
    ],
    request: { key: "viewer", query: { list_type: "customer_id", flow_scope: "payout", source: "manual", search: "TAMIZ" } },
    expected: { status: 200, body: { data: [{ id: "{made.id}" }], next_cursor: null } },
  },
  {
    operation,
    promise: "entries are filtered by submerchant",
    before: atAShop,
    request: { key: "pspViewer", query: { submerchant_id: "{shop.id}" } },
    expected: { status: 200, body: { data: [{ id: "{made.id}", submerchant_id: "{shop.id}" }], next_cursor: null } },
  },
  {
    operation,
    promise: "another organization sees nothing of it",
    before: [allow("made", "customer_id", "contract-unseen")],
    request: { key: "otherAdmin", query: { search: "contract-unseen" } },
    expected: { status: 200, body: { data: [], next_cursor: null } },
  },
  {
    operation,
    promise: "whom a false alarm allowed is on the list",
    before: [assess("assessed", { email: "contract.allowed@effects.example" }), tell("assessed", "false_positive", "cleared")],
    request: { key: "viewer", query: { search: "contract.allowed@effects.example" } },
    expected: {
      status: 200,
      body: {
        data: [{ id: "{cleared.feedback.allowlist_entries.0.id}", value: "contract.allowed@effects.example", source: "api", flow_scope: "all" }],
        next_cursor: null,
      },
    },
  },
];
