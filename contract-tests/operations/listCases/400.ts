import { invalid } from "../../of-every-operation/invalid.ts";
import { failing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "listCases";

/** Filters that cannot be. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  {
    operation,
    promise: "filters that cannot be are named",
    request: { key: "viewer", query: { status: "abierto", priority: "high", jurisdiction: "US", from: "2026-02-30", to: "yesterday" } },
    expected: failing("query.status", "query.priority", "query.jurisdiction", "query.from", "query.to"),
  },
];
