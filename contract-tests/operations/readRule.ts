import { missing } from "../shared/refusal.ts";
import { makeRule } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A rule that exists. */
export const sample: Sample<"readRule"> = {
  operation: "readRule",
  before: [makeRule("made")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"readRule"> = {
  /** A rule as it was created. */
  200: [
    {
      promise: "a rule is read as it was created",
      before: [makeRule("made", { description: "Contract", priority: 7 })],
      request: { key: "pspViewer", path: { id: "{made.id}" } },
      expected: { body: { id: "{made.id}", code: "{made.code}", description: "Contract", priority: 7, status: "draft", created_at: "{made.created_at}" } },
    },
  ],
  /** Rules that are not there for the caller. */
  404: [missing("another organization's rule is answered as one that does not exist", { key: "secret", path: { id: "{made.id}" } }, makeRule("made"))],
};
