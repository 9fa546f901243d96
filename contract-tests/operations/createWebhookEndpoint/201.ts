import { expect } from "vitest";
import { eventTypes } from "../../../generated/events.ts";
import { answered } from "../../of-every-operation/answered.ts";
import type { ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { sample } from "./sample.ts";

const operation = "createWebhookEndpoint";
const { body } = sample.request;

/** New endpoints. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the documented example order-service gets an endpoint whose secret is shown this once",
    request: { key: "otherAdmin", body: requestExample(operation, "order-service") },
    expected: {
      status: 201,
      example: "order-service",
      body: {
        url: "https://shop.example/hooks/fraud-risk",
        events: ["transaction.blocked", "assess.outcome_applied"],
        description: "Order service",
        enabled: true,
        disabled_reason: null,
        failing_since: null,
        secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{32}$/),
      },
    },
  },
  {
    operation,
    promise: "an endpoint that names no events gets all of them",
    request: { key: "admin", body },
    expected: { status: 201, body: { events: [...eventTypes], description: null, enabled: false, disabled_reason: "manual" } },
  },
  {
    operation,
    promise: "an event that is named twice is one",
    request: { key: "admin", body: { ...body, events: ["case.created", "case.created"] } },
    expected: { status: 201, body: { events: ["case.created"] } },
  },
];
