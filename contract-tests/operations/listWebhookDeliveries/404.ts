import { notFound } from "../../shared/refusal.ts";
import { makeEndpoint } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { exampleId } from "../../src/later.ts";

const operation = "listWebhookDeliveries";

/** Endpoints that the caller does not have. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "deliveries to an endpoint that does not exist are not found",
    request: { key: "admin", query: { endpoint_id: exampleId } },
    expected: notFound,
  },
  {
    operation,
    promise: "deliveries to an endpoint of another organization are not found",
    before: [makeEndpoint("made")],
    request: { key: "otherAdmin", query: { endpoint_id: "{made.id}" } },
    expected: notFound,
  },
];
