import { decided, request, waiting } from "../shared/approvals.ts";
import { refusing } from "../shared/refusal.ts";
import { timestamp } from "../shared/shapes.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "approveApproval";

/** A change that another person requested. */
export const sample = {
  operation: "approveApproval",
  before: request(),
  request: { key: "analyst", path: { id: waiting }, body: { reason: "Contract" } },
  status: 200,
} as const satisfies Sample<"approveApproval">;

/** Its own cases, by expected status. */
export const cases: OwnCases<"approveApproval"> = {
  /** Approvals. */
  200: [
    {
      promise: "the documented example applied makes the change that another person requested",
      before: request(),
      request: { key: "analyst", path: { id: waiting }, body: requestExample(operation, "applied") },
      expected: {
        example: "applied",
        body: { id: waiting, status: "applied", change: null, decided_by: { type: "session", role: "analyst" }, decided_at: timestamp, failure: null },
      },
    },
  ],
  /** Approvals without a reason. */
  400: [refusing({ key: "analyst", path: { id: exampleId } })("an approval has a reason", {}, "reason")],
  /** Approvals that cannot be. */
  409: [
    {
      promise: "the person who requested it does not approve",
      before: request(),
      request: { key: "admin", path: { id: waiting }, body: { reason: "Contract" } },
      expected: { code: "SECOND_PERSON_REQUIRED" },
    },
    {
      promise: "a change that was rejected is not approved",
      before: [...request(), decided("rejectApproval")],
      request: { key: "analyst", path: { id: waiting }, body: { reason: "Contract" } },
      expected: { code: "INVALID_TRANSITION", details: { from: "rejected" } },
    },
  ],
};
