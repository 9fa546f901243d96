import type { ContractCase, Step } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";
import { foreignSubmerchantCases, newEntryRefusals } from "./list-entries.ts";
import { failing, notFound } from "./refusal.ts";
import { allow, block, makeSubmerchant } from "./steps.ts";

const anEntry = { list_type: "customer_id", value: "cus_84213", submerchant_id: "{shop.id}" } as const;

/** A new submerchant has nothing on its list, so that the same entry can be made for each. */
const atAShop: readonly Step[] = [makeSubmerchant("shop"), { as: "made", operation: "createAllowlistEntry", key: "pspAdmin", body: anEntry }];

/** Lists need nothing. */
export const listAllowlistEntriesSample: Sample<"listAllowlistEntries"> = {
  operation: "listAllowlistEntries",
  request: { key: "admin", body: undefined },
  status: 200,
};

/** An entry for one submerchant. */
export const createAllowlistEntrySample: Sample<"createAllowlistEntry", typeof anEntry> = {
  operation: "createAllowlistEntry",
  before: [makeSubmerchant("shop")],
  request: { key: "pspAdmin", body: anEntry },
  status: 201,
};

/** An entry that exists, to be removed. */
export const removeAllowlistEntrySample: Sample<"removeAllowlistEntry"> = {
  operation: "removeAllowlistEntry",
  before: atAShop,
  request: { key: "pspAdmin", query: { id: "{made.id}" }, body: undefined },
  status: 200,
};

const creations: readonly ContractCase[] = [
  {
    operation: "createAllowlistEntry",
    promise: "the documented example customer is trusted",
    request: { key: "analyst", body: requestExample("createAllowlistEntry", "customer") },
    expected: {
      status: 201,
      example: "customer",
      body: {
        organization_id: "{sandbox.organization_id}",
        list_type: "customer_id",
        value: "cus_84213",
        flow_scope: "all",
        reason: "Customer since 2019",
        source: "manual",
        expires_at: null,
        submerchant_id: null,
      },
    },
  },
  {
    operation: "createAllowlistEntry",
    promise: "the same value in another spelling is a duplicate",
    before: [allow("made", "iban", "GB82 WEST 1234 5698 7654 32")],
    request: { key: "analyst", body: { list_type: "iban", value: "gb82west12345698765432" } },
    expected: { status: 409, code: "DUPLICATE" },
  },
  {
    operation: "createAllowlistEntry",
    promise: "a value may be on both lists",
    before: [block("made", "customer_id", "contract-both-lists")],
    request: { key: "analyst", body: { list_type: "customer_id", value: "contract-both-lists", flow_scope: "payin", expires_at: "2099-01-01T00:00:00Z" } },
    expected: { status: 201, body: { value: "contract-both-lists", flow_scope: "payin", expires_at: "2099-01-01T00:00:00.000Z" } },
  },
];

const readings: readonly ContractCase[] = [
  {
    operation: "listAllowlistEntries",
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
    operation: "listAllowlistEntries",
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
    operation: "listAllowlistEntries",
    promise: "entries are filtered by submerchant",
    before: atAShop,
    request: { key: "pspViewer", query: { submerchant_id: "{shop.id}" } },
    expected: { status: 200, body: { data: [{ id: "{made.id}", submerchant_id: "{shop.id}" }], next_cursor: null } },
  },
  {
    operation: "listAllowlistEntries",
    promise: "another organization sees nothing of it",
    before: [allow("made", "customer_id", "contract-unseen")],
    request: { key: "otherAdmin", query: { search: "contract-unseen" } },
    expected: { status: 200, body: { data: [], next_cursor: null } },
  },
  {
    operation: "listAllowlistEntries",
    promise: "filters that cannot be are named",
    request: { key: "viewer", query: { list_type: "iban_number", flow_scope: "both", source: "you", submerchant_id: "1" } },
    expected: failing("query.list_type", "query.flow_scope", "query.source", "query.submerchant_id"),
  },
];

const removals: readonly ContractCase[] = [
  {
    operation: "removeAllowlistEntry",
    promise: "an analyst removes an entry, and is told what it was",
    before: [allow("made", "customer_id", "contract-dropped")],
    request: { key: "analyst", query: { id: "{made.id}" } },
    expected: { status: 200, body: { id: "{made.id}", value: "contract-dropped", created_at: "{made.created_at}" } },
  },
  {
    operation: "removeAllowlistEntry",
    promise: "what is removed is gone",
    before: [...atAShop, { key: "pspAdmin", query: { id: "{made.id}" } }],
    request: { key: "pspAdmin", query: { id: "{made.id}" } },
    expected: notFound,
  },
  {
    operation: "removeAllowlistEntry",
    promise: "an entry of the blocklist is none of this list",
    before: [block("made", "customer_id", "contract-blocked-kept")],
    request: { key: "analyst", query: { id: "{made.id}" } },
    expected: notFound,
  },
  {
    operation: "removeAllowlistEntry",
    promise: "a call that names no entry is refused",
    request: { key: "analyst" },
    expected: failing("query.id"),
  },
];

/** The allowlist: made, listed and removed. */
export const allowlistCases: readonly ContractCase[] = [
  ...creations,
  ...newEntryRefusals("createAllowlistEntry"),
  ...foreignSubmerchantCases("createAllowlistEntry", (submerchant_id) => ({ body: { ...anEntry, submerchant_id } })),
  ...readings,
  ...foreignSubmerchantCases("listAllowlistEntries", (submerchant_id) => ({ query: { submerchant_id } })),
  ...removals,
];
