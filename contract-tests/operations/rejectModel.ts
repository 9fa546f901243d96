import { refusing } from "../shared/refusal.ts";
import { timestamp } from "../shared/shapes.ts";
import { approveModel, proposeModel, rejectModel } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "rejectModel";

/** A model that was proposed. */
export const sample = {
  operation: "rejectModel",
  before: [proposeModel("made")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: {} },
  status: 200,
} as const satisfies Sample<"rejectModel">;

/** Its own cases, by expected status. */
export const cases: OwnCases<"rejectModel"> = {
  /** Rejections. */
  200: [
    {
      promise: "the documented example rejected keeps the reason",
      before: [proposeModel("made")],
      request: { key: "pspAdmin", path: { id: "{made.id}" }, body: requestExample(operation, "rejected") },
      expected: {
        example: "rejected",
        body: { id: "{made.id}", state: "rejected", reason: "Bloquea demasiados pedidos de regalo.", ended_at: timestamp },
      },
    },
    {
      promise: "rejecting twice has no effect",
      before: [proposeModel("made"), rejectModel("made")],
      request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { reason: "Again" } },
      expected: { body: { state: "rejected", reason: null } },
    },
  ],
  /** Reasons that cannot be. */
  400: [refusing({ key: "pspAdmin", path: { id: exampleId } })("a reason has text", { reason: "" }, "reason")],
  /** Models that cannot be rejected any more. */
  409: [
    {
      promise: "a live model is rolled back, not rejected",
      before: [proposeModel("made"), approveModel("made")],
      request: { key: "pspAdmin", path: { id: "{made.id}" }, body: {} },
      expected: { code: "INVALID_TRANSITION", details: { allowed_transitions: ["archived"] } },
    },
  ],
};
