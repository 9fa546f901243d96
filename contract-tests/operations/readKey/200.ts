import { answered } from "../../of-every-operation/answered.ts";
import { timestamp } from "../../shared/shapes.ts";
import { makeKey, rotate } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "readKey";

/** A key at each point of its life. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "a key is read as it was made, without its value",
    before: [makeKey("made", { permissions: ["assess", "stats:read"] })],
    request: { key: "admin", path: { id: "{made.id}" } },
    expected: {
      status: 200,
      body: { id: "{made.id}", last_four: "{made.last_four}", permissions: ["assess", "stats:read"], created_at: "{made.created_at}", status: "active" },
    },
  },
  {
    operation,
    promise: "a key that was replaced at once is expired",
    before: [makeKey("made"), rotate("made", 0)],
    request: { key: "admin", path: { id: "{made.id}" } },
    expected: { status: 200, body: { status: "expired", expires_at: timestamp, revoked_at: null } },
  },
];
