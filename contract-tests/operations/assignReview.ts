import { expect } from "vitest";
import { missing, refusing } from "../shared/refusal.ts";
import { timestamp } from "../shared/shapes.ts";
import { assignment, endReview, hold, signedIn } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "assignReview";

/** A held payment. */
export const sample: Sample<"assignReview"> = {
  operation,
  before: [hold("held")],
  request: { key: "admin", path: { session_id: "{held.session_id}" }, body: { minutes: 10 } },
  status: 200,
};

const refused = refusing({ key: "admin", path: { session_id: exampleId } });

/** Its own cases, by expected status. */
export const cases: OwnCases<"assignReview"> = {
  /** Assignments. */
  200: [
    {
      promise: "the documented example half-an-hour assigns it to the caller",
      before: [hold("held")],
      request: { ...sample.request, body: requestExample(operation, "half-an-hour") },
      expected: { body: { assignee: expect.any(String), assigned_by: { type: "session" }, assigned_at: timestamp, expires_at: timestamp } },
    },
    {
      promise: "it is assigned to a colleague who has signed in",
      before: [hold("held"), signedIn("colleague")],
      request: { ...sample.request, body: { minutes: 30, assignee: "{colleague.subject}" } },
      expected: { body: { assignee: expect.any(String), assigned_by: { type: "session" }, assigned_at: timestamp, expires_at: timestamp } },
    },
    {
      promise: "a review that a colleague works on can be taken over",
      before: [hold("held"), signedIn("colleague"), assignment("held", { assignee: "{colleague.subject}" })],
      request: { ...sample.request, body: { take_over: true } },
      expected: { body: { assignee: expect.any(String) } },
    },
    {
      promise: "a key assigns it to a person",
      before: [hold("held"), signedIn("colleague")],
      request: { ...sample.request, key: "secret", body: { assignee: "{colleague.subject}" } },
      expected: { body: { assignee: expect.any(String), assigned_by: { type: "key" } } },
    },
  ],
  /** Requests that assign nothing. */
  400: [
    refused("less than a minute is refused", { minutes: 0 }, "minutes"),
    refused("a name with a control character is refused", { assignee: "a\u0000b" }, "assignee"),
    {
      promise: "somebody who never signed in to the organization is refused",
      before: [hold("held")],
      request: { ...sample.request, body: { assignee: "nobody@shop.example" } },
      expected: {
        code: "VALIDATION_ERROR",
        details: { fields: [{ path: "assignee", message: expect.stringContaining("must be a person of the organization") }] },
      },
    },
    {
      promise: "a key names a person",
      before: [hold("held")],
      request: { ...sample.request, key: "secret", body: {} },
      expected: { code: "VALIDATION_ERROR", details: { fields: [{ path: "assignee", message: "is required of a key" }] } },
    },
  ],
  /** Assessments that the caller does not see. */
  404: [missing("another organization's review is not found", { ...sample.request, key: "otherAdmin" }, hold("held"))],
  /** Reviews that are not there to be assigned. */
  409: [
    {
      promise: "a review that a colleague works on is not assigned to another person",
      before: [hold("held"), signedIn("colleague"), assignment("held", { assignee: "{colleague.subject}" })],
      request: sample.request,
      expected: { code: "REVIEW_ASSIGNED", details: { assignee: expect.any(String), expires_at: timestamp } },
    },
    {
      promise: "a review that is resolved is not assigned",
      before: [hold("held"), endReview("held", "approve")],
      request: sample.request,
      expected: { code: "INVALID_TRANSITION" },
    },
  ],
};
