import { answered } from "../../of-every-operation/answered.ts";
import { block } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "removeBlocklistEntry";

/** An entry that is removed. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "an analyst removes an entry, and is told what it was",
    before: [block("made", "customer_id", "contract-removed", { reason: "Por error" })],
    request: { key: "analyst", query: { id: "{made.id}" } },
    expected: { status: 200, body: { id: "{made.id}", value: "contract-removed", reason: "Por error", created_at: "{made.created_at}" } },
  },
];
