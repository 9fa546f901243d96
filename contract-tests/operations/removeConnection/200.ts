import { answered } from "../../of-every-operation/answered.ts";
import { connect } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "removeConnection";

/** A connection that is removed. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the answer is what was removed",
    before: [connect("made", { description: "By mistake" })],
    request: sample.request,
    expected: { status: 200, body: { id: "{made.id}", processor: "stripe", description: "By mistake", created_at: "{made.created_at}" } },
  },
];
