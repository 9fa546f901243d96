import { expect } from "vitest";
import { missing } from "../shared/refusal.ts";
import { assignment, hold, signedIn } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A review that the caller works on. */
export const sample: Sample<"releaseReview"> = {
  operation: "releaseReview",
  before: [hold("held"), assignment("held", {})],
  request: { key: "admin", path: { session_id: "{held.session_id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"releaseReview"> = {
  /** Reviews that are assigned to nobody afterwards. */
  200: [
    {
      promise: "a review that is assigned to nobody stays so",
      before: [hold("held")],
      request: sample.request,
      expected: { body: { released: null } },
    },
    {
      promise: "a key releases what a person works on",
      before: [hold("held"), signedIn("colleague"), assignment("held", { assignee: "{colleague.subject}" })],
      request: { ...sample.request, key: "secret" },
      expected: { body: { released: { assignee: expect.any(String) } } },
    },
  ],
  /** Assessments that the caller does not see. */
  404: [missing("another organization's review is not found", { ...sample.request, key: "otherAdmin" }, hold("held"))],
  /** Reviews of other people. */
  409: [
    {
      promise: "what a colleague works on is not released",
      before: [hold("held"), signedIn("colleague"), assignment("held", { assignee: "{colleague.subject}" })],
      request: sample.request,
      expected: { code: "REVIEW_ASSIGNED", details: { assignee: expect.any(String) } },
    },
  ],
};
