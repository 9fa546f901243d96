import { request, waiting } from "../shared/approvals.ts";
import { timestamp } from "../shared/shapes.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A change that waits. */
export const sample: Sample<"readApproval"> = {
  operation: "readApproval",
  before: request(),
  request: { key: "viewer", path: { id: waiting }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"readApproval"> = {
  /** What would be made. */
  200: [
    {
      promise: "a change says who requested it and waits for",
      before: request(),
      request: { key: "viewer", path: { id: waiting } },
      expected: {
        body: {
          id: waiting,
          status: "pending",
          requested_by: { type: "session", role: "admin" },
          requested_at: timestamp,
          decided_by: null,
          decided_at: null,
          reason: null,
          failure: null,
        },
      },
    },
  ],
};
