import { archived, movable, refusedMoves, unmoved } from "../shared/rule-moves.ts";
import { changeOther, makeRule } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "activateRule";

/** A rule that exists. */
export const sample: Sample<"activateRule"> = { operation, ...movable };

/** Its own cases, by expected status. */
export const cases: OwnCases<"activateRule"> = {
  /** Changes of status. */
  200: [
    {
      promise: "the documented example live decides",
      before: [makeRule("made")],
      request: { key: "pspSecret", path: { id: "{made.id}" }, body: requestExample(operation, "live") },
      expected: { example: "live", body: { status: "live", live_version: 1, pending_approval: null, reason: "Atrapa 9 de 10 sin molestar a nadie." } },
    },
    unmoved(operation, "live"),
    {
      promise: "a rule waits for another person where the organization wants it",
      before: [changeOther({ rule_approval: true }), makeRule("made", {}, "otherAdmin")],
      request: { key: "otherAdmin", path: { id: "{made.id}" }, body: { reason: "Contract" } },
      expected: { body: { status: "draft", live_version: null, pending_approval: { version: 1, reason: "Contract" } } },
    },
  ],
  ...refusedMoves,
  409: [archived],
};
