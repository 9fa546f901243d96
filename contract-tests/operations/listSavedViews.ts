import { expect } from "vitest";
import { saveView } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A list of views needs nothing. */
export const sample: Sample<"listSavedViews"> = { operation: "listSavedViews", request: { key: "viewer", body: undefined }, status: 200 };

/** Its own cases, by expected status. */
export const cases: OwnCases<"listSavedViews"> = {
  /** Views, newest first. */
  200: [
    {
      promise: "the caller's own views are listed, whether they are shared or not",
      before: [saveView("made")],
      request: { key: "analyst", query: { limit: "1" } },
      expected: { body: { data: [{ id: "{made.id}", shared: false, filters: {}, order: "newest" }] } },
    },
    {
      promise: "views that a colleague shares are listed",
      before: [saveView("made", { shared: true })],
      request: { key: "viewer", query: { limit: "1" } },
      expected: { body: { data: [{ id: "{made.id}", shared: true }] } },
    },
    {
      promise: "the cursor of a page leads to the next one",
      before: [saveView("older"), saveView("made"), { as: "page", operation: "listSavedViews", key: "analyst", query: { limit: "1" } }],
      request: { key: "analyst", query: { limit: "1", cursor: "{page.next_cursor}" } },
      expected: { body: { data: [{ id: "{older.id}" }], next_cursor: expect.any(String) } },
    },
  ],
};
