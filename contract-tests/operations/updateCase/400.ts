import { invalid } from "../../of-every-operation/invalid.ts";
import { refusing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { exampleId } from "../../src/later.ts";
import { sample } from "./sample.ts";

const operation = "updateCase";

/** Changes that cannot be. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  refusing(operation, { key: "analyst", path: { id: exampleId } })(
    "every failing field is named",
    { status: "abierto", priority: "high", description: null },
    "status",
    "priority",
    "description",
  ),
];
