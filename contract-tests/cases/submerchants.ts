import { expect } from "vitest";
import { type OperationId, operations } from "../../generated/operations.ts";
import type { CaseRequest, ContractCase } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";
import { notFound, refusing } from "./refusal.ts";
import { deactivate, makeSubmerchant, makeSubmerchantKey } from "./steps.ts";

const created = { name: "Zapatería El Paso", country: "MX" };
const renamed = { name: "Zapatería El Norte" };
const shop = { path: { id: "{shop.id}" } };
const psp = (request: CaseRequest): CaseRequest => ({ key: "pspSecret", ...request });

/** Lists need nothing. */
export const listSubmerchantsSample: Sample<"listSubmerchants"> = {
  operation: "listSubmerchants",
  request: { key: "pspSecret", body: undefined },
  status: 200,
};

/** The least that a submerchant takes. */
export const createSubmerchantSample: Sample<"createSubmerchant", typeof created> = {
  operation: "createSubmerchant",
  request: { key: "pspSecret", body: created },
  status: 201,
};

/** A submerchant that exists. */
export const readSubmerchantSample: Sample<"readSubmerchant"> = {
  operation: "readSubmerchant",
  before: [makeSubmerchant("shop")],
  request: { key: "pspSecret", ...shop, body: undefined },
  status: 200,
};

/** The same, to be changed. */
export const updateSubmerchantSample: Sample<"updateSubmerchant", typeof renamed> = {
  operation: "updateSubmerchant",
  before: [makeSubmerchant("shop")],
  request: { key: "pspSecret", ...shop, body: renamed },
  status: 200,
};

/** The same, to be deactivated. */
export const deactivateSubmerchantSample: Sample<"deactivateSubmerchant"> = { ...readSubmerchantSample, operation: "deactivateSubmerchant" };

/** An organization that is no provider has no submerchants, whatever its credential may do. */
export const forProvidersOnly = (operation: OperationId, request: CaseRequest): ContractCase[] =>
  operations[operation].path.startsWith("/api/v1/submerchants")
    ? [
        {
          operation,
          promise: "an organization that is no payment service provider is refused",
          request: { ...request, key: "admin" },
          expected: { status: 403, code: "FORBIDDEN" },
        },
      ]
    : [];

const duplicate = { status: 409, code: "DUPLICATE" } as const;

const creations: readonly ContractCase[] = [
  {
    operation: "createSubmerchant",
    promise: "the documented example shoe-shop is registered",
    request: psp({ body: requestExample("createSubmerchant", "shoe-shop") }),
    expected: {
      status: 201,
      example: "shoe-shop",
      body: { name: "Zapatería El Paso", country: "MX", external_id: "COM-00412", category_code: "5661", status: "active" },
    },
  },
  {
    operation: "createSubmerchant",
    promise: "a session may register it too, and inactive from the start",
    request: { key: "pspAdmin", body: { ...created, status: "inactive" } },
    expected: { status: 201, body: { status: "inactive", external_id: null, category_code: null } },
  },
  {
    operation: "createSubmerchant",
    promise: "an external_id is used once",
    before: [makeSubmerchant("shop", { external_id: "contract-once" })],
    request: psp({ body: { ...created, external_id: "contract-once" } }),
    expected: duplicate,
  },
  ...[
    refusing("createSubmerchant", { key: "pspSecret" })("what is required is named", {}, "name", "country"),
    refusing("createSubmerchant", { key: "pspSecret" })(
      "every failing field is named",
      { name: "", country: "mx", category_code: "566", external_id: "a\u0000b", status: "asleep" },
      "name",
      "country",
      "category_code",
      "external_id",
      "status",
    ),
  ],
];

const readings: readonly ContractCase[] = [
  {
    operation: "readSubmerchant",
    promise: "a submerchant is read as it was registered",
    before: [makeSubmerchant("shop", { category_code: "5661" })],
    request: { key: "pspViewer", ...shop },
    expected: { status: 200, body: { id: "{shop.id}", name: "{shop.name}", category_code: "5661", created_at: "{shop.created_at}" } },
  },
  {
    operation: "readSubmerchant",
    promise: "a key of one submerchant does not find another one",
    before: [makeSubmerchant("shop"), makeSubmerchant("neighbour"), makeSubmerchantKey("own", "shop", { permissions: ["submerchants:read"] })],
    request: { key: "{own.key}", path: { id: "{neighbour.id}" } },
    expected: notFound,
  },
  {
    operation: "listSubmerchants",
    promise: "a key of one submerchant sees that one",
    before: [makeSubmerchant("shop"), makeSubmerchant("neighbour"), makeSubmerchantKey("own", "shop", { permissions: ["submerchants:read"] })],
    request: { key: "{own.key}" },
    expected: { status: 200, body: { data: [{ id: "{shop.id}" }], next_cursor: null } },
  },
  {
    operation: "listSubmerchants",
    promise: "the cursor of a page leads to the next one",
    before: [makeSubmerchant("older"), makeSubmerchant("shop"), { as: "page", key: "pspSecret", query: { limit: "1" } }],
    request: psp({ query: { limit: "1", cursor: "{page.next_cursor}" } }),
    expected: { status: 200, body: { data: [{ id: "{older.id}" }], next_cursor: expect.any(String) } },
  },
  {
    operation: "listSubmerchants",
    promise: "submerchants are filtered by state and by the caller's own identifier",
    before: [makeSubmerchant("shop", { external_id: "contract-closed" }), deactivate("shop")],
    request: psp({ query: { external_id: "contract-closed", status: "inactive" } }),
    expected: { status: 200, body: { data: [{ id: "{shop.id}", external_id: "contract-closed", status: "inactive" }], next_cursor: null } },
  },
];

const changes: readonly ContractCase[] = [
  {
    operation: "updateSubmerchant",
    promise: "the documented example deactivate ends its part",
    before: [makeSubmerchant("shop")],
    request: psp({ ...shop, body: requestExample("updateSubmerchant", "deactivate") }),
    expected: { status: 200, example: "deactivate", body: { id: "{shop.id}", name: "{shop.name}", status: "inactive" } },
  },
  {
    operation: "updateSubmerchant",
    promise: "what is absent stays, and null clears",
    before: [makeSubmerchant("shop", { external_id: "contract-cleared", category_code: "5661" })],
    request: { key: "pspAdmin", ...shop, body: { name: "Zapatería El Norte", external_id: null } },
    expected: { status: 200, body: { name: "Zapatería El Norte", country: "MX", external_id: null, category_code: "5661", status: "active" } },
  },
  {
    operation: "updateSubmerchant",
    promise: "the external_id of another submerchant is refused",
    before: [makeSubmerchant("shop"), makeSubmerchant("neighbour", { external_id: "contract-taken" })],
    request: psp({ ...shop, body: { external_id: "contract-taken" } }),
    expected: duplicate,
  },
  refusing("updateSubmerchant", { key: "pspSecret", path: { id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" } })(
    "a name that is cleared is refused: a submerchant has one",
    { name: null },
    "name",
  ),
  {
    operation: "deactivateSubmerchant",
    promise: "a submerchant is deactivated, and nothing of it deleted",
    before: [makeSubmerchant("shop", { category_code: "5661" })],
    request: { key: "pspAdmin", ...shop },
    expected: { status: 200, body: { id: "{shop.id}", category_code: "5661", status: "inactive" } },
  },
  {
    operation: "deactivateSubmerchant",
    promise: "deactivating twice changes nothing",
    before: [makeSubmerchant("shop"), { as: "first", key: "pspSecret", ...shop }],
    request: psp(shop),
    expected: { status: 200, body: { status: "inactive", updated_at: "{first.updated_at}" } },
  },
  {
    operation: "deactivateSubmerchant",
    promise: "a key of the submerchant itself cannot do it",
    request: { key: "submerchantSecret", path: { id: "{sandbox.psp.submerchant_id}" } },
    expected: { status: 403, code: "FORBIDDEN", details: { required_permissions: ["submerchants:write"] } },
  },
];

/** The submerchants of a payment service provider. */
export const submerchantCases: readonly ContractCase[] = [...creations, ...readings, ...changes];
