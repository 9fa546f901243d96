import { expect } from "vitest";
import type { CaseRequest, ContractCase } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";
import { into } from "./case-way.ts";
import { refusing } from "./refusal.ts";
import { timestamp } from "./shapes.ts";
import { acknowledgeCase, changeCase, openCase, submitCase } from "./steps.ts";

const made = { path: { id: "{made.id}" } };
const accepted = { accepted: true, acknowledgement_number: "CNBV-2026-1" } as const;
const analyst = (request: CaseRequest): CaseRequest => ({ key: "analyst", ...made, ...request });

/** A case that was opened. */
export const readCaseHistorySample: Sample<"readCaseHistory"> = {
  operation: "readCaseHistory",
  before: into.borrador,
  request: { key: "viewer", ...made, body: undefined },
  status: 200,
};

/** A case that was reviewed. */
export const submitCaseSample: Sample<"submitCase"> = {
  operation: "submitCase",
  before: into.en_revision,
  request: { key: "analyst", ...made, body: undefined },
  status: 200,
};

/** A case that was handed over. */
export const acknowledgeCaseSample: Sample<"acknowledgeCase", typeof accepted> = {
  operation: "acknowledgeCase",
  before: into.enviado,
  request: { key: "analyst", ...made, body: accepted },
  status: 200,
};

const frozen = { status: 409, code: "INVALID_TRANSITION" } as const;

const changes: readonly ContractCase[] = [
  {
    operation: "updateCase",
    promise: "the documented example into-review takes a draft there, and the rest of it stays",
    before: [openCase("made", { description: "Primera versión", priority: "baja" })],
    request: analyst({ body: requestExample("updateCase", "into-review") }),
    expected: {
      status: 200,
      example: "into-review",
      body: { id: "{made.id}", status: "en_revision", description: "Primera versión", priority: "baja", reference_number: "{made.reference_number}" },
    },
  },
  {
    operation: "updateCase",
    promise: "text and priority change without a step",
    before: into.borrador,
    request: analyst({ body: { description: "Segunda versión", priority: "urgente" } }),
    expected: { status: 200, body: { status: "borrador", description: "Segunda versión", priority: "urgente" } },
  },
  {
    operation: "updateCase",
    promise: "the state that it has already is no step",
    before: into.borrador,
    request: analyst({ body: { status: "borrador" } }),
    expected: { status: 200, body: { status: "borrador" } },
  },
  {
    operation: "updateCase",
    promise: "enviado hands over, as submitting does, with the text that comes with it",
    before: into.en_revision,
    request: analyst({ body: { status: "enviado", description: "Versión final" } }),
    expected: { status: 200, body: { status: "enviado", description: "Versión final", submitted_at: timestamp } },
  },
  {
    operation: "updateCase",
    promise: "the text of a case that was handed over is frozen",
    before: into.enviado,
    request: analyst({ body: { description: "Otra versión" } }),
    expected: frozen,
  },
  {
    operation: "updateCase",
    promise: "the text stays frozen once the case is closed",
    before: into.resuelto,
    request: analyst({ body: { description: "Otra versión" } }),
    expected: frozen,
  },
  {
    operation: "updateCase",
    promise: "a step that is not open changes nothing else either",
    before: [openCase("made"), { operation: "updateCase", ...analyst({ body: { status: "resuelto", priority: "urgente" } }), status: 409 }],
    request: analyst({ body: {} }),
    expected: { status: 200, body: { status: "borrador", priority: "normal" } },
  },
  {
    operation: "updateCase",
    promise: "how urgent it is may change after it was handed over",
    before: into.enviado,
    request: analyst({ body: { priority: "urgente" } }),
    expected: { status: 200, body: { status: "enviado", priority: "urgente" } },
  },
  {
    operation: "updateCase",
    promise: "the text of a case that the regulator gave back may change",
    before: [...into.enviado, acknowledgeCase("made", { accepted: false })],
    request: analyst({ body: { description: "Versión corregida" } }),
    expected: { status: 200, body: { status: "en_revision", description: "Versión corregida" } },
  },
  refusing("updateCase", { key: "analyst", path: { id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" } })(
    "every failing field is named",
    { status: "abierto", priority: "high", description: null },
    "status",
    "priority",
    "description",
  ),
];

const endings: readonly ContractCase[] = [
  {
    operation: "submitCase",
    promise: "a case in review is handed over, and says since when",
    before: into.en_revision,
    request: analyst({}),
    expected: { status: 200, body: { id: "{made.id}", status: "enviado", submitted_at: timestamp, acknowledgement: null } },
  },
  {
    operation: "submitCase",
    promise: "a case that came back is handed over again",
    before: [...into.enviado, acknowledgeCase("made", { accepted: false, reason: "Falta la denuncia" })],
    request: analyst({}),
    expected: { status: 200, body: { status: "enviado", submitted_at: timestamp } },
  },
  {
    operation: "acknowledgeCase",
    promise: "the documented example accepted resolves the case",
    before: into.enviado,
    request: analyst({ body: requestExample("acknowledgeCase", "accepted") }),
    expected: {
      status: 200,
      example: "accepted",
      body: {
        id: "{made.id}",
        status: "resuelto",
        acknowledgement: { accepted: true, acknowledgement_number: "CNBV-2026-118834", reason: null, received_at: timestamp },
      },
    },
  },
  {
    operation: "acknowledgeCase",
    promise: "a case that was not taken goes back into review, with the regulator's words",
    before: into.enviado,
    request: analyst({ body: { accepted: false, reason: "Falta la denuncia" } }),
    expected: {
      status: 200,
      body: { status: "en_revision", acknowledgement: { accepted: false, acknowledgement_number: null, reason: "Falta la denuncia", received_at: timestamp } },
    },
  },
  refusing("acknowledgeCase", { key: "analyst", path: { id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" } })(
    "every failing field is named",
    { accepted: "yes", acknowledgement_number: "", reason: "r".repeat(2001) },
    "accepted",
    "acknowledgement_number",
    "reason",
  ),
];

const opened = { from: null, to: "borrador", changed: [] };

const histories: readonly ContractCase[] = [
  {
    operation: "readCaseHistory",
    promise: "a viewer reads every step, the oldest first, and what changed beside",
    before: [
      openCase("made"),
      changeCase("made", { description: "Segunda versión" }),
      changeCase("made", { status: "en_revision", priority: "alta" }),
      submitCase("made"),
      acknowledgeCase("made", { accepted: false }),
    ],
    request: { key: "viewer", ...made },
    expected: {
      status: 200,
      body: {
        data: [
          { ...opened, actor: expect.stringMatching(/./), occurred_at: "{made.created_at}" },
          { from: "borrador", to: "borrador", changed: ["description"] },
          { from: "borrador", to: "en_revision", changed: ["priority"] },
          { from: "en_revision", to: "enviado" },
          { from: "enviado", to: "en_revision" },
        ],
      },
    },
  },
  {
    operation: "readCaseHistory",
    promise: "a change that changes nothing, and a step that is refused, are no steps",
    before: [openCase("made"), changeCase("made", { priority: "normal" }), { ...submitCase("made"), status: 409 }],
    request: { key: "viewer", ...made },
    expected: { status: 200, body: { data: [opened] } },
  },
];

/** What becomes of a case. */
export const caseStepCases: readonly ContractCase[] = [...changes, ...endings, ...histories];
