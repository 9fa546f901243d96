import { expect } from "vitest";
import { answered } from "../../of-every-operation/answered.ts";
import type { ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { sample } from "./sample.ts";

const operation = "createKey";
const { body } = sample.request;

/** New keys. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the documented example server-key gets a key whose value is shown this once",
    request: { key: "admin", body: requestExample(operation, "server-key") },
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
    operation,
    promise: "a publishable key assesses and nothing else, from the origins that are named, at the rate of its kind",
    request: { key: "admin", body: { type: "publishable", name: "Checkout page", allowed_origins: ["https://shop.example", "http://localhost:5173"] } },
    expected: {
      status: 201,
      body: { permissions: ["assess"], allowed_origins: ["https://shop.example", "http://localhost:5173"], rate_limit_per_minute: 600 },
    },
  },
  {
    operation,
    promise: "an ingest key has no permissions, and assesses nothing on events",
    request: { key: "admin", body: { type: "ingest", name: "Provider events" } },
    expected: { status: 201, body: { permissions: [], assess_on_events: false, key: expect.stringMatching(/^svc_wh_/) } },
  },
  {
    operation,
    promise: "an ingest key can have assess_on_events",
    request: { key: "admin", body: { type: "ingest", name: "Provider events", assess_on_events: true } },
    expected: { status: 201, body: { assess_on_events: true } },
  },
  {
    operation,
    promise: "an end and a limit of one's own are kept",
    request: { key: "admin", body: { ...body, expires_at: "2099-01-01T00:00:00Z", rate_limit_per_minute: 30 } },
    expected: { status: 201, body: { expires_at: "2099-01-01T00:00:00.000Z", rate_limit_per_minute: 30 } },
  },
  {
    operation,
    promise: "a provider makes a key of one submerchant",
    request: { key: "pspAdmin", body: { ...body, submerchant_id: "{sandbox.psp.submerchant_id}" } },
    expected: { status: 201, body: { submerchant_id: "{sandbox.psp.submerchant_id}" } },
  },
];
