import { invalid } from "../../of-every-operation/invalid.ts";
import { failing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { exampleId } from "../../src/later.ts";
import { sample } from "./sample.ts";

const operation = "explainAssessment";

/** What is no language. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  {
    operation,
    promise: "a language that is not spoken here is refused by name",
    request: { key: "viewer", path: { session_id: exampleId }, query: { language: "pt" } },
    expected: failing("query.language"),
  },
];
