import type { TestCase } from "../src/case.ts";
import { exampleId } from "../src/later.ts";
import { missing, refusing } from "./refusal.ts";
import { makeRule, moveRule } from "./steps.ts";

/** A sample of each change of a rule's status: of a rule that exists. */
export const movable = {
  before: [makeRule("made")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { reason: "Contract" } },
  status: 200,
} as const;

/** Cases of each of them. */
export const refusedMoves = {
  /** Changes without a reason. */
  400: [refusing({ key: "pspAdmin", path: { id: exampleId } })("a change of status has a reason", {}, "reason")],
  /** Rules that are not there for the caller. */
  404: [missing("another organization's rule is answered as one that does not exist", { ...movable.request, key: "secret" }, ...movable.before)],
} as const;

/** A rule that has the status already. */
export const unmoved = (operation: "activateRule" | "shadowRule" | "archiveRule", status: string): TestCase<200> => ({
  promise: "a rule in this status stays as it is",
  before: [makeRule("made"), moveRule("made", operation, "moved")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { reason: "Again" } },
  expected: { body: { status, reason: "Contract", updated_at: "{moved.updated_at}" } },
});

/** An archived rule, which the change does not take. */
export const archived: TestCase<409> = {
  promise: "an archived rule becomes a draft first",
  before: [makeRule("made"), moveRule("made", "archiveRule")],
  request: movable.request,
  expected: { code: "INVALID_TRANSITION", details: { from: "archived", allowed_transitions: ["draft"] } },
};
