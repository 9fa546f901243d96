import { refusing } from "../shared/refusal.ts";
import { changeOther, defaults } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "updateOrganization";

/** A change that changes nothing. */
export const sample = { operation: "updateOrganization", request: { key: "admin", body: {} }, status: 200 } as const satisfies Sample<"updateOrganization">;

const refused = refusing({ key: "otherAdmin" });

/** Its own cases, by expected status. */
export const cases: OwnCases<"updateOrganization"> = {
  /** Changes of settings. */
  200: [
    {
      promise: "the documented example stricter is in the answer",
      request: { key: "otherAdmin", body: requestExample(operation, "stricter") },
      expected: {
        example: "stricter",
        body: { id: "{sandbox.other.organization_id}", thresholds: { decline: 80 }, signal_weights: { IP_TOR: 60 } },
      },
    },
    {
      promise: "the documented example costs is in the answer: without enough outcomes, the default thresholds apply",
      before: [changeOther({ thresholds: { challenge: null, review: null, decline: null } })],
      request: { key: "otherAdmin", body: requestExample(operation, "costs") },
      expected: {
        body: {
          thresholds: { challenge: 30, review: 55, decline: 75 },
          thresholds_source: "cost",
          threshold_probabilities: null,
          derived_thresholds: { status: "no_calibration", probabilities: { challenge: 0.130435, review: 0.130435, decline: 0.52381 }, scores: null },
        },
      },
    },
    {
      promise: "thresholds as scores replace those as probabilities",
      before: [changeOther({ threshold_probabilities: { challenge: 0.1, review: 0.2, decline: 0.6 } }, "given")],
      request: { key: "otherAdmin", body: { thresholds: { decline: 80 } } },
      expected: {
        body: { thresholds: { challenge: 30, review: 55, decline: 80 }, thresholds_source: "score", threshold_probabilities: null, derived_thresholds: null },
      },
    },
    {
      promise: "what is absent stays",
      before: [changeOther({ signal_weights: { IP_TOR: 55 }, case_prefix: "OTRA" })],
      request: { key: "otherAdmin", body: { high_risk_countries: ["KP"] } },
      expected: { body: { signal_weights: { IP_TOR: 55 }, case_prefix: "OTRA", high_risk_countries: ["KP"] } },
    },
    {
      promise: "publishable keys are answered the score as the organization says",
      before: [changeOther({ browser_score: "band" })],
      request: { key: "otherAdmin", body: { browser_score: "exact" } },
      expected: { body: { browser_score: "exact" } },
    },
    {
      promise: "a holdout is off until it is switched on",
      before: [changeOther({ holdout_percent: 0 })],
      request: { key: "otherAdmin", body: { holdout_percent: 0.5 } },
      expected: { body: { holdout_percent: 0.5 } },
    },
    {
      promise: "null takes a setting back to its default",
      before: [{ as: "fresh", operation: "readOrganization", key: "viewer" }, changeOther({ thresholds: { decline: 99 }, signal_weights: { IP_TOR: 1 } })],
      request: { key: "otherAdmin", body: defaults },
      expected: { body: { thresholds: "{fresh.thresholds}", signal_weights: "{fresh.signal_weights}" } },
    },
  ],
  /** Settings that cannot be. */
  400: [
    refused("a signal that does not exist is refused", { signal_weights: { NO_SUCH_SIGNAL: 1 } }, "signal_weights.NO_SUCH_SIGNAL"),
    refused(
      "a charge cannot become a credit, nor a credit a charge",
      { signal_weights: { IP_TOR: -1, PAYER_TRUSTED: 1 } },
      "signal_weights.IP_TOR",
      "signal_weights.PAYER_TRUSTED",
    ),
    refused("a weight out of range is refused", { signal_weights: { IP_TOR: 101 } }, "signal_weights.IP_TOR"),
    refused("thresholds that do not rise are refused", { thresholds: { challenge: 50, review: 40, decline: 30 } }, "thresholds.review", "thresholds.decline"),
    refused(
      "thresholds in two forms are refused",
      { thresholds: { decline: 80 }, threshold_probabilities: { challenge: 0.1, review: 0.2, decline: 0.6 } },
      "threshold_probabilities",
    ),
    refused(
      "probabilities that do not rise are refused",
      { threshold_probabilities: { challenge: 0.3, review: 0.2, decline: 0.1 } },
      "threshold_probabilities.review",
      "threshold_probabilities.decline",
    ),
    refused(
      "frauds and refusals that cost nothing are refused",
      { threshold_costs: { typical_amount: 900, fraud: {}, refusal: { share: 0 }, review: { fixed: 40 } } },
      "threshold_costs.fraud",
      "threshold_costs.refusal",
    ),
    refused("more than one in a hundred cannot be held out", { holdout_percent: 1.1 }, "holdout_percent"),
    refused("a threshold out of range is refused", { thresholds: { decline: 101 } }, "thresholds.decline"),
    refused("a country that does not exist is refused with its place", { high_risk_countries: ["KP", "XX"] }, "high_risk_countries[1]"),
    refused(
      "every failing field is named",
      { name: "", segment: "shop", browser_signals: "some", browser_score: "rough", case_prefix: "frd", maintenance: "yes" },
      "name",
      "segment",
      "browser_signals",
      "browser_score",
      "case_prefix",
      "maintenance",
    ),
  ],
  /** Settings that others depend on. */
  409: [
    {
      promise: "a provider with active submerchants stays one",
      request: { key: "pspAdmin", body: { segment: "merchant" } },
      expected: { code: "INVALID_TRANSITION" },
    },
  ],
};
