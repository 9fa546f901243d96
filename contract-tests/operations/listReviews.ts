import { invalid } from "../shared/refusal.ts";
import { timestamp } from "../shared/shapes.ts";
import { assignment, hold } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A payment that was held. */
export const sample: Sample<"listReviews"> = {
  operation: "listReviews",
  before: [hold("held")],
  request: { key: "admin", query: { order: "newest", limit: "5" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"listReviews"> = {
  /** What waits. */
  200: [
    {
      promise: "a submerchant's key sees the reviews of that submerchant only",
      request: { key: "submerchantSecret", query: { order: "riskiest" } },
      expected: { body: { data: [], next_cursor: null } },
    },
    {
      promise: "what a person took is assigned to them",
      before: [hold("held"), assignment("held", { minutes: 5 })],
      request: { key: "viewer", query: { order: "newest", assigned: "anyone", limit: "1" } },
      expected: { body: { data: [{ assignment: { assigned_by: { type: "session" }, expires_at: timestamp }, due_at: timestamp }] } },
    },
  ],
  /** Queries that cannot be answered. */
  400: [
    invalid("an order that does not exist is refused", { key: "admin", query: { order: "random" } }, ["query.order"]),
    invalid(
      "a cursor of another order is refused",
      { key: "admin", query: { order: "riskiest", cursor: Buffer.from("oldest/0/01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22").toString("base64url") } },
      ["query.cursor"],
    ),
  ],
};
