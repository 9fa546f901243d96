import { invalid } from "../../of-every-operation/invalid.ts";
import { failing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "readPreventionStats";

/** What cannot be asked for. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  ...(
    [
      ["a period that ends before it begins", { from: "2026-02-02T00:00:00Z", to: "2026-02-01T00:00:00Z" }, "query.from"],
      ["a period within one minute", { from: "2026-02-02T00:00:01Z", to: "2026-02-02T00:00:59Z" }, "query.from"],
      ["a period of more than 400 days", { from: "2025-01-01T00:00:00Z", to: "2026-02-05T00:01:00Z" }, "query.from"],
      ["a time that does not exist", { to: "2026-02-30T00:00:00Z" }, "query.to"],
      ["a submerchant that is no UUID", { submerchant_id: "no-such-id" }, "query.submerchant_id"],
    ] as const
  ).map(
    ([what, query, path]): ContractCase => ({
      operation,
      promise: `${what} is refused by name`,
      request: { key: "secret", query },
      expected: failing(path),
    }),
  ),
];
