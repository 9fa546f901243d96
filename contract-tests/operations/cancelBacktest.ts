import { missing } from "../shared/refusal.ts";
import { canceledBacktest, makeBacktest } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A backtest that exists. */
export const sample: Sample<"cancelBacktest"> = {
  operation: "cancelBacktest",
  before: [makeBacktest("made")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"cancelBacktest"> = {
  /** Canceled, once. */
  200: [
    {
      promise: "a backtest that was canceled already stays as it is",
      before: [...canceledBacktest("made")],
      request: { key: "pspAdmin", path: { id: "{made.id}" } },
      expected: { body: { id: "{made.id}", status: "canceled", result: null } },
    },
  ],
  /** Backtests that are not there for the caller. */
  404: [
    missing("another organization's backtest is answered as one that does not exist", { key: "otherAdmin", path: { id: "{made.id}" } }, makeBacktest("made")),
  ],
};
