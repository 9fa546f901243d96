import { missing } from "../shared/refusal.ts";
import { endReview, hold } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A review that was resolved a moment ago. */
export const sample: Sample<"undoReview"> = {
  operation: "undoReview",
  before: [hold("held"), endReview("held", "approve")],
  request: { key: "admin", path: { session_id: "{held.session_id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"undoReview"> = {
  /** Reviews that are open again. */
  200: [
    {
      promise: "the review is open again, and can be resolved otherwise",
      before: sample.before ?? [],
      request: sample.request,
      expected: { body: { session_id: "{held.session_id}", decision: "review", review: null } },
    },
  ],
  /** Assessments that the caller does not see. */
  404: [missing("another organization's review is not found", { ...sample.request, key: "otherAdmin" }, ...(sample.before ?? []))],
  /** Nothing to undo. */
  409: [
    {
      promise: "a review that is open cannot be undone",
      before: [hold("held")],
      request: sample.request,
      expected: { code: "INVALID_TRANSITION", details: { review: null } },
    },
  ],
};
