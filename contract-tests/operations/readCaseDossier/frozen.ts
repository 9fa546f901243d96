import { expect } from "vitest";
import { timestamp } from "../../shared/shapes.ts";
import { acknowledgeCase, assess, block, changeCase, openCase, submitCase } from "../../shared/steps.ts";
import type { Step, TestCase } from "../../src/case.ts";

const handedOver = (body: object = {}): Step[] => [
  openCase("made", { description: "Primera versión", victim_name: "María González Ríos", victim_email: "maria.gonzalez@correo.mx", ...body }),
  changeCase("made", { status: "en_revision" }),
  submitCase("made", "handed"),
];

/** The dossier of the case that the step `made` opened. */
const request = { key: "viewer", path: { id: "{made.id}" } } as const;

const steps = [
  { from: null, to: "borrador" },
  { from: "borrador", to: "en_revision" },
  { from: "en_revision", to: "enviado" },
];

/** Dossiers of submitted cases. */
export const frozen: readonly TestCase<200>[] = [
  {
    promise: "the dossier of a submitted case is frozen, including the submission in its history",
    before: handedOver(),
    request,
    expected: {
      example: "frozen",
      body: {
        frozen: true,
        case: { id: "{made.id}", status: "enviado", submitted_at: "{handed.submitted_at}" },
        victim: { name: "María González Ríos", email: "maria.gonzalez@correo.mx" },
        history: steps,
      },
    },
  },
  {
    promise: "it is as of the time of submission",
    before: handedOver(),
    request,
    expected: { example: "frozen", body: { generated_at: "{handed.submitted_at}" } },
  },
  {
    promise: "it stays what it was although the case changes later",
    before: [
      ...handedOver(),
      { ...request, as: "handedOver" },
      changeCase("made", { priority: "urgente" }),
      acknowledgeCase("made", { accepted: true, acknowledgement_number: "CNBV-2026-1" }),
    ],
    request,
    expected: {
      example: "frozen",
      body: {
        generated_at: "{handedOver.generated_at}",
        frozen: true,
        case: { status: "enviado", priority: "normal", acknowledgement: null },
        history: steps,
      },
    },
  },
  {
    promise: "it stays what it was while a case that came back is written anew",
    before: [...handedOver(), { ...request, as: "handedOver" }, acknowledgeCase("made", { accepted: false }), changeCase("made", { description: "Corregida" })],
    request,
    expected: {
      example: "frozen",
      body: { generated_at: "{handedOver.generated_at}", frozen: true, case: { status: "enviado", description: "Primera versión" }, history: steps },
    },
  },
  {
    promise: "a case that is submitted again has the dossier of the second submission",
    before: [...handedOver(), acknowledgeCase("made", { accepted: false }), changeCase("made", { description: "Corregida" }), submitCase("made", "again")],
    request,
    expected: {
      example: "frozen",
      body: {
        frozen: true,
        case: { status: "enviado", description: "Corregida", submitted_at: "{again.submitted_at}", acknowledgement: null },
        history: [...steps, { from: "enviado", to: "en_revision" }, { changed: ["description"] }, { from: "en_revision", to: "enviado" }],
      },
    },
  },
  ...(["secret", "publishable"] as const).map(
    (key): TestCase<200> => ({
      promise: `the assessment of a ${key} key is in it with its reasons`,
      before: [
        block("entry", "customer_id", `contract-dossier-${key}`),
        {
          ...assess(
            "assessed",
            { customer_id: `contract-dossier-${key}` },
            { amount: 310.25, order_id: `contract-dossier-${key}`, payment_id: `contract-paid-${key}` },
          ),
          key,
        },
        ...handedOver({ session_id: "{assessed.session_id}" }),
      ],
      request,
      expected: {
        example: "frozen",
        body: {
          case: { session_id: "{assessed.session_id}" },
          assessment: {
            session_id: "{assessed.session_id}",
            assessed_at: timestamp,
            flow: "payin",
            decision: "{assessed.decision}",
            // a page sees a band of the score, the regulator the score itself
            risk_score: key === "secret" ? "{assessed.risk_score}" : expect.any(Number),
            signals: expect.arrayContaining([expect.objectContaining({ code: "BLOCKLIST_BLOCK", description: expect.stringMatching(/./) })]),
            order_id: `contract-dossier-${key}`,
            payment_id: `contract-paid-${key}`,
            amount: 310.25,
            currency: "MXN",
          },
        },
      },
    }),
  ),
];
