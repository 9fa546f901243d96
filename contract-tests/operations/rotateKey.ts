import { expect } from "vitest";
import { refusing } from "../shared/refusal.ts";
import { makeKey, revoke } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "rotateKey";

/** A key that exists. */
export const sample = {
  operation: "rotateKey",
  before: [makeKey("made")],
  request: { key: "admin", path: { id: "{made.id}" }, body: { overlap_seconds: 3600 } },
  status: 201,
} as const satisfies Sample<"rotateKey">;

/** Its own cases, by expected status. */
export const cases: OwnCases<"rotateKey"> = {
  /** Keys that replace others. */
  201: [
    {
      promise: "the documented example an-hour gets a key like the old one, with a value of its own",
      before: [makeKey("made", { permissions: ["stats:read"], rate_limit_per_minute: 30 })],
      request: { key: "admin", path: { id: "{made.id}" }, body: requestExample(operation, "an-hour") },
      expected: {
        example: "an-hour",
        body: { type: "secret", name: "{made.name}", permissions: ["stats:read"], rate_limit_per_minute: 30, status: "active", expires_at: null },
      },
    },
    {
      promise: "without an overlap that is named, the old key has a day",
      before: [makeKey("made")],
      request: { key: "admin", path: { id: "{made.id}" }, body: {} },
      expected: { body: { name: "{made.name}", key: expect.stringMatching(/^svc_sk_/) } },
    },
  ],
  /** Overlaps that cannot be. */
  400: [refusing({ key: "admin", path: { id: exampleId } })("an overlap of more than a week is refused", { overlap_seconds: 604_801 }, "overlap_seconds")],
  /** Keys that have come to their end. */
  409: [
    {
      promise: "a revoked key cannot be rotated",
      before: [makeKey("made"), revoke("made")],
      request: sample.request,
      expected: { code: "INVALID_TRANSITION" },
    },
  ],
};
