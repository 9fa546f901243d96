import { expect } from "vitest";
import { assess, loss, reportAssessed, reportFraud, reportOutcome } from "../../shared/steps.ts";
import type { TestCase } from "../../src/case.ts";
import { payin } from "./requests.ts";

/** What fraud reports do to the next pay-in. */
export const fraudReports: readonly TestCase<200>[] = [
  {
    promise: "after a report the payer's next pay-in is declined, in whatever spelling",
    before: [assess("assessed", { email: "contract.declined@frauds.example" }), reportAssessed()],
    request: payin({ payer: { email: "Contract.DECLINED+2@Frauds.example" } }),
    expected: { body: { decision: "decline", blocked_by: "blocklist:email" } },
  },
  {
    promise: "after a report a pay-in with its indicator is declined",
    before: [reportFraud("report", { indicators: [{ list_type: "device_fingerprint", value: "contract-fraud-device" }], ...loss })],
    request: payin({ device: { fingerprint: "contract-fraud-device" } }),
    expected: { body: { decision: "decline", blocked_by: "blocklist:device_fingerprint" } },
  },
  ...(
    [
      ["ip_address", "189.203.2.72", { device: { ip_address: "189.203.2.72" } }],
      ["card_bin", "991133", { payment_method: { type: "card", card: { bin: "991133" } } }],
      // of several time zones: at night in a country of one the payment would be challenged
      ["country", "FM", { payer: { country: "FM" } }],
    ] as const
  ).map(
    ([list_type, value, body]): TestCase<200> => ({
      promise: `after a report a pay-in with its ${list_type}, which many share, is flagged and approved`,
      before: [reportFraud("report", { indicators: [{ list_type, value }], ...loss })],
      request: payin(body),
      expected: { body: { decision: "approve", signals: expect.arrayContaining(["BLOCKLIST_FLAG"]) } },
    }),
  ),
  {
    promise: "after a false alarm a payer who had been reported is approved again",
    before: [assess("assessed", { email: "contract.cleared@frauds.example" }), reportAssessed(), reportOutcome("assessed", "false_positive")],
    request: payin({ payer: { email: "contract.cleared@frauds.example" } }),
    expected: { body: { decision: "approve", signals: ["PAYER_TRUSTED"] } },
  },
];
