import { foreignSubmerchants } from "../shared/foreign-submerchants.ts";
import { invalid } from "../shared/refusal.ts";
import { assess } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** An export of what few cases assess. */
export const sample: Sample<"exportAssessments"> = {
  operation: "exportAssessments",
  request: { key: "secret", query: { flow: "payout", decision: "challenge" }, body: undefined },
  status: 200,
};

const BEGINNING =
  "session_id,assessed_at,flow,origin,decision,risk_score,fraud_probability,policy_version,amount,currency,order_id,payment_id,submerchant_id,signals,outcome,payment.amount,payment.currency,";

/** Its own cases, by expected status. */
export const cases: OwnCases<"exportAssessments"> = {
  /** Assessments with their facts. */
  200: [
    {
      promise: "the documented example one-held is a file to save, with the newest assessment first",
      before: [assess("made", { email: "contract@export.example" }, { order_id: "contract-export-1" })],
      request: { key: "secret", query: { flow: "payin" } },
      expected: {
        example: "one-held",
        headers: { "Content-Type": /^text\/csv; charset=utf-8$/, "Content-Disposition": /^attachment; filename="assessments\.csv"$/ },
        lines: [new RegExp(`^${BEGINNING.replaceAll(".", "\\.")}`), /^[0-9a-f-]{36},\d{4}-\d\d-\d\dT[\d:.]+Z,payin,server,\w+,[\d.]+,/],
      },
    },
    {
      promise: "the filters of the list select what is in it",
      before: [assess("made", { email: "contract@filter.example" }, { order_id: "contract-export-2" })],
      request: { key: "secret", query: { email: "Contract@Filter.example", flow: "payin", max_score: "100" } },
      expected: { lines: [new RegExp(`^${BEGINNING.replaceAll(".", "\\.")}`), /^[0-9a-f-]{36},.*,contract-export-2,/] },
    },
    {
      promise: "another organization sees nothing of it",
      before: [assess("made", { email: "contract@export.example" })],
      request: { key: "otherAdmin", query: { flow: "payout" } },
      expected: { lines: [new RegExp(`^${BEGINNING.replaceAll(".", "\\.")}`), /^$/] },
    },
  ],
  /** Filters that cannot be. */
  400: [
    invalid(
      "filters that cannot be are named",
      { key: "secret", query: { flow: "sideways", decision: "maybe", order: "random", from: "yesterday", submerchant_id: "1", outcome: "lost" } },
      ["query.flow", "query.decision", "query.order", "query.from", "query.submerchant_id", "query.outcome"],
    ),
  ],
  404: foreignSubmerchants(sample, "query"),
};
