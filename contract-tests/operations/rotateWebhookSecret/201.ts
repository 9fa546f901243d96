import { expect } from "vitest";
import { answered } from "../../of-every-operation/answered.ts";
import { inDays } from "../../shared/shapes.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "rotateWebhookSecret";

/** New secrets. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the new secret is shown this once, and the old one has a day",
    before: sample.before,
    request: sample.request,
    expected: { status: 201, body: { secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{32}$/), previous_secret_expires_at: inDays(1) } },
  },
];
