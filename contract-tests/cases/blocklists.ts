import type { CaseRequest, ContractCase, Expectation, Step } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";
import { foreignSubmerchantCases, misfitRefusals, newEntryRefusals } from "./list-entries.ts";
import { failing, notFound } from "./refusal.ts";
import { block, makeSubmerchant } from "./steps.ts";

const anEntry = { list_type: "email", value: "fraude@ejemplo.mx", submerchant_id: "{shop.id}" } as const;
const switchedOff = { id: "{made.id}", is_active: false } as const;
const analyst = (request: CaseRequest): CaseRequest => ({ key: "analyst", ...request });

/** A new submerchant has nothing on its list, so that the same entry can be made for each. */
const atAShop: readonly Step[] = [makeSubmerchant("shop"), { as: "made", operation: "createBlocklistEntry", key: "pspAdmin", body: anEntry }];

/** Lists need nothing. */
export const listBlocklistEntriesSample: Sample<"listBlocklistEntries"> = {
  operation: "listBlocklistEntries",
  request: { key: "admin", body: undefined },
  status: 200,
};

/** An entry for one submerchant. */
export const createBlocklistEntrySample: Sample<"createBlocklistEntry", typeof anEntry> = {
  operation: "createBlocklistEntry",
  before: [makeSubmerchant("shop")],
  request: { key: "pspAdmin", body: anEntry },
  status: 201,
};

/** An entry that exists, to be switched off. */
export const updateBlocklistEntrySample: Sample<"updateBlocklistEntry", typeof switchedOff> = {
  operation: "updateBlocklistEntry",
  before: atAShop,
  request: { key: "pspAdmin", body: switchedOff },
  status: 200,
};

/** The same, to be removed. */
export const removeBlocklistEntrySample: Sample<"removeBlocklistEntry"> = {
  operation: "removeBlocklistEntry",
  before: atAShop,
  request: { key: "pspAdmin", query: { id: "{made.id}" }, body: undefined },
  status: 200,
};

const duplicate: Expectation = { status: 409, code: "DUPLICATE" };

const creations: readonly ContractCase[] = [
  {
    operation: "createBlocklistEntry",
    promise: "the documented example email blocks every payment of the address, in its plain form",
    request: analyst({ body: requestExample("createBlocklistEntry", "email") }),
    expected: {
      status: 201,
      example: "email",
      body: {
        organization_id: "{sandbox.organization_id}",
        list_type: "email",
        value: "fraude@ejemplo.mx",
        flow_scope: "all",
        severity: "block",
        reason: "Charged back twice in October",
        source: "manual",
        is_active: true,
        expires_at: null,
        submerchant_id: null,
      },
    },
  },
  {
    operation: "createBlocklistEntry",
    promise: "what is said of an entry is kept",
    request: analyst({
      body: {
        list_type: "phone",
        value: "+52 1 55 1234 0001",
        flow_scope: "payin",
        severity: "review",
        reason: "Tres contracargos\nen octubre",
        source: "chargeback",
        is_active: false,
        expires_at: "2099-01-01T00:00:00-06:00",
      },
    }),
    expected: {
      status: 201,
      body: {
        value: "+525512340001",
        flow_scope: "payin",
        severity: "review",
        reason: "Tres contracargos\nen octubre",
        source: "chargeback",
        is_active: false,
        expires_at: "2099-01-01T06:00:00.000Z",
      },
    },
  },
  {
    operation: "createBlocklistEntry",
    promise: "the same value in another spelling is a duplicate",
    before: [block("made", "email", "contract.twice@gmail.com")],
    request: analyst({ body: { list_type: "email", value: "ContractTwice+again@GoogleMail.com", severity: "flag" } }),
    expected: duplicate,
  },
  {
    operation: "createBlocklistEntry",
    promise: "the same value for another flow is an entry of its own",
    before: [block("made", "customer_id", "contract-flows", { flow_scope: "payin" })],
    request: analyst({ body: { list_type: "customer_id", value: "contract-flows", flow_scope: "payout" } }),
    expected: { status: 201, body: { flow_scope: "payout" } },
  },
  {
    operation: "createBlocklistEntry",
    promise: "a value of one submerchant may be listed for all of them too, once",
    before: [
      makeSubmerchant("shop"),
      { as: "ofShop", operation: "createBlocklistEntry", key: "pspAdmin", body: { ...anEntry, value: "contract-all@ejemplo.mx" } },
      { as: "ofAll", operation: "createBlocklistEntry", key: "pspAdmin", body: { list_type: "email", value: "contract-all@ejemplo.mx" } },
    ],
    request: { key: "pspAdmin", body: { list_type: "email", value: "contract-all@ejemplo.mx" } },
    expected: duplicate,
  },
  {
    operation: "createBlocklistEntry",
    promise: "a value that was removed may be listed again",
    before: [block("made", "customer_id", "contract-again"), { operation: "removeBlocklistEntry", key: "analyst", query: { id: "{made.id}" } }],
    request: analyst({ body: { list_type: "customer_id", value: "contract-again" } }),
    expected: { status: 201, body: { value: "contract-again" } },
  },
];

const readings: readonly ContractCase[] = [
  {
    operation: "listBlocklistEntries",
    promise: "a viewer reads the list, the newest entry first, and how many there are",
    before: [block("older", "customer_id", "contract-listed-1"), block("made", "customer_id", "contract-listed-2")],
    request: { key: "viewer", query: { search: "CONTRACT-LISTED-" } },
    expected: { status: 200, body: { success: true, data: { entries: [{ id: "{made.id}" }, { id: "{older.id}" }], total: 2, next_cursor: null } } },
  },
  {
    operation: "listBlocklistEntries",
    promise: "the cursor of a page leads to the next one, and the number of all stays",
    before: [
      block("older", "customer_id", "contract-paged-1"),
      block("made", "customer_id", "contract-paged-2"),
      { as: "page", key: "viewer", query: { search: "contract-paged", limit: "1" } },
    ],
    request: { key: "viewer", query: { search: "contract-paged", limit: "1", cursor: "{page.data.next_cursor}" } },
    expected: { status: 200, body: { data: { entries: [{ id: "{older.id}" }], total: 2, next_cursor: null } } },
  },
  {
    operation: "listBlocklistEntries",
    promise: "entries are filtered by type, severity, flow, origin and state, and by words of the reason",
    before: [
      block("made", "customer_id", "cus_filtered", { severity: "flag", flow_scope: "payout", source: "api", is_active: false, reason: "Visto en el filtro" }),
      block("other", "customer_id", "cus_filtered", { severity: "flag", flow_scope: "payin", source: "api", reason: "Visto en el filtro" }),
    ],
    request: {
      key: "viewer",
      query: { list_type: "customer_id", severity: "flag", flow_scope: "payout", source: "api", is_active: "false", search: "en el filtro" },
    },
    expected: { status: 200, body: { data: { entries: [{ id: "{made.id}" }], total: 1 } } },
  },
  {
    operation: "listBlocklistEntries",
    promise: "entries are filtered by submerchant",
    before: atAShop,
    request: { key: "pspViewer", query: { submerchant_id: "{shop.id}" } },
    expected: { status: 200, body: { data: { entries: [{ id: "{made.id}", submerchant_id: "{shop.id}" }], total: 1 } } },
  },
  {
    operation: "listBlocklistEntries",
    promise: "another organization sees nothing of it",
    before: [block("made", "customer_id", "contract-hidden")],
    request: { key: "otherAdmin", query: { search: "contract-hidden" } },
    expected: { status: 200, body: { data: { entries: [], total: 0, next_cursor: null } } },
  },
  {
    operation: "listBlocklistEntries",
    promise: "filters that cannot be are named",
    request: {
      key: "viewer",
      query: { list_type: "iban_number", severity: "hard", flow_scope: "both", source: "you", is_active: "maybe", submerchant_id: "1" },
    },
    expected: failing("query.list_type", "query.severity", "query.flow_scope", "query.source", "query.is_active", "query.submerchant_id"),
  },
  ...foreignSubmerchantCases("listBlocklistEntries", (submerchant_id) => ({ query: { submerchant_id } })),
];

const removals: readonly ContractCase[] = [
  {
    operation: "removeBlocklistEntry",
    promise: "an analyst removes an entry, and is told what it was",
    before: [block("made", "customer_id", "contract-removed", { reason: "Por error" })],
    request: analyst({ query: { id: "{made.id}" } }),
    expected: { status: 200, body: { id: "{made.id}", value: "contract-removed", reason: "Por error", created_at: "{made.created_at}" } },
  },
  {
    operation: "removeBlocklistEntry",
    promise: "what is removed is gone",
    before: [...atAShop, { key: "pspAdmin", query: { id: "{made.id}" } }],
    request: { key: "pspAdmin", query: { id: "{made.id}" } },
    expected: notFound,
  },
  {
    operation: "removeBlocklistEntry",
    promise: "a call that names no entry is refused",
    request: analyst({}),
    expected: failing("query.id"),
  },
];

/** The blocklist: made, listed and removed. */
export const blocklistCases: readonly ContractCase[] = [
  ...creations,
  ...newEntryRefusals("createBlocklistEntry"),
  ...misfitRefusals("createBlocklistEntry"),
  ...foreignSubmerchantCases("createBlocklistEntry", (submerchant_id) => ({ body: { ...anEntry, submerchant_id } })),
  ...readings,
  ...removals,
];
