import { invalid } from "../../of-every-operation/invalid.ts";
import { impossiblePeriods, noSubmerchant, refusedQueries } from "../../shared/refused-queries.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

/** What cannot be asked for. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  ...refusedQueries("readCalibration", "viewer", [...impossiblePeriods, noSubmerchant, ["a direction that does not exist", { flow: "both" }, "query.flow"]]),
];
