import { invalid } from "../../of-every-operation/invalid.ts";
import { newEntryRefusals } from "../../shared/list-entries.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "createAllowlistEntry";

/** Entries that the list does not take. */
export const cases: readonly ContractCase[] = [...invalid(sample), ...newEntryRefusals(operation)];
