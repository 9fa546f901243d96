import { expect } from "vitest";
import type { CaseRequest, ContractCase, Step } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";
import { timestamp } from "./shapes.ts";
import { acknowledgeCase, assess, block, changeCase, openCase, submitCase } from "./steps.ts";

const operation = "readCaseDossier";
const request: CaseRequest = { key: "viewer", path: { id: "{made.id}" } };
const victim = { victim_name: "María González Ríos", victim_email: "maria.gonzalez@correo.mx" } as const;

/** A case that was opened. */
export const readCaseDossierSample: Sample<"readCaseDossier"> = {
  operation,
  before: [openCase("made")],
  request: { ...request, body: undefined },
  status: 200,
};

const handedOver = (body: object = {}): Step[] => [
  openCase("made", { description: "Primera versión", ...victim, ...body }),
  changeCase("made", { status: "en_revision" }),
  submitCase("made", "handed"),
];

const steps = [
  { from: null, to: "borrador" },
  { from: "borrador", to: "en_revision" },
  { from: "en_revision", to: "enviado" },
];

const drafts: readonly ContractCase[] = [
  {
    operation,
    promise: "the dossier of a draft is made anew: the case as it is, the victim's e-mail address, and every step",
    before: [
      openCase("made", { description: "Primera versión", ...victim }),
      { ...request, as: "earlier" },
      changeCase("made", { description: "Segunda versión" }),
    ],
    request,
    expected: {
      status: 200,
      body: {
        generated_at: timestamp,
        frozen: false,
        organization: { id: "{sandbox.organization_id}", name: expect.stringMatching(/./) },
        case: { id: "{made.id}", reference_number: "{made.reference_number}", status: "borrador", description: "Segunda versión" },
        victim: { name: "María González Ríos", email: "maria.gonzalez@correo.mx" },
        assessment: null,
        history: [
          { from: null, to: "borrador", changed: [], occurred_at: "{made.created_at}" },
          { from: "borrador", to: "borrador", changed: ["description"] },
        ],
      },
    },
  },
  {
    operation,
    promise: "what nobody said of the victim is null",
    before: [openCase("made")],
    request,
    expected: { status: 200, body: { victim: { name: null, email: null } } },
  },
];

const frozen: readonly ContractCase[] = [
  {
    operation,
    promise: "the dossier of a case that was handed over is frozen, with the step that handed it over",
    before: handedOver(),
    request,
    expected: {
      status: 200,
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
    operation,
    promise: "it is of the moment at which the case was handed over",
    before: handedOver(),
    request,
    expected: { status: 200, example: "frozen", body: { generated_at: "{handed.submitted_at}" } },
  },
  {
    operation,
    promise: "it stays what it was although the case changes later",
    before: [
      ...handedOver(),
      { ...request, as: "handedOver" },
      changeCase("made", { priority: "urgente" }),
      acknowledgeCase("made", { accepted: true, acknowledgement_number: "CNBV-2026-1" }),
    ],
    request,
    expected: {
      status: 200,
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
    operation,
    promise: "it stays what it was while a case that came back is written anew",
    before: [...handedOver(), { ...request, as: "handedOver" }, acknowledgeCase("made", { accepted: false }), changeCase("made", { description: "Corregida" })],
    request,
    expected: {
      status: 200,
      example: "frozen",
      body: { generated_at: "{handedOver.generated_at}", frozen: true, case: { status: "enviado", description: "Primera versión" }, history: steps },
    },
  },
  {
    operation,
    promise: "a case that is handed over again has the dossier of then",
    before: [...handedOver(), acknowledgeCase("made", { accepted: false }), changeCase("made", { description: "Corregida" }), submitCase("made", "again")],
    request,
    expected: {
      status: 200,
      example: "frozen",
      body: {
        frozen: true,
        case: { status: "enviado", description: "Corregida", submitted_at: "{again.submitted_at}", acknowledgement: null },
        history: [...steps, { from: "enviado", to: "en_revision" }, { changed: ["description"] }, { from: "en_revision", to: "enviado" }],
      },
    },
  },
];

const assessments: readonly ContractCase[] = (["secret", "publishable"] as const).map((key) => ({
  operation,
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
    status: 200,
    example: "frozen",
    body: {
      case: { session_id: "{assessed.session_id}" },
      assessment: {
        session_id: "{assessed.session_id}",
        assessed_at: timestamp,
        flow: "payin",
        decision: "{assessed.decision}",
        risk_score: "{assessed.risk_score}",
        signals: expect.arrayContaining([expect.objectContaining({ code: "BLOCKLIST_BLOCK", description: expect.stringMatching(/./) })]),
        order_id: `contract-dossier-${key}`,
        payment_id: `contract-paid-${key}`,
        amount: 310.25,
        currency: "MXN",
      },
    },
  },
}));

/** Dossiers: of a draft, frozen, with the assessment. */
export const dossierCases: readonly ContractCase[] = [...drafts, ...frozen, ...assessments];
