import { invalid } from "../../of-every-operation/invalid.ts";
import { refusing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { exampleId } from "../../src/later.ts";
import { sample } from "./sample.ts";

const operation = "acknowledgeCase";

/** Answers that cannot be. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  refusing(operation, { key: "analyst", path: { id: exampleId } })(
    "every failing field is named",
    { accepted: "yes", acknowledgement_number: "", reason: "r".repeat(2001) },
    "accepted",
    "acknowledgement_number",
    "reason",
  ),
];
