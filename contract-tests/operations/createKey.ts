import { expect } from "vitest";
import { foreignSubmerchants } from "../shared/foreign-submerchants.ts";
import { refusing } from "../shared/refusal.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "createKey";

/** The least that a key takes. */
export const sample = {
  operation: "createKey",
  request: { key: "admin", body: { type: "secret", name: "Checkout server" } },
  status: 201,
} as const satisfies Sample<"createKey">;

const { body } = sample.request;
const refused = refusing({ key: "admin" });

/** Its own cases, by expected status. */
export const cases: OwnCases<"createKey"> = {
  /** New keys. */
  201: [
    {
      promise: "the documented example server-key gets a key whose value is shown this once",
      request: { key: "admin", body: requestExample(operation, "server-key") },
      expected: {
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
      promise: "a publishable key assesses and nothing else, from the origins that are named, at the rate of its kind",
      request: { key: "admin", body: { type: "publishable", name: "Checkout page", allowed_origins: ["https://shop.example", "http://localhost:5173"] } },
      expected: {
        body: { permissions: ["assess"], allowed_origins: ["https://shop.example", "http://localhost:5173"], rate_limit_per_minute: 600 },
      },
    },
    {
      promise: "an ingest key has no permissions, and assesses nothing on events",
      request: { key: "admin", body: { type: "ingest", name: "Provider events" } },
      expected: { body: { permissions: [], assess_on_events: false, key: expect.stringMatching(/^svc_wh_/) } },
    },
    {
      promise: "an ingest key can have assess_on_events",
      request: { key: "admin", body: { type: "ingest", name: "Provider events", assess_on_events: true } },
      expected: { body: { assess_on_events: true } },
    },
    {
      promise: "a custom expiry and rate limit are stored",
      request: { key: "admin", body: { ...body, expires_at: "2099-01-01T00:00:00Z", rate_limit_per_minute: 30 } },
      expected: { body: { expires_at: "2099-01-01T00:00:00.000Z", rate_limit_per_minute: 30 } },
    },
    {
      promise: "a provider makes a key of one submerchant",
      request: { key: "pspAdmin", body: { ...body, submerchant_id: "{sandbox.psp.submerchant_id}" } },
      expected: { body: { submerchant_id: "{sandbox.psp.submerchant_id}" } },
    },
  ],
  /** Keys that cannot be. */
  400: [
    refused("what is required is named", {}, "type", "name"),
    refused("a kind that does not exist is refused", { ...body, type: "root" }, "type"),
    refused("a permission that does not exist is refused", { ...body, permissions: ["assess", "everything"] }, "permissions[1]"),
    refused("a permission that a secret key cannot hold is refused", { ...body, permissions: ["assess", "keys:write"] }, "permissions[1]"),
    refused("a permission that a publishable key cannot hold is refused", { ...body, type: "publishable", permissions: ["fraud:report"] }, "permissions[0]"),
    refused("permissions for an ingest key are refused", { ...body, type: "ingest", permissions: ["assess"] }, "permissions[0]"),
    refused("origins for a secret key are refused", { ...body, allowed_origins: ["https://shop.example"] }, "allowed_origins"),
    refused(
      "an origin with a path, or without encryption, is refused",
      { ...body, type: "publishable", allowed_origins: ["https://shop.example/pay", "http://shop.example"] },
      "allowed_origins[0]",
      "allowed_origins[1]",
    ),
    refused("a secret key that assesses on events is refused", { ...body, assess_on_events: true }, "assess_on_events"),
    refused("an end in the past is refused", { ...body, expires_at: "2020-01-01T00:00:00Z" }, "expires_at"),
    refused("an end on a day that does not exist is refused", { ...body, expires_at: "2099-02-30T00:00:00Z" }, "expires_at"),
    refused("an end in a month that does not exist is refused", { ...body, expires_at: "2099-13-01T00:00:00Z" }, "expires_at"),
    refused("an end in a leap second is refused", { ...body, expires_at: "2099-01-01T23:59:60Z" }, "expires_at"),
    refused("a limit out of range is refused", { ...body, rate_limit_per_minute: 0 }, "rate_limit_per_minute"),
    refused("a name with a line break is refused", { ...body, name: "Checkout\nserver" }, "name"),
  ],
  404: foreignSubmerchants(sample, "body"),
};
