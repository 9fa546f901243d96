import { expect } from "vitest";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"readRuleTemplates"> = { operation: "readRuleTemplates", request: { key: "secret", body: undefined }, status: 200 };

/** Its own cases, by expected status. */
export const cases: OwnCases<"readRuleTemplates"> = {
  /** Every template. */
  200: [
    {
      promise: "a template has a rule that can be created and texts in three languages",
      request: { key: "viewer" },
      expected: {
        body: {
          data: expect.arrayContaining([
            expect.objectContaining({
              id: "payout-structuring",
              rule: {
                code: "RULE:PAYOUT_STRUCTURING",
                flow: "payout",
                expression: "payout.below_limit_7d >= 3",
                action: { type: "at_least", decision: "review" },
                priority: 100,
              },
              texts: { en: expect.anything(), es: expect.anything(), pt: expect.anything() },
            }),
          ]),
        },
      },
    },
  ],
};
