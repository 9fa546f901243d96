import { invalid } from "../../of-every-operation/invalid.ts";
import { noSubmerchant, refusedQueries } from "../../shared/refused-queries.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

/** What cannot be asked for. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  ...refusedQueries("readDailyStats", "viewer", [
    ["a last day before the first", { from: "2026-02-02", to: "2026-02-01" }, "query.from"],
    ["a series of more than 400 days", { from: "2025-01-01", to: "2026-02-06" }, "query.from"],
    ["a day that does not exist", { from: "2026-02-30" }, "query.from"],
    ["a time zone that does not exist", { timezone: "America/Atlantis" }, "query.timezone"],
    ["an offset instead of a time zone", { timezone: "+0530" }, "query.timezone"],
    noSubmerchant,
  ]),
];
