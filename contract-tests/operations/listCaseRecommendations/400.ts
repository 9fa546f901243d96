import { invalid } from "../../of-every-operation/invalid.ts";
import { failing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "listCaseRecommendations";

/** What cannot be asked for. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  ...(
    [
      ["a reason that does not exist", { reason: "hunch" }, "query.reason"],
      ["an urgency that does not exist", { priority: "high" }, "query.priority"],
      ["a submerchant that is no UUID", { submerchant_id: "no-such-id" }, "query.submerchant_id"],
    ] as const
  ).map(
    ([what, query, path]): ContractCase => ({
      operation,
      promise: `${what} is refused by name`,
      request: { key: "viewer", query },
      expected: failing(path),
    }),
  ),
];
