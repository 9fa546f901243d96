import { answered } from "../../of-every-operation/answered.ts";
import { timestamp } from "../../shared/shapes.ts";
import { hold } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { sample } from "./sample.ts";

const operation = "resolveReview";

/** Reviews that end. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the documented example release lets a held payment go on, and leaves the engine's decision as it was",
    before: [hold("held")],
    request: { ...sample.request, body: requestExample(operation, "release") },
    expected: {
      status: 200,
      body: {
        session_id: "{held.session_id}",
        decision: "review",
        review: { resolution: "approve", reason: "The cardholder confirmed the order by telephone.", resolved_by: { type: "session" }, resolved_at: timestamp },
      },
    },
  },
  {
    operation,
    promise: "a secret key closes a held payment in its own name",
    before: [hold("held")],
    request: { ...sample.request, key: "secret", body: { resolution: "decline", reason: "Sin respuesta" } },
    expected: { status: 200, body: { review: { resolution: "decline", reason: "Sin respuesta", resolved_by: { type: "key" } } } },
  },
];
