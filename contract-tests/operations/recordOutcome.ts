import { expect } from "vitest";
import { missing, refusing } from "../shared/refusal.ts";
import { assess } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "recordOutcome";

/** A payment that turned out to be good. */
export const sample: Sample<"recordOutcome"> = {
  operation,
  before: [assess("assessed", {})],
  request: { key: "admin", path: { session_id: "{assessed.session_id}" }, body: { outcome: "captured" } },
  status: 200,
};

const refused = refusing({ key: "admin", path: { session_id: exampleId } });

/** Its own cases, by expected status. */
export const cases: OwnCases<"recordOutcome"> = {
  /** Outcomes that people record. */
  200: [
    {
      promise: "the documented example false-alarm is applied",
      before: [assess("assessed", {})],
      request: { ...sample.request, body: requestExample(operation, "false-alarm") },
      expected: {
        body: { session_id: "{assessed.session_id}", outcome: "false_positive", idempotent_replay: false, current_outcome: "false_positive" },
      },
    },
    {
      promise: "a fraud blocks the payer, as one that a key reports",
      before: [assess("assessed", { email: "person@outcomes.example" })],
      request: { ...sample.request, body: { outcome: "fraud_confirmed", fraud_type: "first_party" } },
      expected: {
        body: {
          feedback_applied: true,
          feedback: {
            fraud_type: "first_party",
            fraud_type_source: "stated",
            blocklist_entries: expect.arrayContaining([expect.objectContaining({ list_type: "email", value: "person@outcomes.example" })]),
          },
        },
      },
    },
    {
      promise: "an outcome that holds is a replay",
      before: [assess("assessed", {}), { as: "recorded", ...sample.request, operation }],
      request: sample.request,
      expected: { body: { outcome: "captured", idempotent_replay: true } },
    },
  ],
  /** Outcomes that are none. */
  400: [
    refused("an outcome is required", {}, "outcome"),
    refused("an outcome that the contract does not know is refused", { outcome: "lost" }, "outcome"),
    refused("a session belongs in the path", { outcome: "captured", session_id: exampleId }, "session_id"),
  ],
  /** Assessments that the caller does not see. */
  404: [missing("another organization's assessment is not found", { ...sample.request, key: "otherAdmin" }, assess("assessed", {}))],
};
