import { foreignSubmerchants } from "../shared/foreign-submerchants.ts";
import { invalid } from "../shared/refusal.ts";
import { madeEntry } from "../shared/shapes.ts";
import { assess, block, reportAssessed, reportOutcome } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";
import { atAShop } from "./createBlocklistEntry.ts";

/** A list needs nothing. */
export const sample: Sample<"listBlocklistEntries"> = {
  operation: "listBlocklistEntries",
  request: { key: "admin", body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"listBlocklistEntries"> = {
  /** The blocklist, its filters, and what reports and outcomes left on it. */
  200: [
    {
      promise: "a viewer reads the list, the newest entry first, and how many there are",
      before: [block("older", "customer_id", "contract-listed-1"), block("made", "customer_id", "contract-listed-2")],
      request: { key: "viewer", query: { search: "CONTRACT-LISTED-" } },
      expected: { body: { success: true, data: { entries: [{ id: "{made.id}" }, { id: "{older.id}" }], total: 2, next_cursor: null } } },
    },
    {
      promise: "the cursor of a page leads to the next one, and the total stays",
      before: [
        block("older", "customer_id", "contract-paged-1"),
        block("made", "customer_id", "contract-paged-2"),
        { as: "page", key: "viewer", query: { search: "contract-paged", limit: "1" } },
      ],
      request: { key: "viewer", query: { search: "contract-paged", limit: "1", cursor: "{page.data.next_cursor}" } },
      expected: { body: { data: { entries: [{ id: "{older.id}" }], total: 2, next_cursor: null } } },
    },
    {
      promise: "entries are filtered by type, severity, flow, origin and state, and by words of the reason",
      before: [
        block("made", "customer_id", "cus_filtered", { severity: "flag", flow_scope: "payout", is_active: false, reason: "Visto en el filtro" }),
        block("other", "customer_id", "cus_filtered", { severity: "flag", flow_scope: "payin", reason: "Visto en el filtro" }),
      ],
      request: {
        key: "viewer",
        query: { list_type: "customer_id", severity: "flag", flow_scope: "payout", source: "manual", is_active: "false", search: "en el filtro" },
      },
      expected: { body: { data: { entries: [{ id: "{made.id}" }], total: 1 } } },
    },
    {
      promise: "entries are filtered by submerchant",
      before: atAShop,
      request: { key: "pspViewer", query: { submerchant_id: "{shop.id}" } },
      expected: { body: { data: { entries: [{ id: "{made.id}", submerchant_id: "{shop.id}" }], total: 1 } } },
    },
    {
      promise: "another organization sees nothing of it",
      before: [block("made", "customer_id", "contract-hidden")],
      request: { key: "otherAdmin", query: { search: "contract-hidden" } },
      expected: { body: { data: { entries: [], total: 0, next_cursor: null } } },
    },
    {
      promise: "what a report blocked is on the list, with its origin and its end",
      before: [assess("assessed", { email: "contract.reported@frauds.example" }), reportAssessed()],
      request: { key: "viewer", query: { search: "contract.reported@frauds.example", source: "fraud_report" } },
      expected: {
        body: {
          data: {
            entries: [{ ...madeEntry("email", "contract.reported@frauds.example"), id: "{report.blocklist_entries.0.id}", flow_scope: "all", is_active: true }],
            total: 1,
          },
        },
      },
    },
    {
      promise: "what a lost chargeback blocked is on the list, with its origin and its end",
      before: [assess("assessed", { email: "contract.listed@effects.example" }), reportOutcome("assessed", "chargeback_lost", "lost")],
      request: { key: "viewer", query: { search: "contract.listed@effects.example" } },
      expected: {
        body: {
          data: {
            entries: [
              {
                ...madeEntry("email", "contract.listed@effects.example"),
                id: "{lost.feedback.blocklist_entries.0.id}",
                source: "chargeback",
                flow_scope: "all",
                is_active: true,
              },
            ],
            total: 1,
          },
        },
      },
    },
    {
      promise: "what a false alarm took back is switched off",
      before: [
        assess("assessed", { email: "contract.released@effects.example" }),
        reportOutcome("assessed", "chargeback_lost", "lost"),
        reportOutcome("assessed", "false_positive"),
      ],
      request: { key: "viewer", query: { search: "contract.released@effects.example" } },
      expected: { body: { data: { entries: [{ id: "{lost.feedback.blocklist_entries.0.id}", is_active: false }], total: 1 } } },
    },
  ],
  /** Filters that cannot be. */
  400: [
    invalid(
      "filters that cannot be are named",
      {
        key: "viewer",
        query: { list_type: "iban_number", severity: "hard", flow_scope: "both", source: "you", is_active: "maybe", submerchant_id: "1" },
      },
      ["query.list_type", "query.severity", "query.flow_scope", "query.source", "query.is_active", "query.submerchant_id"],
    ),
  ],
  404: foreignSubmerchants(sample, "query"),
};
