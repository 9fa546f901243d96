import { timestamp } from "../shared/shapes.ts";
import { makeKey, revoke } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";
import { sample as read } from "./readKey.ts";

/** A key that exists. */
export const sample: Sample<"revokeKey"> = { ...read, operation: "revokeKey" };

/** Its own cases, by expected status. */
export const cases: OwnCases<"revokeKey"> = {
  /** Keys that are revoked. */
  200: [
    {
      promise: "a key is revoked, and says since when",
      before: [makeKey("made")],
      request: { key: "admin", path: { id: "{made.id}" } },
      expected: { body: { id: "{made.id}", status: "revoked", revoked_at: timestamp } },
    },
    {
      promise: "revoking twice changes nothing",
      before: [makeKey("made"), revoke("made", "first")],
      request: { key: "admin", path: { id: "{made.id}" } },
      expected: { body: { status: "revoked", revoked_at: "{first.revoked_at}" } },
    },
  ],
};
