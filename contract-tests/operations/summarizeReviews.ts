import { changeOther, hold } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A queue with a review. */
export const sample: Sample<"summarizeReviews"> = {
  operation: "summarizeReviews",
  before: [hold("held")],
  request: { key: "viewer", body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"summarizeReviews"> = {
  /** Figures. */
  200: [
    {
      promise: "the target is that of the organization",
      before: [changeOther({ review_target_minutes: 45 })],
      request: { key: "otherAdmin" },
      expected: { body: { target_minutes: 45, more_than_counted: false } },
    },
  ],
};
