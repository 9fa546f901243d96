import { answered } from "../../of-every-operation/answered.ts";
import { timestamp } from "../../shared/shapes.ts";
import { makeKey, revoke } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "revokeKey";

/** Keys that are revoked. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "a key is revoked, and says since when",
    before: [makeKey("made")],
    request: { key: "admin", path: { id: "{made.id}" } },
    expected: { status: 200, body: { id: "{made.id}", status: "revoked", revoked_at: timestamp } },
  },
  {
    operation,
    promise: "revoking twice changes nothing",
    before: [makeKey("made"), revoke("made", "first")],
    request: { key: "admin", path: { id: "{made.id}" } },
    expected: { status: 200, body: { status: "revoked", revoked_at: "{first.revoked_at}" } },
  },
];
