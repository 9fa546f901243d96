import { answered } from "../../of-every-operation/answered.ts";
import { allow } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "removeAllowlistEntry";

/** An entry that is removed. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "an analyst removes an entry, and is told what it was",
    before: [allow("made", "customer_id", "contract-dropped")],
    request: { key: "analyst", query: { id: "{made.id}" } },
    expected: { status: 200, body: { id: "{made.id}", value: "contract-dropped", created_at: "{made.created_at}" } },
  },
];
