import { expect } from "vitest";
import { invalid } from "../shared/refusal.ts";
import { assess, block } from "../shared/steps.ts";
import { ofNoOther } from "../shared/submerchant-sessions.ts";
import type { OwnCases } from "../src/case.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

/** A pay-in that is explained. */
export const sample: Sample<"explainAssessment"> = {
  operation: "explainAssessment",
  before: [assess("assessed", {})],
  request: { key: "viewer", path: { session_id: "{assessed.session_id}" }, body: undefined },
  status: 200,
};

const tor = (as: string) => assess(as, { email: "contract.explained@mailinator.com" }, { device: { is_tor: true } });

/** Its own cases, by expected status. */
export const cases: OwnCases<"explainAssessment"> = {
  /** Explanations, in every language. */
  200: [
    {
      promise: "the points of the signals add up to the score, with the nearest change",
      before: [tor("assessed")],
      request: sample.request,
      expected: {
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
      promise: "texts are in Spanish on request",
      before: [tor("assessed")],
      request: { ...sample.request, query: { language: "es" } },
      expected: {
        body: {
          language: "es",
          signals: [{ description: "La conexión llega por la red Tor." }, { description: "El correo electrónico es desechable." }],
          nearest_change: { text: "Sin EMAIL_DISPOSABLE, el puntaje habría sido de 45, es decir, una verificación adicional." },
          summary: expect.stringContaining("El motivo principal: la conexión llega por la red Tor."),
        },
      },
    },
    {
      promise: "texts are in Portuguese on request",
      before: [tor("assessed")],
      request: { ...sample.request, query: { language: "pt" } },
      expected: {
        body: {
          language: "pt",
          nearest_change: { text: "Sem EMAIL_DISPOSABLE, a pontuação teria sido de 45, ou seja, uma verificação adicional." },
          summary: expect.stringContaining("O motivo principal: "),
        },
      },
    },
    {
      promise: "the list entry that blocked it is named",
      before: [block("entry", "customer_id", "contract-explained"), assess("assessed", { customer_id: "contract-explained" })],
      request: sample.request,
      expected: {
        body: {
          decision: "decline",
          decided_by: "blocklist_entry",
          entry_id: "{entry.id}",
          nearest_change: { decision: "approve", without: ["BLOCKLIST_BLOCK"], distance: null },
        },
      },
    },
  ],
  /** What is no language. */
  400: [
    invalid("a language that is not spoken here is refused by name", { key: "viewer", path: { session_id: exampleId }, query: { language: "fr" } }, [
      "query.language",
    ]),
  ],
  /** Assessments that the caller does not have. */
  404: [...ofNoOther(sample)],
};
