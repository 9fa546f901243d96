import { refusing } from "../shared/refusal.ts";
import { makeEndpoint } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "updateWebhookEndpoint";

/** A change of an endpoint that exists. */
export const sample = {
  operation: "updateWebhookEndpoint",
  before: [makeEndpoint("made")],
  request: { key: "admin", path: { id: "{made.id}" }, body: { description: "Order service" } },
  status: 200,
} as const satisfies Sample<"updateWebhookEndpoint">;

const change = (body: object | string) => ({ ...sample.request, body });
const refused = refusing({ key: "admin", path: { id: exampleId } });

/** Its own cases, by expected status. */
export const cases: OwnCases<"updateWebhookEndpoint"> = {
  /** Changes of an endpoint. */
  200: [
    {
      promise: "the documented example switch-off switches the endpoint off",
      before: [makeEndpoint("made", { enabled: true })],
      request: change(requestExample(operation, "switch-off")),
      expected: { example: "switch-off", body: { id: "{made.id}", enabled: false, disabled_reason: "manual" } },
    },
    {
      promise: "an endpoint that is switched on again has no reason to be off",
      before: [makeEndpoint("made")],
      request: change({ enabled: true }),
      expected: { body: { enabled: true, disabled_reason: null, failing_since: null } },
    },
    {
      promise: "what is absent stays, and null clears",
      before: [makeEndpoint("made", { description: "Order service" })],
      request: change({ events: ["case.created"], description: null }),
      expected: { body: { url: "{made.url}", events: ["case.created"], description: null, enabled: false } },
    },
    {
      promise: "a change that changes nothing leaves the time of the last one",
      before: [makeEndpoint("made")],
      request: change({ enabled: false }),
      expected: { body: { updated_at: "{made.updated_at}" } },
    },
  ],
  /** Changes that cannot be. */
  400: [
    refused("an address of another protocol is refused", { url: "ftp://shop.example.com/hooks" }, "url"),
    refused("an address with a password is refused", { url: "https://shop:secret@shop.example.com/hooks" }, "url"),
    refused("a link-local address is refused", { url: "https://169.254.169.254/latest/meta-data" }, "url"),
    refused("an address with a fragment is refused", { url: "https://shop.example.com/hooks#events" }, "url"),
    refused("an endpoint without events is refused", { events: [] }, "events"),
    refused("an event that does not exist is refused", { events: ["case.lost"] }, "events[0]"),
  ],
};
