import { invalid } from "../../of-every-operation/invalid.ts";
import { failing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "listAuditLog";

/** Filters that cannot be. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  {
    operation,
    promise: "filters that cannot be are named",
    request: { key: "admin", query: { action: "key.lost", resource_type: "list", resource_id: "1", from: "yesterday" } },
    expected: failing("query.action", "query.resource_type", "query.resource_id", "query.from"),
  },
  {
    operation,
    promise: "a control character in a filter is refused by name",
    request: { key: "admin", query: { actor_id: "a\u0000b" } },
    expected: failing("query.actor_id"),
  },
  {
    operation,
    promise: "times that do not exist are named",
    request: { key: "admin", query: { from: "2026-02-30T00:00:00Z", to: "2026-13-01T00:00:00Z" } },
    expected: failing("query.from", "query.to"),
  },
];
