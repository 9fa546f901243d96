import { request } from "../shared/approvals.ts";
import { missing, refusing } from "../shared/refusal.ts";
import { makeRule, moveRule } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "updateRule";

/** A rule that exists. */
export const sample = {
  operation: "updateRule",
  before: [makeRule("made")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { priority: 50, reason: "Contract" } },
  status: 200,
} as const satisfies Sample<"updateRule">;

const refused = refusing({ key: "pspAdmin", path: { id: exampleId } });

/** Its own cases, by expected status. */
export const cases: OwnCases<"updateRule"> = {
  /** New versions. */
  200: [
    {
      promise: "the documented example another-expression makes a version",
      before: [makeRule("made", { flow: "payin" })],
      request: { key: "pspSecret", path: { id: "{made.id}" }, body: requestExample(operation, "another-expression") },
      expected: {
        example: "another-expression",
        body: { id: "{made.id}", version: 2, live_version: null, name: "{made.name}", reason: "Con dos molesta a familias." },
      },
    },
    {
      promise: "a live rule decides by its new version",
      before: [makeRule("made"), moveRule("made", "activateRule")],
      request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { expression: "payment.amount > 2000", base_version: 1, reason: "Contract" } },
      expected: { body: { status: "live", version: 2, live_version: 2 } },
    },
    {
      promise: "a change without a difference makes no version",
      before: [makeRule("made")],
      request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { expression: "payment.amount > 1000", reason: "Contract" } },
      expected: { body: { version: 1, updated_at: "{made.updated_at}" } },
    },
    {
      promise: "null clears",
      before: [makeRule("made", { description: "Contract", valid_until: "2030-01-01T00:00:00Z" })],
      request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { description: null, valid_until: null, reason: "Contract" } },
      expected: { body: { version: 2, description: null, valid_until: null } },
    },
  ],
  /** Changes that cannot be. */
  400: [
    refused("a change has a reason", { priority: 1 }, "reason"),
    refused("an unknown property is refused", { prioriti: 1, reason: "Contract" }, "prioriti"),
    refused("a code never changes", { code: "RULE:ANOTHER", reason: "Contract" }, "code"),
    refused("an action has the fields of its type", { action: { type: "approve", weight: 3 }, reason: "Contract" }, "action.weight"),
  ],
  /** Changes that another person has to approve. */
  403: [
    {
      promise: "a live rule changes with the approval of a second person where the organization wants it",
      before: request().slice(0, -1),
      request: { key: "admin", path: { id: "{made.id}" }, body: { priority: 50, reason: "Contract" } },
      expected: { code: "APPROVAL_REQUIRED", details: { area: "live_rules" } },
    },
  ],
  /** Rules that are not there for the caller. */
  404: [
    missing(
      "another organization's rule is answered as one that does not exist",
      { key: "secret", path: { id: "{made.id}" }, body: { priority: 1, reason: "Contract" } },
      makeRule("made"),
    ),
  ],
  /** Rules that cannot be changed. */
  409: [
    {
      promise: "a change that is based on an old version is refused",
      before: [makeRule("made"), { operation, key: "pspAdmin", path: { id: "{made.id}" }, body: { priority: 1, reason: "Contract" } }],
      request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { priority: 2, base_version: 1, reason: "Contract" } },
      expected: { code: "RULE_OUTDATED", details: { version: 2 } },
    },
    {
      promise: "an archived rule is not changed",
      before: [makeRule("made"), moveRule("made", "archiveRule")],
      request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { priority: 2, reason: "Contract" } },
      expected: { code: "INVALID_TRANSITION", details: { allowed_transitions: ["draft"] } },
    },
  ],
  /** Expressions that cannot be used. */
  422: [
    {
      promise: "an expression is checked when it is changed",
      before: [makeRule("made")],
      request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { expression: "payment.amount >", reason: "Contract" } },
      expected: { code: "INVALID_EXPRESSION", details: { line: 1, column: 17 } },
    },
    {
      promise: "another flow is checked against the expression",
      before: [makeRule("made", { expression: "card.orders_1h > 3", flow: "payin" })],
      request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { flow: "payout", reason: "Contract" } },
      expected: { code: "INVALID_EXPRESSION", details: { name: "card.orders_1h" } },
    },
  ],
};
