import { invalid } from "../../of-every-operation/invalid.ts";
import { failing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "listAssessments";

/** Filters that cannot be. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  {
    operation,
    promise: "filters that cannot be are named",
    request: {
      key: "viewer",
      query: { decision: "maybe", flow: "both", review: "closed", from: "2026-02-30T00:00:00Z", currency: "mxn", min_amount: "-1", submerchant_id: "shop" },
    },
    expected: failing("query.decision", "query.flow", "query.review", "query.from", "query.currency", "query.min_amount", "query.submerchant_id"),
  },
];
