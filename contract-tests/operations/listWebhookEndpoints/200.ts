import { answered } from "../../of-every-operation/answered.ts";
import { makeEndpoint } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "listWebhookEndpoints";

/** Endpoints, newest first. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the newest endpoint comes first, without its secret",
    before: [makeEndpoint("older"), makeEndpoint("made")],
    request: { key: "admin", query: { limit: "1" } },
    expected: { status: 200, body: { data: [{ id: "{made.id}" }] } },
  },
  {
    operation,
    promise: "the cursor of a page leads to the next one",
    before: [makeEndpoint("older"), makeEndpoint("made"), { as: "page", key: "admin", query: { limit: "1" } }],
    request: { key: "admin", query: { limit: "1", cursor: "{page.next_cursor}" } },
    expected: { status: 200, body: { data: [{ id: "{older.id}" }] } },
  },
];
