import { notFound } from "../../shared/refusal.ts";
import { assess, incident } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { exampleId } from "../../src/later.ts";

const operation = "createCase";

/** Assessments that the caller does not have. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "an assessment of another organization is not found",
    before: [{ ...assess("assessed", {}), key: "pspSecret" }],
    request: { key: "analyst", body: { ...incident, session_id: "{assessed.session_id}" } },
    expected: notFound,
  },
  {
    operation,
    promise: "an assessment that does not exist is not found",
    request: { key: "analyst", body: { ...incident, session_id: exampleId } },
    expected: notFound,
  },
];
