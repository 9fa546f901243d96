import { expect } from "vitest";
import { answered } from "../../of-every-operation/answered.ts";
import { assess, block } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "explainAssessment";
const tor = (as: string) => assess(as, { email: "contract.explained@mailinator.com" }, { device: { is_tor: true } });

/** Explanations, in both languages. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the points of the signals are the score, and the nearest change is told",
    before: [tor("assessed")],
    request: sample.request,
    expected: {
      status: 200,
      body: {
        session_id: "{assessed.session_id}",
        risk_score: 67,
        decided_by: "score",
        entry_id: null,
        signals: [
          { code: "IP_TOR", weight: 45, strength: 1, contribution: 45 },
          { code: "EMAIL_DISPOSABLE", weight: 40, strength: 1, contribution: 22, observed: "mailinator.com" },
        ],
        nearest_change: { decision: "challenge", risk_score: 45, without: ["EMAIL_DISPOSABLE"], distance: 12 },
      },
    },
  },
  {
    operation,
    promise: "texts come in Spanish, for whoever asks",
    before: [tor("assessed")],
    request: { ...sample.request, query: { language: "es" } },
    expected: {
      status: 200,
      body: {
        language: "es",
        signals: [{ description: "La conexión llega por la red Tor." }, { description: "El correo electrónico es desechable." }],
        nearest_change: { text: "Sin EMAIL_DISPOSABLE, la puntuación habría sido de 45, es decir, una verificación adicional." },
        summary: expect.stringContaining("El motivo principal: la conexión llega por la red Tor."),
      },
    },
  },
  {
    operation,
    promise: "the list entry that blocked it is named",
    before: [block("entry", "customer_id", "contract-explained"), assess("assessed", { customer_id: "contract-explained" })],
    request: sample.request,
    expected: {
      status: 200,
      body: {
        decision: "decline",
        decided_by: "blocklist_entry",
        entry_id: "{entry.id}",
        nearest_change: { decision: "approve", without: ["BLOCKLIST_BLOCK"], distance: null },
      },
    },
  },
];
