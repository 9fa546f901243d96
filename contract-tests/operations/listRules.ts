import { expect } from "vitest";
import { makeRule, moveRule } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"listRules"> = { operation: "listRules", request: { key: "secret", body: undefined }, status: 200 };

/** Its own cases, by expected status. */
export const cases: OwnCases<"listRules"> = {
  /** Rules, newest first, and their filters. */
  200: [
    {
      promise: "the newest rule comes first",
      before: [makeRule("older"), makeRule("made")],
      request: { key: "pspAdmin", query: { limit: "1" } },
      expected: { body: { data: [{ id: "{made.id}", status: "draft" }], next_cursor: expect.any(String) } },
    },
    {
      promise: "rules are filtered by status and flow",
      before: [makeRule("made", { flow: "payin" }), moveRule("made", "archiveRule")],
      request: { key: "pspViewer", query: { status: "archived", flow: "payin", limit: "1" } },
      expected: { body: { data: [{ id: "{made.id}", status: "archived", flow: "payin" }] } },
    },
  ],
};
