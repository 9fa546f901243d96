import { expect } from "vitest";
import { decided, request, waiting } from "../shared/approvals.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A list of changes needs nothing. */
export const sample: Sample<"listApprovals"> = { operation: "listApprovals", request: { key: "viewer", body: undefined }, status: 200 };

/** Its own cases, by expected status. */
export const cases: OwnCases<"listApprovals"> = {
  /** Changes, newest first. */
  200: [
    {
      promise: "a change that waits is listed with what would be made",
      before: request(),
      request: { key: "viewer", query: { status: "pending", limit: "1" } },
      expected: {
        body: { data: [{ id: waiting, area: "live_rules", operation: "archiveRule", change: { path: { id: "{made.id}" }, body: { reason: "Contract" } } }] },
      },
    },
    {
      promise: "changes that were decided are listed by how they stand",
      before: [...request(), decided("rejectApproval")],
      request: { key: "viewer", query: { status: "rejected", limit: "1" } },
      expected: { body: { data: [{ id: waiting, status: "rejected", change: null }] } },
    },
    {
      promise: "the cursor of a page leads to the next one",
      before: [...request(), { as: "page", operation: "listApprovals", key: "viewer", query: { limit: "1" } }],
      request: { key: "viewer", query: { limit: "1", cursor: "{page.next_cursor}" } },
      expected: { body: { data: expect.any(Array) } },
    },
  ],
};
