import { into, shutFrom, states } from "../shared/case-transitions.ts";
import { timestamp } from "../shared/shapes.ts";
import { acknowledgeCase } from "../shared/steps.ts";
import type { OwnCases, TestCase } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A case that was reviewed. */
export const sample: Sample<"submitCase"> = {
  operation: "submitCase",
  before: into.en_revision,
  request: { key: "analyst", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"submitCase"> = {
  /** Cases that can be submitted. */
  200: [
    {
      promise: "a case in review is submitted, with the time of submission",
      before: into.en_revision,
      request: { key: "analyst", path: { id: "{made.id}" } },
      expected: { body: { id: "{made.id}", status: "enviado", submitted_at: timestamp, acknowledgement: null } },
    },
    {
      promise: "a returned case is submitted again",
      before: [...into.enviado, acknowledgeCase("made", { accepted: false, reason: "Falta la denuncia" })],
      request: { key: "analyst", path: { id: "{made.id}" } },
      expected: { body: { status: "enviado", submitted_at: timestamp } },
    },
  ],
  /** Cases that are not in review. */
  409: [
    ...states
      .filter((from) => from !== "en_revision")
      .map(
        (from): TestCase<409> => ({
          promise: `a case in status ${from} cannot be submitted`,
          before: into[from],
          request: sample.request,
          expected: shutFrom(from),
        }),
      ),
  ],
};
