import { refusing } from "../shared/refusal.ts";
import { timestamp } from "../shared/shapes.ts";
import { endReview, hold } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "resolveReviews";
const reason = "El titular confirmó el pedido por teléfono.";

/** A payment that was held. */
export const sample = {
  operation,
  before: [hold("held")],
  request: { key: "admin", body: { reviews: [{ session_id: "{held.session_id}", resolution: "approve", reason }] } },
  status: 200,
} as const satisfies Sample<"resolveReviews">;

const refused = refusing({ key: "admin" });
const one = { session_id: exampleId, resolution: "decline", reason };

/** Its own cases, by expected status. */
export const cases: OwnCases<"resolveReviews"> = {
  /** What became of each. */
  200: [
    {
      promise: "one that was resolved before, and one that does not exist, do not keep the others from being resolved",
      before: [hold("resolved"), endReview("resolved", "approve"), hold("held")],
      request: {
        key: "admin",
        body: {
          reviews: [
            { session_id: "{resolved.session_id}", resolution: "decline", reason },
            { session_id: exampleId, resolution: "decline", reason },
            { session_id: "{held.session_id}", resolution: "decline", reason },
          ],
        },
      },
      expected: {
        body: {
          data: [
            { review: null, error: { code: "INVALID_TRANSITION" } },
            { review: null, error: { code: "NOT_FOUND" } },
            {
              review: { resolution: "decline", reason, resolved_by: { type: "session" }, resolved_at: timestamp },
              error: null,
            },
          ],
        },
      },
    },
    {
      promise: "the documented example one-resolved-before is answered for each review",
      request: { key: "admin", body: requestExample(operation, "one-resolved-before") },
      expected: { body: { data: [{ review: null, error: { code: "NOT_FOUND" } }] } },
    },
  ],
  /** Requests that resolve nothing. */
  400: [
    refused("a review is required", { reviews: [] }, "reviews"),
    refused("at most 200 reviews", { reviews: Array.from({ length: 201 }, () => one) }, "reviews"),
    refused("each needs a reason", { reviews: [{ ...one, reason: " " }] }, "reviews[0].reason"),
  ],
};
