import { invalid } from "../../of-every-operation/invalid.ts";
import { failing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

/** Filters that cannot be. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  {
    operation: "listNetworkSignals",
    promise: "filters that cannot be are named",
    request: { key: "viewer", query: { signal_type: "country", state: "old" } },
    expected: failing("query.signal_type", "query.state"),
  },
];
