import { connect } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"listConnections"> = {
  operation: "listConnections",
  request: { key: "admin", body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"listConnections"> = {
  /** Connections, newest first. */
  200: [
    {
      promise: "the newest connection comes first, without its secret",
      before: [connect("older"), connect("made")],
      request: { key: "admin", query: { limit: "1" } },
      expected: { body: { data: [{ id: "{made.id}", webhook_path: "{made.webhook_path}" }] } },
    },
    {
      promise: "the cursor of a page leads to the next one",
      before: [connect("older"), connect("made"), { as: "page", key: "admin", query: { limit: "1" } }],
      request: { key: "admin", query: { limit: "1", cursor: "{page.next_cursor}" } },
      expected: { body: { data: [{ id: "{older.id}" }] } },
    },
  ],
};
