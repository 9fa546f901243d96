import { missing, refusing } from "../shared/refusal.ts";
import { anId, timestamp } from "../shared/shapes.ts";
import { makeRule } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "createRule";

/** A rule with a signal. */
export const sample = {
  operation: "createRule",
  request: { key: "secret", body: { name: "Contract", expression: "payment.amount > 1000", action: { type: "signal", weight: 20 } } },
  status: 201,
} as const satisfies Sample<"createRule">;

const refused = refusing({ key: "secret" });
const content = sample.request.body;
const invalid = (promise: string, expression: string, details: object, flow = "payin") => ({
  promise,
  request: { key: "secret" as const, body: { ...content, expression, flow } },
  expected: { code: "INVALID_EXPRESSION" as const, details },
});

/** Its own cases, by expected status. */
export const cases: OwnCases<"createRule"> = {
  /** New rules. */
  201: [
    {
      promise: "the documented example bin-testing begins as a draft",
      request: { key: "analyst", body: requestExample(operation, "bin-testing") },
      expected: {
        example: "bin-testing",
        body: { id: anId, status: "draft", version: 1, live_version: null, action: { type: "at_least", decision: "review" }, created_at: timestamp },
      },
    },
    {
      promise: "what is absent has a default, and the code is made of the name",
      request: { key: "secret", body: { ...content, name: "¡Compra única, más de 1000!" } },
      expected: { body: { flow: "all", submerchant_id: null, description: null, priority: 100, valid_from: null, valid_until: null, pending_approval: null } },
    },
    {
      promise: "an approval may have a largest amount",
      request: { key: "secret", body: { ...content, action: { type: "approve", max_amount: 500, currency: "MXN" } } },
      expected: { body: { action: { type: "approve", max_amount: 500, currency: "MXN" } } },
    },
  ],
  /** Rules that cannot be. */
  400: [
    refused("what is required is named", {}, "name", "expression", "action"),
    refused("an unknown property is refused", { ...content, wieght: 1 }, "wieght"),
    refused("a signal needs a weight", { ...content, action: { type: "signal" } }, "action.weight"),
    refused("a weight of 0 does nothing", { ...content, action: { type: "signal", weight: 0 } }, "action.weight"),
    refused("an action has the fields of its type", { ...content, action: { type: "at_least", decision: "review", weight: 5 } }, "action.weight"),
    refused("a largest amount has a currency", { ...content, action: { type: "approve", max_amount: 5 } }, "action.currency"),
    refused("a code has a form", { ...content, code: "MY_RULE" }, "code"),
    refused("a rule ends after it begins", { ...content, valid_from: "2027-01-02T00:00:00Z", valid_until: "2027-01-01T00:00:00Z" }, "valid_until"),
  ],
  /** Submerchants that are not there. */
  404: [missing("a submerchant that does not exist is named", { key: "secret", body: { ...content, submerchant_id: exampleId } })],
  /** Codes that are taken. */
  409: [
    {
      promise: "the code of another rule is refused",
      before: [makeRule("first", { code: "RULE:CONTRACT_TAKEN" })],
      request: { key: "pspAdmin", body: { ...content, code: "RULE:CONTRACT_TAKEN" } },
      expected: { code: "DUPLICATE", details: { existing_id: "{first.id}" } },
    },
  ],
  /** Expressions that cannot be used. */
  422: [
    invalid("a misspelled fact is named with the nearest one", 'payer.contry == "MX"', {
      line: 1,
      column: 7,
      name: "payer.contry",
      nearest: "payer.country",
    }),
    invalid("a regular expression is refused", 'email.domain.matches("x*")', { line: 1, column: 14, name: "matches" }),
    invalid("a number is no condition", "payment.amount", { line: 1, column: 1, name: null }),
    invalid("a fact of payouts is refused in a rule about pay-ins", "payout.origins_24h > 3", { name: "payout.origins_24h" }),
    invalid("an expression has at most 2,000 characters", `${"true && ".repeat(300)}true`, { line: 1, column: 2001 }),
  ],
};
