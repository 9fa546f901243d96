import { makeKey, revoke } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "rotateKey";

/** Keys that have come to their end. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "a revoked key cannot be rotated",
    before: [makeKey("made"), revoke("made")],
    request: sample.request,
    expected: { status: 409, code: "INVALID_TRANSITION" },
  },
];
