import { decided, request, waiting } from "../shared/approvals.ts";
import { refusing } from "../shared/refusal.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "rejectApproval";

/** A change that another person requested. */
export const sample = {
  operation: "rejectApproval",
  before: request(),
  request: { key: "analyst", path: { id: waiting }, body: { reason: "Contract" } },
  status: 200,
} as const satisfies Sample<"rejectApproval">;

/** Its own cases, by expected status. */
export const cases: OwnCases<"rejectApproval"> = {
  /** Rejections. */
  200: [
    {
      promise: "the documented example rejected makes nothing",
      before: request(),
      request: { key: "analyst", path: { id: waiting }, body: requestExample(operation, "rejected") },
      expected: { example: "rejected", body: { id: waiting, status: "rejected", change: null, reason: "Demasiado alto en temporada." } },
    },
    {
      promise: "who requested a change withdraws it",
      before: request(),
      request: { key: "admin", path: { id: waiting }, body: { reason: "Contract" } },
      expected: { body: { status: "rejected", decided_by: { role: "admin" } } },
    },
  ],
  /** Rejections without a reason. */
  400: [refusing({ key: "analyst", path: { id: exampleId } })("a rejection has a reason", {}, "reason")],
  /** Changes that wait no longer. */
  409: [
    {
      promise: "a change that was made is not rejected",
      before: [...request(), decided("approveApproval")],
      request: { key: "analyst", path: { id: waiting }, body: { reason: "Contract" } },
      expected: { code: "INVALID_TRANSITION", details: { from: "applied" } },
    },
  ],
};
