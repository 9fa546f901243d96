import { answered } from "../../of-every-operation/answered.ts";
import { timestamp } from "../../shared/shapes.ts";
import { assess, endReview, hold, reportAssessed, tell } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "readAssessment";

/** Assessments with everything that is known of them. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "a viewer reads the request as it came in, and what was decided",
    before: [assess("assessed", { customer_id: "contract-read" }, { order_id: "contract-read", metadata: { campaign: "buen-fin" } })],
    request: sample.request,
    expected: {
      status: 200,
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
    operation,
    promise: "what was reported since is there, oldest first, with the case of a fraud report",
    before: [
      assess("assessed", { email: "contract.followed@frauds.example" }),
      tell("assessed", "captured", "first"),
      tell("assessed", "refunded", "second"),
      reportAssessed(),
    ],
    request: sample.request,
    expected: {
      status: 200,
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
    operation,
    promise: "a review that ended says how",
    before: [hold("assessed"), endReview("assessed", "approve", "ended")],
    request: sample.request,
    expected: { status: 200, body: { decision: "review", review: { resolution: "approve", resolved_at: "{ended.review.resolved_at}" } } },
  },
];
