import { missing, refusing } from "../shared/refusal.ts";
import { changeOther, makeRule, moveRule } from "../shared/steps.ts";
import type { OwnCases, Step } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "approveRule";

/** A rule that is live already. */
export const sample = {
  operation: "approveRule",
  before: [makeRule("made"), moveRule("made", "activateRule")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { reason: "Contract" } },
  status: 200,
} as const satisfies Sample<"approveRule">;

/** A rule of the other organization that waits for an approval. */
const waiting = (key: Step["key"]): readonly Step[] => [
  changeOther({ rule_approval: true }),
  makeRule("made", {}, "otherAdmin"),
  moveRule("made", "activateRule", undefined, key),
];

/** Its own cases, by expected status. */
export const cases: OwnCases<"approveRule"> = {
  /** Approvals. */
  200: [
    {
      promise: "the documented example approved approves what another caller requested",
      before: [
        { as: "key", operation: "createKey", key: "otherAdmin", body: { type: "secret", name: "Contract", permissions: ["rules:write"] } },
        ...waiting("{key.key}"),
      ],
      request: { key: "otherAnalyst", path: { id: "{made.id}" }, body: requestExample(operation, "approved") },
      expected: { example: "approved", body: { status: "live", live_version: 1, pending_approval: null } },
    },
  ],
  /** Approvals without a reason. */
  400: [refusing({ key: "pspAdmin", path: { id: exampleId } })("an approval has a reason", {}, "reason")],
  /** Rules that are not there for the caller. */
  404: [
    missing(
      "another organization's rule is answered as one that does not exist",
      { key: "admin", path: { id: "{made.id}" }, body: { reason: "Contract" } },
      makeRule("made"),
    ),
  ],
  /** Approvals that cannot be. */
  409: [
    {
      promise: "the person who requested it does not approve",
      before: waiting("otherAdmin"),
      request: { key: "otherAdmin", path: { id: "{made.id}" }, body: { version: 1, reason: "Contract" } },
      expected: { code: "SECOND_PERSON_REQUIRED" },
    },
    {
      promise: "the person who made the key that requested it does not approve",
      before: [
        { as: "key", operation: "createKey", key: "otherAdmin", body: { type: "secret", name: "Contract", permissions: ["rules:write"] } },
        ...waiting("{key.key}"),
      ],
      request: { key: "otherAdmin", path: { id: "{made.id}" }, body: { version: 1, reason: "Contract" } },
      expected: { code: "SECOND_PERSON_REQUIRED" },
    },
    {
      promise: "an approval names the version that waits",
      before: waiting("otherAdmin"),
      request: { key: "otherAdmin", path: { id: "{made.id}" }, body: { version: 2, reason: "Contract" } },
      expected: { code: "RULE_OUTDATED", details: { version: 1 } },
    },
    {
      promise: "a draft without a request to put it live is not approved",
      before: [makeRule("made")],
      request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { reason: "Contract" } },
      expected: { code: "INVALID_TRANSITION", details: { from: "draft" } },
    },
  ],
};
