import { invalid } from "../../of-every-operation/invalid.ts";
import { noSubmerchant, refusedQueries } from "../../shared/refused-queries.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

/** What cannot be asked for. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  ...refusedQueries("listCaseRecommendations", "viewer", [
    ["a reason that does not exist", { reason: "hunch" }, "query.reason"],
    ["an urgency that does not exist", { priority: "high" }, "query.priority"],
    noSubmerchant,
  ]),
];
