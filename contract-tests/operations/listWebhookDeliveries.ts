import { invalid, missing } from "../shared/refusal.ts";
import { ingest, makeEndpoint, sendTest } from "../shared/steps.ts";
import type { CaseRequest, OwnCases, Step, TestCase } from "../src/case.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"listWebhookDeliveries"> = {
  operation: "listWebhookDeliveries",
  request: { key: "admin", body: undefined },
  status: 200,
};

const toEndpoint = (query: Record<string, string>): CaseRequest => ({ key: "admin", query: { endpoint_id: "{endpoint.id}", ...query } });
const removeEndpoint: Step = { operation: "removeWebhookEndpoint", key: "admin", path: { id: "{endpoint.id}" } };

/** Its own cases, by expected status. */
export const cases: OwnCases<"listWebhookDeliveries"> = {
  /** Deliveries, newest first, and their filters. */
  200: [
    {
      promise: "deliveries to an endpoint, newest first",
      before: [makeEndpoint("endpoint"), sendTest("older", "endpoint"), sendTest("made", "endpoint")],
      request: toEndpoint({}),
      expected: { body: { data: [{ id: "{made.id}" }, { id: "{older.id}" }], next_cursor: null } },
    },
    {
      promise: "the cursor of a page leads to the next one",
      before: [makeEndpoint("endpoint"), sendTest("older", "endpoint"), sendTest("made", "endpoint"), { ...toEndpoint({ limit: "1" }), as: "page" }],
      request: toEndpoint({ limit: "1", cursor: "{page.next_cursor}" }),
      expected: { body: { data: [{ id: "{older.id}" }], next_cursor: null } },
    },
    {
      promise: "deliveries are filtered by event",
      before: [makeEndpoint("endpoint"), sendTest("made", "endpoint"), sendTest("later", "endpoint")],
      request: { key: "admin", query: { event_id: "{made.event_id}" } },
      expected: { body: { data: [{ id: "{made.id}", event_id: "{made.event_id}" }], next_cursor: null } },
    },
    {
      promise: "deliveries are filtered by type",
      before: [makeEndpoint("endpoint"), sendTest("made", "endpoint", { type: "case.created" }), sendTest("later", "endpoint")],
      request: toEndpoint({ event_type: "case.created" }),
      expected: { body: { data: [{ id: "{made.id}", event_type: "case.created" }], next_cursor: null } },
    },
    {
      promise: "what waits for an endpoint that is switched off is pending, and nothing of it delivered",
      before: [makeEndpoint("endpoint"), sendTest("made", "endpoint")],
      request: toEndpoint({ status: "delivered" }),
      expected: { body: { data: [], next_cursor: null } },
    },
    {
      promise: "what waited for an endpoint that was removed has failed",
      before: [makeEndpoint("endpoint"), sendTest("made", "endpoint"), removeEndpoint],
      request: { key: "admin", query: { event_id: "{made.event_id}", status: "failed" } },
      expected: { body: { data: [{ id: "{made.id}", status: "failed", next_attempt_at: null }], next_cursor: null } },
    },
    {
      promise: "a dispute reported by a provider is sent to the subscribed endpoint",
      before: [makeEndpoint("endpoint", { enabled: true }), ingest("ingested", { event_type: "CHARGEBACK", external_id: "contract-ingested" })],
      request: toEndpoint({}),
      expected: { body: { data: [{ event_type: "dispute.opened", endpoint_id: "{endpoint.id}" }], next_cursor: null } },
    },
  ],
  /** Filters that are none. */
  400: [
    ...(
      [
        ["an endpoint that is no UUID", "endpoint_id", "no-such-id"],
        ["an event that is no UUID", "event_id", "no-such-id"],
        ["a type that does not exist", "event_type", "case.lost"],
        ["a state that does not exist", "status", "lost"],
      ] as const
    ).map(([what, name, value]): TestCase<400> => invalid(`${what} is refused by name`, { key: "admin", query: { [name]: value } }, [`query.${name}`])),
  ],
  /** Endpoints that the caller does not have. */
  404: [
    missing("deliveries to an endpoint that does not exist are not found", { key: "admin", query: { endpoint_id: exampleId } }),
    missing(
      "deliveries to an endpoint of another organization are not found",
      { key: "otherAdmin", query: { endpoint_id: "{made.id}" } },
      makeEndpoint("made"),
    ),
  ],
};
