import { movable, refusedMoves } from "../shared/rule-moves.ts";
import { makeRule, moveRule } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "draftRule";

/** A rule that exists. */
export const sample: Sample<"draftRule"> = { operation, ...movable };

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
  ...refusedMoves,
};
