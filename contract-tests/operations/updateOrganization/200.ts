import { answered } from "../../of-every-operation/answered.ts";
import { changeOther, defaults } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { sample } from "./sample.ts";

const operation = "updateOrganization";

/** Changes of settings. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the documented example stricter is in the answer",
    request: { key: "otherAdmin", body: requestExample(operation, "stricter") },
    expected: {
      status: 200,
      example: "stricter",
      body: { id: "{sandbox.other.organization_id}", thresholds: { decline: 80 }, signal_weights: { IP_TOR: 60 } },
    },
  },
  {
    operation,
    promise: "what is absent stays",
    before: [changeOther({ signal_weights: { IP_TOR: 55 }, case_prefix: "OTRA" })],
    request: { key: "otherAdmin", body: { high_risk_countries: ["KP"] } },
    expected: { status: 200, body: { signal_weights: { IP_TOR: 55 }, case_prefix: "OTRA", high_risk_countries: ["KP"] } },
  },
  {
    operation,
    promise: "publishable keys are answered the score as the organization says",
    before: [changeOther({ browser_score: "band" })],
    request: { key: "otherAdmin", body: { browser_score: "exact" } },
    expected: { status: 200, body: { browser_score: "exact" } },
  },
  {
    operation,
    promise: "null takes a setting back to its default",
    before: [{ as: "fresh", operation: "readOrganization", key: "viewer" }, changeOther({ thresholds: { decline: 99 }, signal_weights: { IP_TOR: 1 } })],
    request: { key: "otherAdmin", body: defaults },
    expected: { status: 200, body: { thresholds: "{fresh.thresholds}", signal_weights: "{fresh.signal_weights}" } },
  },
];
