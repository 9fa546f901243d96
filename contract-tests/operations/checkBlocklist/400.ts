import { invalid } from "../../of-every-operation/invalid.ts";
import { valueRefusals } from "../../shared/list-entries.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "checkBlocklist";

/** Values that cannot be looked up. */
export const cases: readonly ContractCase[] = [...invalid(sample), ...valueRefusals(operation, "viewer")];
