import { notFound, refusing } from "../shared/refusal.ts";
import { makeRule, moveRule } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "draftRule";

/** A rule that exists. */
export const sample = {
  operation: "draftRule",
  before: [makeRule("made")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { reason: "Contract" } },
  status: 200,
} as const satisfies Sample<"draftRule">;

/** Its own cases, by expected status. */
export const cases: OwnCases<"draftRule"> = {
  /** Changes of status. */
  200: [
    {
      promise: "the documented example draft takes a rule out of shadow",
      before: [makeRule("made"), moveRule("made", "shadowRule")],
      request: { key: "pspSecret", path: { id: "{made.id}" }, body: requestExample(operation, "draft") },
      expected: { example: "draft", body: { status: "draft" } },
    },
    {
      promise: "an archived rule becomes a draft",
      before: [makeRule("made"), moveRule("made", "archiveRule")],
      request: { key: "pspSecret", path: { id: "{made.id}" }, body: requestExample(operation, "draft") },
      expected: { example: "draft", body: { status: "draft" } },
    },
  ],
  /** Changes without a reason. */
  400: [refusing({ key: "pspAdmin", path: { id: exampleId } })("a change of status has a reason", {}, "reason")],
  /** Rules that are not there for the caller. */
  404: [
    {
      promise: "another organization's rule is answered as one that does not exist",
      before: [makeRule("made")],
      request: { key: "secret", path: { id: "{made.id}" }, body: { reason: "Contract" } },
      expected: notFound,
    },
  ],
};
