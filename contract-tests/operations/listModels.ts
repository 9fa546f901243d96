import { expect } from "vitest";
import { proposeModel, rejectModel } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"listModels"> = { operation: "listModels", request: { key: "secret", body: undefined }, status: 200 };

/** Its own cases, by expected status. */
export const cases: OwnCases<"listModels"> = {
  /** Models, newest first, and their filter. */
  200: [
    {
      promise: "the newest model comes first",
      before: [proposeModel("older"), proposeModel("made")],
      request: { key: "pspAdmin", query: { limit: "1" } },
      expected: { body: { data: [{ id: "{made.id}", state: "proposed" }], next_cursor: expect.any(String) } },
    },
    {
      promise: "models are filtered by state",
      before: [proposeModel("made"), rejectModel("made")],
      request: { key: "pspAdmin", query: { state: "rejected", limit: "1" } },
      expected: { body: { data: [{ id: "{made.id}", state: "rejected" }] } },
    },
  ],
};
