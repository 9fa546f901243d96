import { expect } from "vitest";
import { invalid } from "../shared/refusal.ts";
import { assess, reportOutcome } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A count needs nothing. */
export const sample: Sample<"countAssessments"> = {
  operation: "countAssessments",
  request: { key: "viewer", body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"countAssessments"> = {
  /** Numbers of assessments. */
  200: [
    {
      promise: "assessments are counted with the filters of the list",
      before: [
        assess("one", { customer_id: "contract-counted" }),
        assess("other", { customer_id: "contract-counted" }),
        assess("somebody's", { customer_id: "contract-not-counted" }),
        reportOutcome("one", "fraud_confirmed"),
      ],
      request: { key: "viewer", query: { customer_id: "contract-counted", outcome: "fraud" } },
      expected: { body: { count: 1, more: false } },
    },
    {
      promise: "the documented example by-score has the same number in bands of five points",
      before: [assess("one", { customer_id: "contract-counted-by-score" }), assess("other", { customer_id: "contract-counted-by-score" })],
      request: { key: "viewer", query: { customer_id: "contract-counted-by-score", has_scores: "true" } },
      expected: {
        example: "by-score",
        body: {
          count: 2,
          more: false,
          scores: expect.arrayContaining([
            { from: 0, count: 2 },
            { from: 95, count: 0 },
          ]),
        },
      },
    },
    {
      promise: "nothing that matches is zero",
      request: { key: "viewer", query: { customer_id: "contract-counted-nowhere" } },
      expected: { body: { count: 0, more: false, scores: null } },
    },
  ],
  /** Filters that name nothing. */
  400: [invalid("a telephone number without its country is refused", { key: "viewer", query: { phone: "4821 9034" } }, ["query.phone"])],
};
