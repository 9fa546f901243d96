import { assess } from "../../shared/steps.ts";
import type { Sample } from "../../src/sample.ts";

/** A pay-in that is explained. */
export const sample: Sample<"explainAssessment"> = {
  operation: "explainAssessment",
  before: [assess("assessed", {})],
  request: { key: "viewer", path: { session_id: "{assessed.session_id}" }, body: undefined },
  status: 200,
};
