import { answered } from "../../of-every-operation/answered.ts";
import { into, states, way } from "../../shared/case-way.ts";
import { timestamp } from "../../shared/shapes.ts";
import { acknowledgeCase, changeCase, openCase } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { sample } from "./sample.ts";

const operation = "updateCase";

/** Steps that are open, and changes beside them. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  ...states.flatMap((from) =>
    way[from].map(
      (to): ContractCase => ({
        operation,
        promise: `a case that is ${from} becomes ${to}`,
        before: into[from],
        request: { key: "analyst", path: { id: "{made.id}" }, body: { status: to } },
        expected: { status: 200, body: { id: "{made.id}", status: to } },
      }),
    ),
  ),
  {
    operation,
    promise: "the documented example into-review takes a draft there, and the rest of it stays",
    before: [openCase("made", { description: "Primera versión", priority: "baja" })],
    request: { key: "analyst", path: { id: "{made.id}" }, body: requestExample(operation, "into-review") },
    expected: {
      status: 200,
      example: "into-review",
      body: { id: "{made.id}", status: "en_revision", description: "Primera versión", priority: "baja", reference_number: "{made.reference_number}" },
    },
  },
  {
    operation,
    promise: "text and priority change without a step",
    before: into.borrador,
    request: { key: "analyst", path: { id: "{made.id}" }, body: { description: "Segunda versión", priority: "urgente" } },
    expected: { status: 200, body: { status: "borrador", description: "Segunda versión", priority: "urgente" } },
  },
  {
    operation,
    promise: "the state that it has already is no step",
    before: into.borrador,
    request: { key: "analyst", path: { id: "{made.id}" }, body: { status: "borrador" } },
    expected: { status: 200, body: { status: "borrador" } },
  },
  {
    operation,
    promise: "enviado hands over, as submitting does, with the text that comes with it",
    before: into.en_revision,
    request: { key: "analyst", path: { id: "{made.id}" }, body: { status: "enviado", description: "Versión final" } },
    expected: { status: 200, body: { status: "enviado", description: "Versión final", submitted_at: timestamp } },
  },
  {
    operation,
    promise: "a step that is not open changes nothing else either",
    before: [openCase("made"), { ...changeCase("made", { status: "resuelto", priority: "urgente" }), status: 409 }],
    request: { key: "analyst", path: { id: "{made.id}" }, body: {} },
    expected: { status: 200, body: { status: "borrador", priority: "normal" } },
  },
  {
    operation,
    promise: "how urgent it is may change after it was handed over",
    before: into.enviado,
    request: { key: "analyst", path: { id: "{made.id}" }, body: { priority: "urgente" } },
    expected: { status: 200, body: { status: "enviado", priority: "urgente" } },
  },
  {
    operation,
    promise: "the text of a case that the regulator gave back may change",
    before: [...into.enviado, acknowledgeCase("made", { accepted: false })],
    request: { key: "analyst", path: { id: "{made.id}" }, body: { description: "Versión corregida" } },
    expected: { status: 200, body: { status: "en_revision", description: "Versión corregida" } },
  },
];
