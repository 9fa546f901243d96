import { assess, endReview, hold } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "resolveReview";
const shut = { status: 409, code: "INVALID_TRANSITION" } as const;

/** Reviews that are not open. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "a review ends once: the answer says how, and by whom",
    before: [hold("held"), endReview("held", "decline", "ended")],
    request: sample.request,
    expected: { ...shut, details: { decision: "review", review: { resolution: "decline", resolved_by: { type: "session" } } } },
  },
  ...(["approve", "challenge", "decline"] as const).map(
    (decision): ContractCase => ({
      operation,
      promise: `an assessment whose decision is ${decision} has no review`,
      before: [assess("held", { email: `${decision}@sandbox.test` })],
      request: sample.request,
      expected: { ...shut, details: { decision, review: null } },
    }),
  ),
];
