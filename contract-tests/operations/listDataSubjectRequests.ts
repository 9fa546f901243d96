import { expect } from "vitest";
import { makeDataSubjectRequest } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"listDataSubjectRequests"> = { operation: "listDataSubjectRequests", request: { key: "admin", body: undefined }, status: 200 };

/** Its own cases, by expected status. */
export const cases: OwnCases<"listDataSubjectRequests"> = {
  /** Requests, newest first. */
  200: [
    {
      promise: "data subject requests are listed newest first",
      before: [makeDataSubjectRequest("made")],
      request: { key: "pspAdmin", query: { limit: "1" } },
      expected: { body: { data: [{ id: "{made.id}", kind: "access", report: { related_identifiers: [] }, created_at: expect.any(String) }] } },
    },
  ],
};
