import { byIdentifier } from "../../of-every-operation/by-identifier.ts";
import { ofNoOther } from "../../shared/submerchant-sessions.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

/** Assessments that the caller does not have. */
export const cases: readonly ContractCase[] = [...byIdentifier(sample), ...ofNoOther(sample)];
