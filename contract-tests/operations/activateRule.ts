import { notFound, refusing } from "../shared/refusal.ts";
import { changeOther, makeRule, moveRule } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "activateRule";

/** A rule that exists. */
export const sample = {
  operation: "activateRule",
  before: [makeRule("made")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { reason: "Contract" } },
  status: 200,
} as const satisfies Sample<"activateRule">;

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
    {
      promise: "a rule in this status stays as it is",
      before: [makeRule("made"), moveRule("made", "activateRule", "moved")],
      request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { reason: "Again" } },
      expected: { body: { status: "live", reason: "Contract", updated_at: "{moved.updated_at}" } },
    },
    {
      promise: "a rule waits for another person where the organization wants it",
      before: [changeOther({ rule_approval: true }), makeRule("made", {}, "otherAdmin")],
      request: { key: "otherAdmin", path: { id: "{made.id}" }, body: { reason: "Contract" } },
      expected: { body: { status: "draft", live_version: null, pending_approval: { version: 1, reason: "Contract" } } },
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
  /** Rules that cannot move there. */
  409: [
    {
      promise: "an archived rule becomes a draft first",
      before: [makeRule("made"), moveRule("made", "archiveRule")],
      request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { reason: "Contract" } },
      expected: { code: "INVALID_TRANSITION", details: { from: "archived", allowed_transitions: ["draft"] } },
    },
  ],
};
