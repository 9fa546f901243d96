import { expect } from "vitest";
import { refusing } from "../shared/refusal.ts";
import { deactivate, makeSubmerchant } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "createSubmerchantKey";

/** The least that a key takes. */
export const sample = {
  operation: "createSubmerchantKey",
  before: [makeSubmerchant("shop")],
  request: { key: "pspSecret", path: { id: "{shop.id}" }, body: { type: "secret", name: "Zapatería El Paso, server" } },
  status: 201,
} as const satisfies Sample<"createSubmerchantKey">;

const refused = refusing({ key: "pspSecret", path: { id: exampleId } });

/** Its own cases, by expected status. */
export const cases: OwnCases<"createSubmerchantKey"> = {
  /** New keys of a submerchant. */
  201: [
    {
      promise: "the documented example server-key gets a key of the submerchant, with its value this once",
      before: [makeSubmerchant("shop")],
      request: { key: "pspSecret", path: { id: "{shop.id}" }, body: requestExample(operation, "server-key") },
      expected: {
        example: "server-key",
        body: { permissions: ["assess"], submerchant_id: "{shop.id}", rate_limit_per_minute: 600, key: expect.stringMatching(/^svc_sk_[0-9A-Za-z]{38}$/) },
      },
    },
    {
      promise: "a session makes a publishable key for the submerchant's pages",
      before: [makeSubmerchant("shop")],
      request: { key: "pspAdmin", path: { id: "{shop.id}" }, body: { type: "publishable", name: "Checkout page", allowed_origins: ["https://shop.example"] } },
      expected: { body: { submerchant_id: "{shop.id}", allowed_origins: ["https://shop.example"] } },
    },
  ],
  /** Keys that cannot be. */
  400: [
    refused(
      "a key of one submerchant cannot be let change submerchants",
      { ...sample.request.body, permissions: ["assess", "submerchants:write"] },
      "permissions[1]",
    ),
    refused(
      "origins for a secret key, and an end in the past, are refused",
      { ...sample.request.body, allowed_origins: ["https://shop.example"], expires_at: "2020-01-01T00:00:00Z" },
      "allowed_origins",
      "expires_at",
    ),
  ],
  /** Callers who may not do it. */
  403: [
    {
      promise: "a key cannot give away what it may not do itself",
      before: [
        makeSubmerchant("shop"),
        { as: "clerk", operation: "createKey", key: "pspAdmin", body: { type: "secret", name: "Onboarding", permissions: ["submerchants:write"] } },
      ],
      request: { key: "{clerk.key}", path: { id: "{shop.id}" }, body: { ...sample.request.body, permissions: ["assess"] } },
      expected: { code: "FORBIDDEN", details: { required_permissions: ["assess"] } },
    },
  ],
  /** Submerchants that get no key. */
  409: [
    {
      promise: "a deactivated submerchant gets no key",
      before: [makeSubmerchant("shop"), deactivate("shop")],
      request: sample.request,
      expected: { code: "INVALID_TRANSITION" },
    },
  ],
};
