import { answered } from "../../of-every-operation/answered.ts";
import { into } from "../../shared/case-way.ts";
import { timestamp } from "../../shared/shapes.ts";
import type { ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { sample } from "./sample.ts";

const operation = "acknowledgeCase";

/** The regulator's answers. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the documented example accepted resolves the case",
    before: into.enviado,
    request: { key: "analyst", path: { id: "{made.id}" }, body: requestExample(operation, "accepted") },
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
    operation,
    promise: "a case that was not taken goes back into review, with the regulator's words",
    before: into.enviado,
    request: { key: "analyst", path: { id: "{made.id}" }, body: { accepted: false, reason: "Falta la denuncia" } },
    expected: {
      status: 200,
      body: { status: "en_revision", acknowledgement: { accepted: false, acknowledgement_number: null, reason: "Falta la denuncia", received_at: timestamp } },
    },
  },
];
