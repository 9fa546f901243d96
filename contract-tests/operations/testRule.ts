import { invalid, missing } from "../shared/refusal.ts";
import { assess, makeRule } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "testRule";
const action = { type: "at_least", decision: "review" } as const;
const matching = { session_id: "{assessed.session_id}", expression: "payment.amount > 0", action } as const;

/** A rule that matches a stored payment. */
export const sample = {
  operation: "testRule",
  before: [assess("assessed", {})],
  request: { key: "admin", body: matching },
  status: 200,
} as const satisfies Sample<"testRule">;

/** Its own cases, by expected status. */
export const cases: OwnCases<"testRule"> = {
  /** What a rule makes of a payment. */
  200: [
    {
      promise: "a rule that matches changes the decision, and the facts that it reads are named",
      before: [assess("assessed", {})],
      request: sample.request,
      expected: {
        body: {
          session_id: "{assessed.session_id}",
          result: "matched",
          facts: [{ name: "payment.amount", observed: true }],
          without_rule: { decision: "approve" },
          with_rule: { decision: "review" },
        },
      },
    },
    {
      promise: "a rule about the other flow is not evaluated",
      before: [assess("assessed", {})],
      request: { key: "admin", body: { ...matching, flow: "payout" } },
      expected: { body: { result: "not_concerned", without_rule: { decision: "approve" }, with_rule: { decision: "approve" } } },
    },
    {
      promise: "a payment that a sandbox value answered is not decided again",
      before: [assess("assessed", { email: "review@sandbox.test" })],
      request: { key: "admin", body: matching },
      expected: { body: { result: "sandbox_value", facts: [], without_rule: null, with_rule: null } },
    },
  ],
  /** Rules that cannot be. */
  400: [invalid("a new rule has an expression and an action", { key: "admin", body: { session_id: exampleId } }, ["expression", "action"])],
  /** What is not there for the caller. */
  404: [
    missing("the documented example matched is about a payment that the organization does not have", {
      key: "otherAdmin",
      body: requestExample(operation, "matched"),
    }),
    missing("an assessment of another organization is answered as one that does not exist", { key: "otherAdmin", body: matching }, assess("assessed", {})),
    missing(
      "a rule of another organization is answered as one that does not exist",
      { key: "admin", body: { session_id: "{assessed.session_id}", rule_id: "{made.id}" } },
      assess("assessed", {}),
      makeRule("made", {}, "otherAdmin"),
    ),
  ],
  /** Expressions that cannot be evaluated. */
  422: [
    {
      promise: "an expression is checked, with positions",
      request: { key: "admin", body: { ...matching, session_id: exampleId, expression: "payer.contry == 1" } },
      expected: { code: "INVALID_EXPRESSION", details: { line: 1, column: 7, name: "payer.contry", nearest: "payer.country" } },
    },
  ],
};
