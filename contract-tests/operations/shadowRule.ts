import { archived, movable, refusedMoves, unmoved } from "../shared/rule-moves.ts";
import { makeRule, moveRule } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "shadowRule";

/** A rule that exists. */
export const sample: Sample<"shadowRule"> = { operation, ...movable };

/** Its own cases, by expected status. */
export const cases: OwnCases<"shadowRule"> = {
  /** Changes of status. */
  200: [
    {
      promise: "the documented example shadow is evaluated without effect",
      before: [makeRule("made")],
      request: { key: "pspSecret", path: { id: "{made.id}" }, body: requestExample(operation, "shadow") },
      expected: { example: "shadow", body: { status: "shadow", live_version: null } },
    },
    {
      promise: "a live rule stops deciding",
      before: [makeRule("made"), moveRule("made", "activateRule")],
      request: { key: "pspSecret", path: { id: "{made.id}" }, body: requestExample(operation, "shadow") },
      expected: { example: "shadow", body: { status: "shadow", live_version: null } },
    },
    unmoved(operation, "shadow"),
  ],
  ...refusedMoves,
  409: [archived],
};
