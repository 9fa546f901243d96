import { timestamp } from "../shared/shapes.ts";
import { assess, endReview, hold, reportAssessed, reportOutcome } from "../shared/steps.ts";
import { ofNoOther } from "../shared/submerchant-sessions.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A pay-in that was assessed. */
export const sample: Sample<"readAssessment"> = {
  operation: "readAssessment",
  before: [assess("assessed", {})],
  request: { key: "viewer", path: { session_id: "{assessed.session_id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"readAssessment"> = {
  /** Assessments with everything that is known of them. */
  200: [
    {
      promise: "a viewer reads the request as it came in, and what was decided",
      before: [assess("assessed", { customer_id: "contract-read" }, { order_id: "contract-read", metadata: { campaign: "buen-fin" } })],
      request: sample.request,
      expected: {
        body: {
          session_id: "{assessed.session_id}",
          assessed_at: timestamp,
          flow: "payin",
          decision: "{assessed.decision}",
          amount: 1249.9,
          currency: "MXN",
          order_id: "contract-read",
          customer_id: "contract-read",
          credential_kind: "secret",
          request: { order_id: "contract-read", amount: 1249.9, payer: { customer_id: "contract-read" }, metadata: { campaign: "buen-fin" } },
          outcomes: [],
          case_id: null,
          review: null,
        },
      },
    },
    {
      promise: "what was reported since is there, oldest first, with the case of a fraud report",
      before: [
        assess("assessed", { email: "contract.followed@frauds.example" }),
        reportOutcome("assessed", "captured", "first"),
        reportOutcome("assessed", "refunded", "second"),
        reportAssessed(),
      ],
      request: sample.request,
      expected: {
        body: {
          outcomes: [
            { outcome: "captured", outcome_id: "{first.outcome_id}" },
            { outcome: "refunded", outcome_id: "{second.outcome_id}" },
          ],
          case_id: "{report.case.id}",
        },
      },
    },
    {
      promise: "a review that ended says how",
      before: [hold("assessed"), endReview("assessed", "approve", "ended")],
      request: sample.request,
      expected: { body: { decision: "review", review: { resolution: "approve", resolved_at: "{ended.review.resolved_at}" } } },
    },
  ],
  /** Assessments that the caller does not have. */
  404: [...ofNoOther(sample)],
};
