import { into, shutFrom, states } from "../shared/case-transitions.ts";
import { refusing } from "../shared/refusal.ts";
import { timestamp } from "../shared/shapes.ts";
import type { OwnCases, TestCase } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "acknowledgeCase";

/** A submitted case. */
export const sample = {
  operation: "acknowledgeCase",
  before: into.enviado,
  request: { key: "analyst", path: { id: "{made.id}" }, body: { accepted: true, acknowledgement_number: "CNBV-2026-1" } },
  status: 200,
} as const satisfies Sample<"acknowledgeCase">;

/** Its own cases, by expected status. */
export const cases: OwnCases<"acknowledgeCase"> = {
  /** The regulator's answers. */
  200: [
    {
      promise: "the documented example accepted resolves the case",
      before: into.enviado,
      request: { key: "analyst", path: { id: "{made.id}" }, body: requestExample(operation, "accepted") },
      expected: {
        example: "accepted",
        body: {
          id: "{made.id}",
          status: "resuelto",
          acknowledgement: { accepted: true, acknowledgement_number: "CNBV-2026-118834", reason: null, received_at: timestamp },
        },
      },
    },
    {
      promise: "a case that was not taken goes back into review, with the regulator's words",
      before: into.enviado,
      request: { key: "analyst", path: { id: "{made.id}" }, body: { accepted: false, reason: "Falta la denuncia" } },
      expected: {
        body: {
          status: "en_revision",
          acknowledgement: { accepted: false, acknowledgement_number: null, reason: "Falta la denuncia", received_at: timestamp },
        },
      },
    },
  ],
  /** Answers that cannot be. */
  400: [
    refusing({ key: "analyst", path: { id: exampleId } })(
      "every failing field is named",
      { accepted: "yes", acknowledgement_number: "", reason: "r".repeat(2001) },
      "accepted",
      "acknowledgement_number",
      "reason",
    ),
  ],
  /** Cases that were not submitted. */
  409: [
    ...states
      .filter((from) => from !== "enviado")
      .flatMap((from) =>
        [true, false].map(
          (accepted): TestCase<409> => ({
            promise: `a case that is ${from} has no answer that it could be ${accepted ? "accepted" : "refused"} by`,
            before: into[from],
            request: { ...sample.request, body: { accepted } },
            expected: shutFrom(from),
          }),
        ),
      ),
  ],
};
