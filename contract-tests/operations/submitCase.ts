import { into, shutFrom, states } from "../shared/case-way.ts";
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
  /** Cases that are handed over. */
  200: [
    {
      promise: "a case in review is handed over, and says since when",
      before: into.en_revision,
      request: { key: "analyst", path: { id: "{made.id}" } },
      expected: { body: { id: "{made.id}", status: "enviado", submitted_at: timestamp, acknowledgement: null } },
    },
    {
      promise: "a case that came back is handed over again",
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
          promise: `a case that is ${from} is not handed over`,
          before: into[from],
          request: sample.request,
          expected: shutFrom(from),
        }),
      ),
  ],
};
