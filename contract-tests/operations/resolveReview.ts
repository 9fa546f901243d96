import { expect } from "vitest";
import { refusing } from "../shared/refusal.ts";
import { timestamp } from "../shared/shapes.ts";
import { assess, assignment, endReview, hold } from "../shared/steps.ts";
import { ofNoOther } from "../shared/submerchant-sessions.ts";
import type { OwnCases, TestCase } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "resolveReview";
const body = { resolution: "approve", reason: "El titular confirmó el pedido por teléfono." } as const;

/** A pay-in that was held. */
export const sample: Sample<"resolveReview"> = {
  operation: "resolveReview",
  before: [hold("held")],
  request: { key: "analyst", path: { session_id: "{held.session_id}" }, body },
  status: 200,
};

const refused = refusing({ key: "analyst", path: { session_id: exampleId } });
const fine = { resolution: "decline", reason: "Sin respuesta" };
const shut = { code: "INVALID_TRANSITION" } as const;

/** Its own cases, by expected status. */
export const cases: OwnCases<"resolveReview"> = {
  /** Reviews that end. */
  200: [
    {
      promise: "the documented example release lets a held payment go on, and leaves the engine's decision as it was",
      before: [hold("held")],
      request: { ...sample.request, body: requestExample(operation, "release") },
      expected: {
        body: {
          session_id: "{held.session_id}",
          decision: "review",
          review: {
            resolution: "approve",
            reason: "The cardholder confirmed the order by telephone.",
            resolved_by: { type: "session" },
            resolved_at: timestamp,
          },
        },
      },
    },
    {
      promise: "a secret key closes a held payment in its own name",
      before: [hold("held")],
      request: { ...sample.request, key: "secret", body: { resolution: "decline", reason: "Sin respuesta" } },
      expected: { body: { review: { resolution: "decline", reason: "Sin respuesta", resolved_by: { type: "key" } } } },
    },
  ],
  /** Resolutions that are none. */
  400: [
    refused("what is required is named", {}, "resolution", "reason"),
    refused("a resolution that leaves it open is refused", { ...fine, resolution: "review" }, "resolution"),
    refused("a reason of spaces is refused", { ...fine, reason: "   " }, "reason"),
    refused("a reason that is too long is refused", { ...fine, reason: "r".repeat(501) }, "reason"),
    refused("a reason with a control character is refused", { ...fine, reason: "a\u0000b" }, "reason"),
    refused("a full card number in a reason is refused", { ...fine, reason: "Tarjeta 4111 1111 1111 1111" }, "reason"),
  ],
  /** Assessments that the caller does not have. */
  404: [...ofNoOther(sample)],
  /** Reviews that are not open, or not the caller's to resolve. */
  409: [
    {
      promise: "a person does not resolve what another person works on",
      before: [hold("held"), assignment("held", {})],
      request: sample.request,
      expected: { code: "REVIEW_ASSIGNED", details: { assignee: expect.any(String) } },
    },
    {
      promise: "a review ends once: the answer says how, and by whom",
      before: [hold("held"), endReview("held", "decline", "ended")],
      request: sample.request,
      expected: { ...shut, details: { decision: "review", review: { resolution: "decline", resolved_by: { type: "session" } } } },
    },
    ...(["approve", "challenge", "decline"] as const).map(
      (decision): TestCase<409> => ({
        promise: `an assessment whose decision is ${decision} has no review`,
        before: [assess("held", { email: `${decision}@sandbox.test` })],
        request: sample.request,
        expected: { ...shut, details: { decision, review: null } },
      }),
    ),
  ],
};
