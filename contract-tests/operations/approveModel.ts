import { timestamp } from "../shared/shapes.ts";
import { approveModel, proposeModel, rejectModel, rollBackModel } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A model that was proposed. */
export const sample: Sample<"approveModel"> = {
  operation: "approveModel",
  before: [proposeModel("made")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"approveModel"> = {
  /** Approvals. */
  200: [
    {
      promise: "an approved model is live",
      before: [proposeModel("made")],
      request: { key: "pspAdmin", path: { id: "{made.id}" } },
      expected: { body: { id: "{made.id}", state: "live", live_since: timestamp } },
    },
    {
      promise: "approving twice changes nothing",
      before: [proposeModel("made"), approveModel("made", "approved")],
      request: { key: "pspAdmin", path: { id: "{made.id}" } },
      expected: { body: { id: "{made.id}", state: "live", live_since: "{approved.live_since}" } },
    },
  ],
  /** Models that cannot go live. */
  409: [
    {
      promise: "a rejected model stays rejected",
      before: [proposeModel("made"), rejectModel("made")],
      request: { key: "pspAdmin", path: { id: "{made.id}" } },
      expected: { code: "INVALID_TRANSITION", details: { allowed_transitions: [] } },
    },
    {
      promise: "a model that was compared with another live model is outdated",
      before: [proposeModel("first"), approveModel("first"), proposeModel("made"), rollBackModel("first", { to: "catalogue" })],
      request: { key: "pspAdmin", path: { id: "{made.id}" } },
      expected: { code: "MODEL_OUTDATED", details: { base_model_id: "{first.id}", live_model_id: null } },
    },
  ],
};
