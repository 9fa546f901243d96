import { refusing } from "../shared/refusal.ts";
import { timestamp } from "../shared/shapes.ts";
import { changeOther, purchase } from "../shared/steps.ts";
import type { OwnCases, Step } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "takeNextReview";

/** A held payment of the organization in which nobody else works. */
const heldThere: Step = { as: "held", operation: "assessPayin", key: "expendable", body: { ...purchase, payer: { email: "review@sandbox.test" } } };

/** The queue of the other organization. */
export const sample: Sample<"takeNextReview"> = { operation, request: { key: "otherAdmin", body: {} }, status: 200 };

const refused = refusing({ key: "otherAdmin" });

/** Its own cases, by expected status. */
export const cases: OwnCases<"takeNextReview"> = {
  /** What was taken. */
  200: [
    {
      promise: "the documented example riskiest assigns a review to the caller",
      before: [changeOther({ maintenance: false }), heldThere],
      request: { key: "otherAdmin", body: requestExample(operation, "riskiest") },
      expected: { body: { review: { decision: "review", review: null, assignment: { assigned_by: { type: "session" }, expires_at: timestamp } } } },
    },
  ],
  /** Requests that take nothing. */
  400: [refused("an order that does not exist is refused", { order: "random" }, "order"), refused("more than a day is refused", { minutes: 1441 }, "minutes")],
};
