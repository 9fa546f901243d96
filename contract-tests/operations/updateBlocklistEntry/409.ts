import { duplicate } from "../../shared/refusal.ts";
import { block } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";

const operation = "updateBlocklistEntry";

/** A flow that is taken. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "a flow under which the value is listed already is a duplicate",
    before: [block("made", "customer_id", "contract-both", { flow_scope: "payin" }), block("other", "customer_id", "contract-both", { flow_scope: "payout" })],
    request: { key: "analyst", body: { id: "{made.id}", flow_scope: "payout" } },
    expected: duplicate,
  },
];
