import { request } from "../shared/approvals.ts";
import { movable, refusedMoves, unmoved } from "../shared/rule-moves.ts";
import { makeRule, moveRule } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "archiveRule";

/** A rule that exists. */
export const sample: Sample<"archiveRule"> = { operation, ...movable };

/** Its own cases, by expected status. */
export const cases: OwnCases<"archiveRule"> = {
  /** Changes of status. */
  200: [
    {
      promise: "the documented example archived is still readable",
      before: [makeRule("made"), moveRule("made", "activateRule")],
      request: { key: "pspSecret", path: { id: "{made.id}" }, body: requestExample(operation, "archived") },
      expected: { example: "archived", body: { status: "archived", live_version: null } },
    },
    unmoved(operation, "archived"),
  ],
  ...refusedMoves,
  /** Changes that another person has to approve. */
  403: [
    {
      promise: "a live rule leaves with the approval of a second person where the organization wants it",
      before: request().slice(0, -1),
      request: { key: "admin", path: { id: "{made.id}" }, body: { reason: "Contract" } },
      expected: { code: "APPROVAL_REQUIRED", details: { area: "live_rules" } },
    },
  ],
};
