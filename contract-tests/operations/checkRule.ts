import { refusing } from "../shared/refusal.ts";
import { withList } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "checkRule";

/** A valid expression. */
export const sample = {
  operation: "checkRule",
  request: { key: "secret", body: { expression: "payment.amount > 1000" } },
  status: 200,
} as const satisfies Sample<"checkRule">;

/** Its own cases, by expected status. */
export const cases: OwnCases<"checkRule"> = {
  /** What a check finds. */
  200: [
    {
      promise: "the documented example valid says what is read and what it costs",
      request: { key: "viewer", body: requestExample(operation, "valid") },
      expected: { example: "valid", body: { valid: true, errors: [], facts: ["payment.amount", "card.new_payers_of_bin_1h"], lists: [], cost: 5 } },
    },
    {
      promise: "the documented example misspelled has a position and the nearest name",
      request: { key: "secret", body: requestExample(operation, "misspelled") },
      expected: {
        example: "misspelled",
        body: { valid: false, errors: [{ line: 1, column: 7, name: "payer.contry", nearest: "payer.country" }], facts: [], cost: null },
      },
    },
    {
      promise: "custom lists are named",
      before: [withList("trusted_bins")],
      request: { key: "otherAdmin", body: { expression: 'in_list("trusted_bins", card.bin)', flow: "payin" } },
      expected: { body: { valid: true, lists: ["trusted_bins"], facts: ["card.bin"] } },
    },
    {
      promise: "a number with a point before three digits is named, and the expression stays valid",
      request: { key: "secret", body: { expression: "payment.amount > 1.000" } },
      expected: {
        body: {
          valid: true,
          errors: [],
          warnings: [{ message: "`1.000` is 1: the point separates decimals. For one thousand, write `1000`.", line: 1, column: 18 }],
        },
      },
    },
    {
      promise: "an expression that is too long is answered like any other error",
      request: { key: "secret", body: { expression: "x".repeat(5_000) } },
      expected: { body: { valid: false, errors: [{ line: 1, column: 2001 }] } },
    },
  ],
  /** Bodies that cannot be. */
  400: [refusing({ key: "secret" })("what is required is named", {}, "expression")],
};
