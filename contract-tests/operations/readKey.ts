import { timestamp } from "../shared/shapes.ts";
import { makeKey, rotate } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A key that exists. */
export const sample: Sample<"readKey"> = {
  operation: "readKey",
  before: [makeKey("made")],
  request: { key: "admin", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"readKey"> = {
  /** A key at each point of its life. */
  200: [
    {
      promise: "a key is read as it was made, without its value",
      before: [makeKey("made", { permissions: ["assess", "stats:read"] })],
      request: { key: "admin", path: { id: "{made.id}" } },
      expected: {
        body: { id: "{made.id}", last_four: "{made.last_four}", permissions: ["assess", "stats:read"], created_at: "{made.created_at}", status: "active" },
      },
    },
    {
      promise: "a key that was replaced at once is expired",
      before: [makeKey("made"), rotate("made", 0)],
      request: { key: "admin", path: { id: "{made.id}" } },
      expected: { body: { status: "expired", expires_at: timestamp, revoked_at: null } },
    },
  ],
};
