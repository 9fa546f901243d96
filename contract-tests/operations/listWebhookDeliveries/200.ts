import { answered } from "../../of-every-operation/answered.ts";
import { ingest, makeEndpoint, sendTest } from "../../shared/steps.ts";
import type { CaseRequest, ContractCase, Step } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "listWebhookDeliveries";
const toEndpoint = (query: Record<string, string>): CaseRequest => ({ key: "admin", query: { endpoint_id: "{endpoint.id}", ...query } });
const removeEndpoint: Step = { operation: "removeWebhookEndpoint", key: "admin", path: { id: "{endpoint.id}" } };

/** Deliveries, newest first, and their filters. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "deliveries to an endpoint, newest first",
    before: [makeEndpoint("endpoint"), sendTest("older", "endpoint"), sendTest("made", "endpoint")],
    request: toEndpoint({}),
    expected: { status: 200, body: { data: [{ id: "{made.id}" }, { id: "{older.id}" }], next_cursor: null } },
  },
  {
    operation,
    promise: "the cursor of a page leads to the next one",
    before: [makeEndpoint("endpoint"), sendTest("older", "endpoint"), sendTest("made", "endpoint"), { ...toEndpoint({ limit: "1" }), as: "page" }],
    request: toEndpoint({ limit: "1", cursor: "{page.next_cursor}" }),
    expected: { status: 200, body: { data: [{ id: "{older.id}" }], next_cursor: null } },
  },
  {
    operation,
    promise: "deliveries are filtered by event",
    before: [makeEndpoint("endpoint"), sendTest("made", "endpoint"), sendTest("later", "endpoint")],
    request: { key: "admin", query: { event_id: "{made.event_id}" } },
    expected: { status: 200, body: { data: [{ id: "{made.id}", event_id: "{made.event_id}" }], next_cursor: null } },
  },
  {
    operation,
    promise: "deliveries are filtered by type",
    before: [makeEndpoint("endpoint"), sendTest("made", "endpoint", { type: "case.created" }), sendTest("later", "endpoint")],
    request: toEndpoint({ event_type: "case.created" }),
    expected: { status: 200, body: { data: [{ id: "{made.id}", event_type: "case.created" }], next_cursor: null } },
  },
  {
    operation,
    promise: "what waits for an endpoint that is switched off is pending, and nothing of it delivered",
    before: [makeEndpoint("endpoint"), sendTest("made", "endpoint")],
    request: toEndpoint({ status: "delivered" }),
    expected: { status: 200, body: { data: [], next_cursor: null } },
  },
  {
    operation,
    promise: "what waited for an endpoint that was removed has failed",
    before: [makeEndpoint("endpoint"), sendTest("made", "endpoint"), removeEndpoint],
    request: { key: "admin", query: { event_id: "{made.event_id}", status: "failed" } },
    expected: { status: 200, body: { data: [{ id: "{made.id}", status: "failed", next_attempt_at: null }], next_cursor: null } },
  },
  {
    operation,
    promise: "a dispute that a provider tells of is on its way to the endpoint that asks for it",
    before: [makeEndpoint("endpoint", { enabled: true }), ingest("told", { event_type: "CHARGEBACK", external_id: "contract-told" })],
    request: toEndpoint({}),
    expected: { status: 200, body: { data: [{ event_type: "dispute.opened", endpoint_id: "{endpoint.id}" }], next_cursor: null } },
  },
];
