import { missing } from "../shared/refusal.ts";
import { proposeModel } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A model that was proposed. */
export const sample: Sample<"readModel"> = {
  operation: "readModel",
  before: [proposeModel("made")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"readModel"> = {
  /** A model as it was proposed. */
  200: [
    {
      promise: "a model shows weights and curves before and after",
      before: [proposeModel("made", { signal_weights: { IP_TOR: 60, AMOUNT_ANOMALY_PAYER: 50 }, reason: "Contract" })],
      request: { key: "pspAdmin", path: { id: "{made.id}" } },
      expected: { body: { id: "{made.id}", signals: "{made.signals}", reason: "Contract", changed_signals: 2, created_at: "{made.created_at}" } },
    },
  ],
  /** Models that are not there for the caller. */
  404: [missing("another organization's model is answered as one that does not exist", { key: "secret", path: { id: "{made.id}" } }, proposeModel("made"))],
};
