import { expect } from "vitest";
import { refusing } from "../shared/refusal.ts";
import { timestamp } from "../shared/shapes.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "fitModel";

/** An organization with enough outcomes: `targets/known-outcomes.ts`. */
export const sample = { operation: "fitModel", request: { key: "pspAdmin", body: {} }, status: 202 } as const satisfies Sample<"fitModel">;

/** Its own cases, by expected status. */
export const cases: OwnCases<"fitModel"> = {
  /** Fits that wait. */
  202: [
    {
      promise: "the documented example queued says how many outcomes there are",
      request: { key: "pspAdmin", body: requestExample(operation, "queued") },
      // other cases report outcomes too
      expected: {
        example: "queued",
        body: { requested_at: timestamp, outcomes: { frauds: expect.any(Number), payments: expect.any(Number) }, needed: { frauds: 30, payments: 1000 } },
      },
    },
  ],
  /** Requests that cannot be. */
  400: [refusing({ key: "pspAdmin" })("the limit is a boolean", { weekly_limit: "yes" }, "weekly_limit")],
  /** Too little to learn from. */
  409: [
    {
      promise: "too few outcomes: the answer says how many are needed",
      request: { key: "admin", body: {} },
      expected: { code: "TOO_FEW_OUTCOMES", details: { outcomes: { frauds: expect.any(Number) }, needed: { frauds: 30, payments: 1000 } } },
    },
  ],
};
