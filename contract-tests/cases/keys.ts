import { expect } from "vitest";
import type { CaseRequest, ContractCase, Step } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";
import { notFound, refusing } from "./refusal.ts";
import { makeKey, makeSubmerchant } from "./steps.ts";

const created = { type: "secret", name: "Checkout server" } as const;
const anHour = { overlap_seconds: 3600 };
const made = { path: { id: "{made.id}" } };

/** Lists need nothing. */
export const listKeysSample: Sample<"listKeys"> = { operation: "listKeys", request: { key: "admin", body: undefined }, status: 200 };

/** The least that a key takes. */
export const createKeySample = { operation: "createKey", request: { key: "admin", body: created }, status: 201 } as const satisfies Sample<
  "createKey",
  typeof created
>;

/** A key that exists. */
export const readKeySample: Sample<"readKey"> = {
  operation: "readKey",
  before: [makeKey("made")],
  request: { key: "admin", ...made, body: undefined },
  status: 200,
};

/** The same, to be revoked. */
export const revokeKeySample: Sample<"revokeKey"> = { ...readKeySample, operation: "revokeKey" };

/** The same, to be replaced. */
export const rotateKeySample: Sample<"rotateKey", typeof anHour> = {
  operation: "rotateKey",
  before: [makeKey("made")],
  request: { key: "admin", ...made, body: anHour },
  status: 201,
};

/** Revokes the key that the step `of` made. */
export const revoke = (of: string, as?: string): Step => ({ as, operation: "revokeKey", key: "admin", path: { id: `{${of}.id}` } });

/** Rotates the key that the step `of` made. */
export const rotate = (of: string, overlap_seconds: number, as?: string): Step => ({
  as,
  operation: "rotateKey",
  key: "admin",
  path: { id: `{${of}.id}` },
  body: { overlap_seconds },
});

const admin = (request: CaseRequest): CaseRequest => ({ key: "admin", ...request });
const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const creations: readonly ContractCase[] = [
  {
    operation: "createKey",
    promise: "the documented example server-key gets a key whose value is shown this once",
    request: admin({ body: requestExample("createKey", "server-key") }),
    expected: {
      status: 201,
      example: "server-key",
      body: {
        type: "secret",
        name: "Checkout server",
        status: "active",
        permissions: ["assess", "fraud:report"],
        submerchant_id: null,
        allowed_origins: [],
        rate_limit_per_minute: 6000,
        expires_at: null,
        last_used_at: null,
        revoked_at: null,
        key: expect.stringMatching(/^svc_sk_[0-9A-Za-z]{38}$/),
      },
    },
  },
  {
    operation: "createKey",
    promise: "a publishable key assesses and nothing else, from the origins that are named, at the rate of its kind",
    request: admin({ body: { type: "publishable", name: "Checkout page", allowed_origins: ["https://shop.example", "http://localhost:5173"] } }),
    expected: {
      status: 201,
      body: { permissions: ["assess"], allowed_origins: ["https://shop.example", "http://localhost:5173"], rate_limit_per_minute: 600 },
    },
  },
  {
    operation: "createKey",
    promise: "an ingest key has no permissions",
    request: admin({ body: { type: "ingest", name: "Provider events" } }),
    expected: { status: 201, body: { permissions: [], key: expect.stringMatching(/^svc_wh_/) } },
  },
  {
    operation: "createKey",
    promise: "an end and a limit of one's own are kept",
    request: admin({ body: { ...created, expires_at: "2099-01-01T00:00:00Z", rate_limit_per_minute: 30 } }),
    expected: { status: 201, body: { expires_at: "2099-01-01T00:00:00.000Z", rate_limit_per_minute: 30 } },
  },
  {
    operation: "createKey",
    promise: "a provider makes a key of one submerchant",
    request: { key: "pspAdmin", body: { ...created, submerchant_id: "{sandbox.psp.submerchant_id}" } },
    expected: { status: 201, body: { submerchant_id: "{sandbox.psp.submerchant_id}" } },
  },
  {
    operation: "createKey",
    promise: "a submerchant that does not exist is not found",
    request: { key: "pspAdmin", body: { ...created, submerchant_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" } },
    expected: notFound,
  },
  {
    operation: "createKey",
    promise: "a submerchant of another organization is not found",
    request: admin({ body: { ...created, submerchant_id: "{sandbox.psp.submerchant_id}" } }),
    expected: notFound,
  },
];

const refused = refusing("createKey", { key: "admin" });

const refusedCreations: readonly ContractCase[] = [
  refused("what is required is named", {}, "type", "name"),
  refused("a kind that does not exist is refused", { ...created, type: "root" }, "type"),
  refused("a permission that does not exist is refused", { ...created, permissions: ["assess", "everything"] }, "permissions[1]"),
  refused("a permission that a secret key cannot hold is refused", { ...created, permissions: ["assess", "keys:write"] }, "permissions[1]"),
  refused("a permission that a publishable key cannot hold is refused", { ...created, type: "publishable", permissions: ["fraud:report"] }, "permissions[0]"),
  refused("permissions for an ingest key are refused", { ...created, type: "ingest", permissions: ["assess"] }, "permissions[0]"),
  refused("origins for a secret key are refused", { ...created, allowed_origins: ["https://shop.example"] }, "allowed_origins"),
  refused(
    "an origin with a path, or without encryption, is refused",
    { ...created, type: "publishable", allowed_origins: ["https://shop.example/pay", "http://shop.example"] },
    "allowed_origins[0]",
    "allowed_origins[1]",
  ),
  refused("an end in the past is refused", { ...created, expires_at: "2020-01-01T00:00:00Z" }, "expires_at"),
  refused("an end on a day that does not exist is refused", { ...created, expires_at: "2099-02-30T00:00:00Z" }, "expires_at"),
  refused("an end in a month that does not exist is refused", { ...created, expires_at: "2099-13-01T00:00:00Z" }, "expires_at"),
  refused("an end in a leap second is refused", { ...created, expires_at: "2099-01-01T23:59:60Z" }, "expires_at"),
  refused("a limit out of range is refused", { ...created, rate_limit_per_minute: 0 }, "rate_limit_per_minute"),
  refused("a name with a line break is refused", { ...created, name: "Checkout\nserver" }, "name"),
];

const readings: readonly ContractCase[] = [
  {
    operation: "readKey",
    promise: "a key is read as it was made, without its value",
    before: [makeKey("made", { permissions: ["assess", "stats:read"] })],
    request: admin(made),
    expected: {
      status: 200,
      body: { id: "{made.id}", last_four: "{made.last_four}", permissions: ["assess", "stats:read"], created_at: "{made.created_at}", status: "active" },
    },
  },
  {
    operation: "readKey",
    promise: "a key that was replaced at once is expired",
    before: [makeKey("made"), rotate("made", 0)],
    request: admin(made),
    expected: { status: 200, body: { status: "expired", expires_at: timestamp, revoked_at: null } },
  },
  {
    operation: "listKeys",
    promise: "the newest key comes first",
    before: [makeKey("older"), makeKey("made")],
    request: admin({ query: { limit: "1" } }),
    expected: { status: 200, body: { data: [{ id: "{made.id}" }] } },
  },
  {
    operation: "listKeys",
    promise: "the cursor of a page leads to the next one",
    before: [makeKey("older"), makeKey("made"), { as: "page", key: "admin", query: { limit: "1" } }],
    request: admin({ query: { limit: "1", cursor: "{page.next_cursor}" } }),
    expected: { status: 200, body: { data: [{ id: "{older.id}" }] } },
  },
  {
    operation: "listKeys",
    promise: "keys are filtered by kind and state",
    before: [makeKey("made", { type: "ingest" }), revoke("made"), makeKey("later", { type: "ingest" })],
    request: admin({ query: { type: "ingest", status: "revoked" } }),
    expected: { status: 200, body: { data: [{ id: "{made.id}", type: "ingest", status: "revoked" }], next_cursor: null } },
  },
  {
    operation: "listKeys",
    promise: "keys are filtered by submerchant",
    before: [makeSubmerchant("shop"), { as: "made", operation: "createKey", key: "pspAdmin", body: { ...created, submerchant_id: "{shop.id}" } }],
    request: { key: "pspAdmin", query: { submerchant_id: "{shop.id}" } },
    expected: { status: 200, body: { data: [{ id: "{made.id}", submerchant_id: "{shop.id}" }], next_cursor: null } },
  },
  {
    operation: "listKeys",
    promise: "keys of a submerchant of another organization are not found",
    request: admin({ query: { submerchant_id: "{sandbox.psp.submerchant_id}" } }),
    expected: notFound,
  },
];

const endings: readonly ContractCase[] = [
  {
    operation: "revokeKey",
    promise: "a key is revoked, and says since when",
    before: [makeKey("made")],
    request: admin(made),
    expected: { status: 200, body: { id: "{made.id}", status: "revoked", revoked_at: timestamp } },
  },
  {
    operation: "revokeKey",
    promise: "revoking twice changes nothing",
    before: [makeKey("made"), revoke("made", "first")],
    request: admin(made),
    expected: { status: 200, body: { status: "revoked", revoked_at: "{first.revoked_at}" } },
  },
  {
    operation: "rotateKey",
    promise: "the documented example an-hour gets a key like the old one, with a value of its own",
    before: [makeKey("made", { permissions: ["stats:read"], rate_limit_per_minute: 30 })],
    request: admin({ ...made, body: requestExample("rotateKey", "an-hour") }),
    expected: {
      status: 201,
      example: "an-hour",
      body: { type: "secret", name: "{made.name}", permissions: ["stats:read"], rate_limit_per_minute: 30, status: "active", expires_at: null },
    },
  },
  {
    operation: "rotateKey",
    promise: "without an overlap that is named, the old key has a day",
    before: [makeKey("made")],
    request: admin({ ...made, body: {} }),
    expected: { status: 201, body: { name: "{made.name}", key: expect.stringMatching(/^svc_sk_/) } },
  },
  {
    operation: "rotateKey",
    promise: "a revoked key cannot be rotated",
    before: [makeKey("made"), revoke("made")],
    request: admin({ ...made, body: anHour }),
    expected: { status: 409, code: "INVALID_TRANSITION" },
  },
  refusing("rotateKey", { key: "admin", path: { id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" } })(
    "an overlap of more than a week is refused",
    { overlap_seconds: 604_801 },
    "overlap_seconds",
  ),
];

/** Keys of an organization. */
export const keyCases: readonly ContractCase[] = [...creations, ...refusedCreations, ...readings, ...endings];
