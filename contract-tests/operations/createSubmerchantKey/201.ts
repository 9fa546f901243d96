import { expect } from "vitest";
import { answered } from "../../of-every-operation/answered.ts";
import { makeSubmerchant } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { sample } from "./sample.ts";

const operation = "createSubmerchantKey";

/** New keys of a submerchant. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the documented example server-key gets a key of the submerchant, with its value this once",
    before: [makeSubmerchant("shop")],
    request: { key: "pspSecret", path: { id: "{shop.id}" }, body: requestExample(operation, "server-key") },
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
    request: { key: "pspAdmin", path: { id: "{shop.id}" }, body: { type: "publishable", name: "Checkout page", allowed_origins: ["https://shop.example"] } },
    expected: { status: 201, body: { submerchant_id: "{shop.id}", allowed_origins: ["https://shop.example"] } },
  },
];
