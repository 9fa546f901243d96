import { expect } from "vitest";
import type { CaseRequest, ContractCase } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";
import { failing, notFound, refusing } from "./refusal.ts";
import { deactivate, makeSubmerchant, makeSubmerchantKey } from "./steps.ts";

const created = { type: "secret", name: "Zapatería El Paso, server" } as const;
const shop = { path: { id: "{shop.id}" } };
const psp = (request: CaseRequest): CaseRequest => ({ key: "pspSecret", ...request });

/** A submerchant that exists. */
export const listSubmerchantKeysSample: Sample<"listSubmerchantKeys"> = {
  operation: "listSubmerchantKeys",
  before: [makeSubmerchant("shop")],
  request: { key: "pspSecret", ...shop, body: undefined },
  status: 200,
};

/** The least that a key takes. */
export const createSubmerchantKeySample: Sample<"createSubmerchantKey", typeof created> = {
  operation: "createSubmerchantKey",
  before: [makeSubmerchant("shop")],
  request: { key: "pspSecret", ...shop, body: created },
  status: 201,
};

/** A key that exists. */
export const revokeSubmerchantKeySample: Sample<"revokeSubmerchantKey"> = {
  operation: "revokeSubmerchantKey",
  before: [makeSubmerchant("shop"), makeSubmerchantKey("made", "shop")],
  request: { key: "pspSecret", ...shop, query: { key_id: "{made.id}" }, body: undefined },
  status: 200,
};

const operation = "createSubmerchantKey";
const refused = refusing(operation, { key: "pspSecret", path: { id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" } });

/** Keys of one submerchant. */
export const submerchantKeyCases: readonly ContractCase[] = [
  {
    operation,
    promise: "the documented example server-key gets a key of the submerchant, with its value this once",
    before: [makeSubmerchant("shop")],
    request: psp({ ...shop, body: requestExample(operation, "server-key") }),
    expected: {
      status: 201,
      example: "server-key",
      body: { permissions: ["assess"], submerchant_id: "{shop.id}", rate_limit_per_minute: 600, key: expect.stringMatching(/^svc_sk_[0-9A-Za-z]{38}$/) },
    },
  },
  {
    operation,
    promise: "a session makes a publishable key for the submerchant's pages",
    before: [makeSubmerchant("shop")],
    request: { key: "pspAdmin", ...shop, body: { type: "publishable", name: "Checkout page", allowed_origins: ["https://shop.example"] } },
    expected: { status: 201, body: { submerchant_id: "{shop.id}", allowed_origins: ["https://shop.example"] } },
  },
  {
    operation,
    promise: "a deactivated submerchant gets no key",
    before: [makeSubmerchant("shop"), deactivate("shop")],
    request: psp({ ...shop, body: created }),
    expected: { status: 409, code: "INVALID_TRANSITION" },
  },
  {
    operation,
    promise: "a key cannot give away what it may not do itself",
    before: [
      makeSubmerchant("shop"),
      { as: "clerk", operation: "createKey", key: "pspAdmin", body: { type: "secret", name: "Onboarding", permissions: ["submerchants:write"] } },
    ],
    request: { key: "{clerk.key}", ...shop, body: { ...created, permissions: ["assess"] } },
    expected: { status: 403, code: "FORBIDDEN", details: { required_permissions: ["assess"] } },
  },
  refused("a key of one submerchant cannot be let change submerchants", { ...created, permissions: ["assess", "submerchants:write"] }, "permissions[1]"),
  refused(
    "origins for a secret key, and an end in the past, are refused",
    { ...created, allowed_origins: ["https://shop.example"], expires_at: "2020-01-01T00:00:00Z" },
    "allowed_origins",
    "expires_at",
  ),
  {
    operation: "listSubmerchantKeys",
    promise: "the keys of the submerchant, and no others, are listed newest first",
    before: [
      makeSubmerchant("shop"),
      makeSubmerchantKey("older", "shop"),
      makeSubmerchantKey("made", "shop"),
      makeSubmerchant("neighbour"),
      makeSubmerchantKey("foreign", "neighbour"),
    ],
    request: { key: "pspViewer", ...shop },
    expected: { status: 200, body: { data: [{ id: "{made.id}", status: "active" }, { id: "{older.id}" }], next_cursor: null } },
  },
  {
    operation: "listSubmerchantKeys",
    promise: "the keys of a deactivated submerchant are disabled",
    before: [makeSubmerchant("shop"), makeSubmerchantKey("made", "shop"), deactivate("shop")],
    request: psp(shop),
    expected: { status: 200, body: { data: [{ id: "{made.id}", status: "disabled" }] } },
  },
  {
    operation: "listSubmerchantKeys",
    promise: "a key of one submerchant does not find another one",
    before: [makeSubmerchant("shop"), makeSubmerchant("neighbour"), makeSubmerchantKey("own", "shop", { permissions: ["submerchants:read"] })],
    request: { key: "{own.key}", path: { id: "{neighbour.id}" } },
    expected: notFound,
  },
  {
    operation: "revokeSubmerchantKey",
    promise: "a key of the submerchant is revoked",
    before: [makeSubmerchant("shop"), makeSubmerchantKey("made", "shop")],
    request: psp({ ...shop, query: { key_id: "{made.id}" } }),
    expected: { status: 200, body: { id: "{made.id}", status: "revoked" } },
  },
  {
    operation: "revokeSubmerchantKey",
    promise: "a key of another submerchant is not found",
    before: [makeSubmerchant("shop"), makeSubmerchant("neighbour"), makeSubmerchantKey("made", "neighbour")],
    request: psp({ ...shop, query: { key_id: "{made.id}" } }),
    expected: notFound,
  },
  {
    operation: "revokeSubmerchantKey",
    promise: "the key has to be named",
    request: psp({ path: { id: "{sandbox.psp.submerchant_id}" } }),
    expected: failing("query.key_id"),
  },
];
