import { expect } from "vitest";
import { makeList } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A list of lists needs nothing. */
export const sample: Sample<"listCustomLists"> = { operation: "listCustomLists", request: { key: "viewer", body: undefined }, status: 200 };

/** Its own cases, by expected status. */
export const cases: OwnCases<"listCustomLists"> = {
  /** Lists, newest first. */
  200: [
    {
      promise: "the newest list comes first, and its name finds it",
      before: [makeList("older", { name: "contract_older" }), makeList("made")],
      request: { key: "viewer", query: { name: "{made.name}" } },
      expected: { body: { data: [{ id: "{made.id}", value_count: 0 }], next_cursor: null } },
    },
    {
      promise: "the cursor of a page leads to the next one",
      before: [
        makeList("older", { name: "contract_page_older" }),
        makeList("made"),
        { as: "page", operation: "listCustomLists", key: "viewer", query: { limit: "1" } },
      ],
      request: { key: "viewer", query: { limit: "1", cursor: "{page.next_cursor}" } },
      expected: { body: { data: [{ id: "{older.id}" }], next_cursor: expect.any(String) } },
    },
  ],
};
