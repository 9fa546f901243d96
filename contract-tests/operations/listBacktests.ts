import { expect } from "vitest";
import { canceledBacktest } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"listBacktests"> = { operation: "listBacktests", request: { key: "secret", body: undefined }, status: 200 };

/** Its own cases, by expected status. */
export const cases: OwnCases<"listBacktests"> = {
  /** Backtests, newest first. */
  200: [
    {
      promise: "backtests are listed without their results",
      before: canceledBacktest("made"),
      request: { key: "pspViewer", query: { limit: "1" } },
      expected: { body: { data: [{ id: expect.any(String), result: null }] } },
    },
  ],
};
