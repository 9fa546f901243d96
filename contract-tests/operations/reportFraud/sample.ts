import { assess, phishing } from "../../shared/steps.ts";
import type { CaseRequest } from "../../src/case.ts";
import type { Sample } from "../../src/sample.ts";

/** A fraud that an assessment had seen. */
export const sample = {
  operation: "reportFraud",
  before: [assess("assessed", {})],
  request: { key: "secret", body: { session_id: "{assessed.session_id}", ...phishing } },
  status: 201,
} as const satisfies Sample<"reportFraud", object>;

/** A fraud; what it is about comes with `body`. */
export const fraud = (body: object): CaseRequest => ({ key: "secret", body: { ...phishing, ...body } });

/** A payer of these cases. */
export const known = (name: string) => ({ email: `${name}@reports.example` });
