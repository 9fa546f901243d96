import { makeEndpoint } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"listWebhookEndpoints"> = {
  operation: "listWebhookEndpoints",
  request: { key: "admin", body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"listWebhookEndpoints"> = {
  /** Endpoints, newest first. */
  200: [
    {
      promise: "the newest endpoint comes first, without its secret",
      before: [makeEndpoint("older"), makeEndpoint("made")],
      request: { key: "admin", query: { limit: "1" } },
      expected: { body: { data: [{ id: "{made.id}" }] } },
    },
    {
      promise: "the cursor of a page leads to the next one",
      before: [makeEndpoint("older"), makeEndpoint("made"), { as: "page", key: "admin", query: { limit: "1" } }],
      request: { key: "admin", query: { limit: "1", cursor: "{page.next_cursor}" } },
      expected: { body: { data: [{ id: "{older.id}" }] } },
    },
  ],
};
