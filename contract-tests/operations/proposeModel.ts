import { refusing } from "../shared/refusal.ts";
import { proposeModel } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "proposeModel";

/** One weight. */
export const sample = {
  operation: "proposeModel",
  request: { key: "pspAdmin", body: { signal_weights: { IP_TOR: 60 } } },
  status: 201,
} as const satisfies Sample<"proposeModel">;

const refused = refusing({ key: "pspAdmin" });

/** Its own cases, by expected status. */
export const cases: OwnCases<"proposeModel"> = {
  /** Proposals. */
  201: [
    {
      promise: "the documented example one-weight is proposed beside the weight that it replaces",
      request: { key: "pspAdmin", body: requestExample(operation, "one-weight") },
      expected: {
        example: "one-weight",
        body: { state: "proposed", source: "manual", signals: [{ code: "IP_TOR", weight_before: 45, weight_after: 60, evidence: null }] },
      },
    },
    {
      promise: "a proposal archives the one before it",
      before: [proposeModel("older")],
      request: sample.request,
      expected: { body: { state: "proposed", shadow: null, live_since: null, ended_at: null } },
    },
  ],
  /** Weights that cannot be. */
  400: [
    refused("what is required is named", {}, "signal_weights"),
    refused("a model changes something", { signal_weights: {} }, "signal_weights"),
    refused("a signal that does not exist is refused", { signal_weights: { NO_SUCH_SIGNAL: 1 } }, "signal_weights.NO_SUCH_SIGNAL"),
    refused("a charge cannot become a credit", { signal_weights: { IP_TOR: -1 } }, "signal_weights.IP_TOR"),
    refused("a weight out of range and a blank reason are named", { signal_weights: { IP_TOR: 101 }, reason: " " }, "signal_weights.IP_TOR", "reason"),
  ],
};
