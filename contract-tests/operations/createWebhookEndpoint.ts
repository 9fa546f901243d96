import { expect } from "vitest";
import { defaultEventTypes } from "../../generated/events.ts";
import { refusing } from "../shared/refusal.ts";
import { NOWHERE } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "createWebhookEndpoint";

/** The least that an endpoint takes; switched off, so that nothing is sent. */
export const sample = {
  operation: "createWebhookEndpoint",
  request: { key: "admin", body: { url: NOWHERE, enabled: false } },
  status: 201,
} as const satisfies Sample<"createWebhookEndpoint">;

const { body } = sample.request;
const refused = refusing({ key: "admin" });

/** Its own cases, by expected status. */
export const cases: OwnCases<"createWebhookEndpoint"> = {
  /** New endpoints. */
  201: [
    {
      promise: "the documented example order-service gets an endpoint whose secret is shown this once",
      request: { key: "otherAdmin", body: requestExample(operation, "order-service") },
      expected: {
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
      promise: "an endpoint that names no events gets the fifteen of the catalogue, and no addition to it",
      request: { key: "admin", body },
      expected: { body: { events: [...defaultEventTypes], description: null, enabled: false, disabled_reason: "manual" } },
    },
    {
      promise: "an event that is named twice is one",
      request: { key: "admin", body: { ...body, events: ["case.created", "case.created"] } },
      expected: { body: { events: ["case.created"] } },
    },
  ],
  /** Endpoints that cannot be. */
  400: [
    refused("what is required is named", {}, "url"),
    refused("what is no address is refused", { ...body, url: "shop" }, "url"),
    refused("an address of another protocol is refused", { ...body, url: "ftp://shop.example.com/hooks" }, "url"),
    refused("an address with a password is refused", { ...body, url: "https://shop:secret@shop.example.com/hooks" }, "url"),
    refused("a link-local address is refused", { ...body, url: "https://169.254.169.254/latest/meta-data" }, "url"),
    refused("an address with a fragment is refused", { ...body, url: "https://shop.example.com/hooks#events" }, "url"),
    refused("an event that does not exist is refused", { ...body, events: ["case.created", "case.lost"] }, "events[1]"),
    refused("an endpoint without events is refused", { ...body, events: [] }, "events"),
    refused("a description with a line break is refused", { ...body, description: "Order\nservice" }, "description"),
  ],
};
