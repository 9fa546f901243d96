import { expect } from "vitest";
import { inDays } from "../shared/shapes.ts";
import { makeEndpoint } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** An endpoint that exists. */
export const sample: Sample<"rotateWebhookSecret"> = {
  operation: "rotateWebhookSecret",
  before: [makeEndpoint("made")],
  request: { key: "admin", path: { id: "{made.id}" }, body: undefined },
  status: 201,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"rotateWebhookSecret"> = {
  /** New secrets. */
  201: [
    {
      promise: "the new secret is shown this once, and the old one has a day",
      before: sample.before,
      request: sample.request,
      expected: { body: { secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{32}$/), previous_secret_expires_at: inDays(1) } },
    },
  ],
};
