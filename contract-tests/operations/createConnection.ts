import { expect } from "vitest";
import { refusing } from "../shared/refusal.ts";
import { STRIPE_SECRET } from "../shared/stripe.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "createConnection";

/** The least that a connection takes. */
export const sample = {
  operation: "createConnection",
  request: { key: "admin", body: { processor: "stripe", webhook_secret: STRIPE_SECRET } },
  status: 201,
} as const satisfies Sample<"createConnection">;

const { body } = sample.request;
const refused = refusing({ key: "admin" });

/** Its own cases, by expected status. */
export const cases: OwnCases<"createConnection"> = {
  /** New connections. */
  201: [
    {
      promise: "the documented example stripe gets a connection, and the path that Stripe is to call; the secret is never shown",
      request: { key: "admin", body: requestExample(operation, "stripe") },
      expected: {
        example: "stripe",
        body: {
          processor: "stripe",
          description: "Main account",
          webhook_path: expect.stringMatching(/^\/api\/webhooks\/stripe\?connection=[0-9a-f-]{36}$/),
        },
      },
    },
    {
      promise: "a description can be left out",
      request: sample.request,
      expected: { body: { description: null, assess_on_events: false } },
    },
    {
      promise: "with assess_on_events, its events trigger assessments",
      request: { key: "admin", body: { processor: "stripe", webhook_secret: "whsec_assess_on_events", assess_on_events: true } },
      expected: { body: { assess_on_events: true } },
    },
  ],
  /** Connections that cannot be. */
  400: [
    refused("what is required is named", {}, "processor", "webhook_secret"),
    refused("a processor without an adapter is refused", { ...body, processor: "adyen" }, "processor"),
    refused("a secret that is too short is refused", { ...body, webhook_secret: "whsec" }, "webhook_secret"),
    refused("a secret with a space is refused", { ...body, webhook_secret: "whsec_ 5WJ8dQ2hT0vX" }, "webhook_secret"),
    refused("a description with a line break is refused", { ...body, description: "Main\naccount" }, "description"),
  ],
};
