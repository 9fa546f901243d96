import { request } from "../shared/approvals.ts";
import { notFound, refusing } from "../shared/refusal.ts";
import { makeRule, moveRule } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "archiveRule";

/** A rule that exists. */
export const sample = {
  operation: "archiveRule",
  before: [makeRule("made")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { reason: "Contract" } },
  status: 200,
} as const satisfies Sample<"archiveRule">;

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
    {
      promise: "a rule in this status stays as it is",
      before: [makeRule("made"), moveRule("made", "archiveRule", "moved")],
      request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { reason: "Again" } },
      expected: { body: { status: "archived", reason: "Contract", updated_at: "{moved.updated_at}" } },
    },
  ],
  /** Changes without a reason. */
  400: [refusing({ key: "pspAdmin", path: { id: exampleId } })("a change of status has a reason", {}, "reason")],
  /** Changes that another person has to approve. */
  403: [
    {
      promise: "a live rule leaves with the approval of a second person where the organization wants it",
      before: request().slice(0, -1),
      request: { key: "admin", path: { id: "{made.id}" }, body: { reason: "Contract" } },
      expected: { code: "APPROVAL_REQUIRED", details: { area: "live_rules" } },
    },
  ],
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
