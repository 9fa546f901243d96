import { into, shutFrom, states, transitions } from "../shared/case-transitions.ts";
import { refusing } from "../shared/refusal.ts";
import { timestamp } from "../shared/shapes.ts";
import { acknowledgeCase, changeCase, openCase } from "../shared/steps.ts";
import type { OwnCases, TestCase } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "updateCase";

/** A case that was opened. */
export const sample = {
  operation: "updateCase",
  before: [openCase("made")],
  request: { key: "analyst", path: { id: "{made.id}" }, body: { priority: "urgente" } },
  status: 200,
} as const satisfies Sample<"updateCase">;

const frozen = { code: "INVALID_TRANSITION" } as const;

/** Its own cases, by expected status. */
export const cases: OwnCases<"updateCase"> = {
  /** Steps that are open, and changes beside them. */
  200: [
    ...states.flatMap((from) =>
      transitions[from].map(
        (to): TestCase<200> => ({
          promise: `a case that is ${from} becomes ${to}`,
          before: into[from],
          request: { key: "analyst", path: { id: "{made.id}" }, body: { status: to } },
          expected: { body: { id: "{made.id}", status: to } },
        }),
      ),
    ),
    {
      promise: "the documented example into-review takes a draft there, and the rest of it stays",
      before: [openCase("made", { description: "Primera versión", priority: "baja" })],
      request: { key: "analyst", path: { id: "{made.id}" }, body: requestExample(operation, "into-review") },
      expected: {
        example: "into-review",
        body: { id: "{made.id}", status: "en_revision", description: "Primera versión", priority: "baja", reference_number: "{made.reference_number}" },
      },
    },
    {
      promise: "text and priority change without a step",
      before: into.borrador,
      request: { key: "analyst", path: { id: "{made.id}" }, body: { description: "Segunda versión", priority: "urgente" } },
      expected: { body: { status: "borrador", description: "Segunda versión", priority: "urgente" } },
    },
    {
      promise: "the state that it has already is no step",
      before: into.borrador,
      request: { key: "analyst", path: { id: "{made.id}" }, body: { status: "borrador" } },
      expected: { body: { status: "borrador" } },
    },
    {
      promise: "enviado submits the case with the given text, like the submit operation",
      before: into.en_revision,
      request: { key: "analyst", path: { id: "{made.id}" }, body: { status: "enviado", description: "Versión final" } },
      expected: { body: { status: "enviado", description: "Versión final", submitted_at: timestamp } },
    },
    {
      promise: "a step that is not open changes nothing else either",
      before: [openCase("made"), { ...changeCase("made", { status: "resuelto", priority: "urgente" }), status: 409 }],
      request: { key: "analyst", path: { id: "{made.id}" }, body: {} },
      expected: { body: { status: "borrador", priority: "normal" } },
    },
    {
      promise: "the urgency can change after submission",
      before: into.enviado,
      request: { key: "analyst", path: { id: "{made.id}" }, body: { priority: "urgente" } },
      expected: { body: { status: "enviado", priority: "urgente" } },
    },
    {
      promise: "the text of a case that the regulator gave back may change",
      before: [...into.enviado, acknowledgeCase("made", { accepted: false })],
      request: { key: "analyst", path: { id: "{made.id}" }, body: { description: "Versión corregida" } },
      expected: { body: { status: "en_revision", description: "Versión corregida" } },
    },
  ],
  /** Changes that cannot be. */
  400: [
    refusing({ key: "analyst", path: { id: exampleId } })(
      "every failing field is named",
      { status: "abierto", priority: "high", description: null },
      "status",
      "priority",
      "description",
    ),
  ],
  /** Steps that are not open, and text that is frozen. */
  409: [
    ...states.flatMap((from) =>
      states
        .filter((to) => to !== from && !transitions[from].includes(to))
        .map(
          (to): TestCase<409> => ({
            promise: `a case that is ${from} cannot become ${to}`,
            before: into[from],
            request: { key: "analyst", path: { id: "{made.id}" }, body: { status: to } },
            expected: shutFrom(from),
          }),
        ),
    ),
    {
      promise: "the text of a submitted case is frozen",
      before: into.enviado,
      request: { key: "analyst", path: { id: "{made.id}" }, body: { description: "Otra versión" } },
      expected: frozen,
    },
    {
      promise: "the text stays frozen once the case is closed",
      before: into.resuelto,
      request: { key: "analyst", path: { id: "{made.id}" }, body: { description: "Otra versión" } },
      expected: frozen,
    },
  ],
};
