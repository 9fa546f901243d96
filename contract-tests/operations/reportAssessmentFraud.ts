import { missing, refusing } from "../shared/refusal.ts";
import { anId, numbered } from "../shared/shapes.ts";
import { assess, phishing } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "reportAssessmentFraud";

/** A fraud that an analyst sees. */
export const sample: Sample<"reportAssessmentFraud"> = {
  operation,
  before: [assess("assessed", {})],
  request: { key: "admin", path: { session_id: "{assessed.session_id}" }, body: phishing },
  status: 201,
};

const refused = refusing({ key: "admin", path: { session_id: exampleId } });

/** Its own cases, by expected status. */
export const cases: OwnCases<"reportAssessmentFraud"> = {
  /** Frauds that people report. */
  201: [
    {
      promise: "the documented example stolen-identity opens a case",
      before: [assess("assessed", {})],
      request: { ...sample.request, body: requestExample(operation, "stolen-identity") },
      expected: { body: { report_id: anId, case: { id: anId, reference_number: numbered("FRD", "MX"), status: "borrador" }, idempotent_replay: false } },
    },
    {
      promise: "a second report is answered with the first",
      before: [assess("assessed", {}), { as: "reported", ...sample.request, operation }],
      request: sample.request,
      expected: { body: { report_id: "{reported.report_id}", idempotent_replay: true } },
    },
  ],
  /** Reports that are none. */
  400: [
    refused("what is required is named", {}, "incident_type", "jurisdiction"),
    {
      promise: "a type that lists do not know is refused as such",
      before: [assess("assessed", {})],
      request: { ...sample.request, body: { ...phishing, indicators: [{ list_type: "e-mail", value: "a@b.example" }] } },
      expected: { code: "INVALID_TYPE" },
    },
    refused("an order cannot be named beside the session", { ...phishing, order_id: "1" }, "order_id"),
  ],
  /** Assessments that the caller does not see. */
  404: [missing("another organization's assessment is not found", { ...sample.request, key: "otherAdmin" }, assess("assessed", {}))],
};
