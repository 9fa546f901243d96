import { answered } from "../../of-every-operation/answered.ts";
import { into } from "../../shared/case-way.ts";
import { timestamp } from "../../shared/shapes.ts";
import { acknowledgeCase } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "submitCase";

/** Cases that are handed over. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "a case in review is handed over, and says since when",
    before: into.en_revision,
    request: { key: "analyst", path: { id: "{made.id}" } },
    expected: { status: 200, body: { id: "{made.id}", status: "enviado", submitted_at: timestamp, acknowledgement: null } },
  },
  {
    operation,
    promise: "a case that came back is handed over again",
    before: [...into.enviado, acknowledgeCase("made", { accepted: false, reason: "Falta la denuncia" })],
    request: { key: "analyst", path: { id: "{made.id}" } },
    expected: { status: 200, body: { status: "enviado", submitted_at: timestamp } },
  },
];
