import { missing } from "../shared/refusal.ts";
import { makeRule } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A rule that exists. */
export const sample: Sample<"listRuleVersions"> = {
  operation: "listRuleVersions",
  before: [makeRule("made")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"listRuleVersions"> = {
  /** Versions, newest first. */
  200: [
    {
      promise: "every version stays as it was",
      before: [
        makeRule("made", { reason: "First" }),
        { operation: "updateRule", key: "pspAdmin", path: { id: "{made.id}" }, body: { expression: "payment.amount > 2000", reason: "Second" } },
      ],
      request: { key: "pspViewer", path: { id: "{made.id}" } },
      expected: {
        body: {
          data: [
            { version: 2, expression: "payment.amount > 2000", reason: "Second" },
            { version: 1, expression: "payment.amount > 1000", reason: "First" },
          ],
          next_cursor: null,
        },
      },
    },
  ],
  /** Rules that are not there for the caller. */
  404: [missing("another organization's rule is answered as one that does not exist", { key: "secret", path: { id: "{made.id}" } }, makeRule("made"))],
};
