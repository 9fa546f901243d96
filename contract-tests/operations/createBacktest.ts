import { expect } from "vitest";
import { missing, refusing } from "../shared/refusal.ts";
import { makeRule } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "createBacktest";

/** Other thresholds. */
export const sample = {
  operation: "createBacktest",
  request: { key: "pspAdmin", body: { thresholds: { challenge: 20, review: 40, decline: 60 } } },
  status: 202,
} as const satisfies Sample<"createBacktest">;

const refused = refusing({ key: "otherAdmin" });
const action = { type: "signal", weight: 20 };

/** Its own cases, by expected status. */
export const cases: OwnCases<"createBacktest"> = {
  /** Backtests that wait. */
  202: [
    {
      promise: "the documented example one-rule is queued, with the period that it evaluates",
      request: { key: "otherAdmin", body: requestExample(operation, "one-rule") },
      expected: {
        example: "one-rule",
        body: { status: "queued", request: { from: expect.any(String), to: expect.any(String) }, progress: { percent: 0, payments: 0 }, result: null },
      },
    },
  ],
  /** Requests that cannot be. */
  400: [
    refused("a backtest changes something", {}, "rules"),
    refused("a new rule has an expression and an action", { rules: [{ priority: 1 }] }, "rules[0].expression", "rules[0].action"),
    refused("a rule that is removed is named", { rules: [{ remove: true, expression: "true", action }] }, "rules[0].rule_id"),
    refused("thresholds rise", { thresholds: { challenge: 50, review: 40, decline: 60 } }, "thresholds"),
    refused("a period has a beginning before its end", { from: "2026-02-02T00:00:00Z", to: "2026-02-01T00:00:00Z", signal_weights: { IP_TOR: 10 } }, "from"),
    refused("a period is at most 400 days", { from: "2025-01-01T00:00:00Z", to: "2026-02-06T00:00:00Z", signal_weights: { IP_TOR: 10 } }, "from"),
    refused("a sample is a share", { sample: 2, signal_weights: { IP_TOR: 10 } }, "sample"),
  ],
  /** Rules that are not there for the caller. */
  404: [
    missing(
      "another organization's rule is answered as one that does not exist",
      { key: "otherAdmin", body: { rules: [{ rule_id: "{made.id}", remove: true }] } },
      makeRule("made"),
    ),
  ],
  /** Expressions that cannot be evaluated. */
  422: [
    {
      promise: "an expression is checked, with positions",
      request: { key: "otherAdmin", body: { rules: [{ expression: "payer.contry == 1", action }] } },
      expected: { code: "INVALID_EXPRESSION", details: { line: 1, column: 7, name: "payer.contry", nearest: "payer.country" } },
    },
  ],
};
