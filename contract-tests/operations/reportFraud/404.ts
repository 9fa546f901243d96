import { described } from "../../of-every-operation/described.ts";
import { notFound } from "../../shared/refusal.ts";
import { assess, loss } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { exampleId } from "../../src/later.ts";
import { fraud, sample } from "./sample.ts";

const operation = "reportFraud";

/** Assessments that the caller does not have. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "an assessment that does not exist is not found",
    request: fraud({ session_id: exampleId, ...loss }),
    expected: notFound,
  },
  {
    operation,
    promise: "an assessment of another organization is not found",
    before: [{ ...assess("assessed", {}), key: "pspSecret" }],
    request: fraud({ session_id: "{assessed.session_id}", ...loss }),
    expected: notFound,
  },
  ...described(sample, 404),
];
