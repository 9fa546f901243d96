import { expect } from "vitest";
import { answered } from "../../of-every-operation/answered.ts";
import { makeKey } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { sample } from "./sample.ts";

const operation = "rotateKey";

/** Keys that replace others. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the documented example an-hour gets a key like the old one, with a value of its own",
    before: [makeKey("made", { permissions: ["stats:read"], rate_limit_per_minute: 30 })],
    request: { key: "admin", path: { id: "{made.id}" }, body: requestExample(operation, "an-hour") },
    expected: {
      status: 201,
      example: "an-hour",
      body: { type: "secret", name: "{made.name}", permissions: ["stats:read"], rate_limit_per_minute: 30, status: "active", expires_at: null },
    },
  },
  {
    operation,
    promise: "without an overlap that is named, the old key has a day",
    before: [makeKey("made")],
    request: { key: "admin", path: { id: "{made.id}" }, body: {} },
    expected: { status: 201, body: { name: "{made.name}", key: expect.stringMatching(/^svc_sk_/) } },
  },
];
