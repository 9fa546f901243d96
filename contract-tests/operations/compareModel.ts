import { proposeModel } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A model that was proposed. */
export const sample: Sample<"compareModel"> = {
  operation: "compareModel",
  before: [proposeModel("made")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"compareModel"> = {
  /** A comparison that is to come. */
  200: [
    {
      promise: "before the job has computed it, a comparison has no figures",
      before: [proposeModel("made")],
      request: { key: "pspAdmin", path: { id: "{made.id}" } },
      expected: { body: { model_id: "{made.id}", verdict: "undecided", decision_changes: [] } },
    },
  ],
};
