import { assess } from "../../shared/steps.ts";
import type { Sample } from "../../src/sample.ts";

/** A pay-in that was assessed. */
export const sample: Sample<"readAssessment"> = {
  operation: "readAssessment",
  before: [assess("assessed", {})],
  request: { key: "viewer", path: { session_id: "{assessed.session_id}" }, body: undefined },
  status: 200,
};
