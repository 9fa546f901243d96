import { expect } from "vitest";
import { answered } from "../../of-every-operation/answered.ts";
import type { ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { sample } from "./sample.ts";

const operation = "createConnection";

/** New connections. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the documented example stripe gets a connection, and the path that Stripe is to call; the secret is never shown",
    request: { key: "admin", body: requestExample(operation, "stripe") },
    expected: {
      status: 201,
      example: "stripe",
      body: {
        processor: "stripe",
        description: "Main account",
        webhook_path: expect.stringMatching(/^\/api\/webhooks\/stripe\?connection=[0-9a-f-]{36}$/),
      },
    },
  },
  {
    operation,
    promise: "a description can be left out",
    request: sample.request,
    expected: { status: 201, body: { description: null, assess_on_events: false } },
  },
  {
    operation,
    promise: "with assess_on_events, its events trigger assessments",
    request: { key: "admin", body: { processor: "stripe", webhook_secret: "whsec_assess_on_events", assess_on_events: true } },
    expected: { status: 201, body: { assess_on_events: true } },
  },
];
