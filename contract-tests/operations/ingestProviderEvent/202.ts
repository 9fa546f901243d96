import { answered } from "../../of-every-operation/answered.ts";
import { assess } from "../../shared/steps.ts";
import type { CaseRequest, ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { sample } from "./sample.ts";

const operation = "ingestProviderEvent";
const assessed = (name: string) => assess("assessed", { email: `contract@${name}-ingest.example` }, { order_id: `contract-${name}` });
const event = (body: object): CaseRequest => ({ key: "ingest", body: { event_type: "captured", provider: "adyen", ...body } });

/** Events of providers, and what becomes of them. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the documented example adyen-chargeback is applied to the assessment of its order",
    before: [assess("assessed", { email: "contract@adyen.example" }, { order_id: "ORD-2026-000640" })],
    request: { key: "ingest", body: requestExample(operation, "adyen-chargeback") },
    expected: {
      status: 202,
      example: "adyen-chargeback",
      body: { status: "applied", kind: "chargeback_lost", duplicate: false, session_id: "{assessed.session_id}", outcome_applied: true },
    },
  },
  {
    operation,
    promise: "the same event again is a duplicate, told what became of it then",
    before: [assessed("again"), { ...event({ external_id: "contract-again", order_id: "contract-again" }), as: "first" }],
    request: event({ external_id: "contract-again", order_id: "contract-again" }),
    expected: {
      status: 202,
      body: { event_id: "{first.event_id}", status: "applied", duplicate: true, session_id: "{assessed.session_id}", outcome_applied: true },
    },
  },
  {
    operation,
    promise: "an event that leaves it open how it ends is linked, and changes nothing",
    before: [assessed("open")],
    request: event({ external_id: "contract-open", event_type: "CHARGEBACK", session_id: "{assessed.session_id}" }),
    expected: { status: 202, body: { status: "linked", kind: "chargeback_opened", session_id: "{assessed.session_id}", outcome_applied: false } },
  },
  {
    operation,
    promise: "the documented example assessed: with assess_on_events, the event of a payment without an assessment triggers one",
    before: [{ as: "made", operation: "createKey", key: "admin", body: { type: "ingest", name: "Assessing events", assess_on_events: true } }],
    request: { key: "{made.key}", body: requestExample(operation, "assessed") },
    expected: {
      status: 202,
      example: "assessed",
      body: { status: "linked", duplicate: false, assessment_status: "assessed", assessment: { decision: "approve" } },
    },
  },
  {
    operation,
    promise: "a payment that was assessed is not assessed again by its event",
    before: [
      { as: "made", operation: "createKey", key: "admin", body: { type: "ingest", name: "Assessing events", assess_on_events: true } },
      assessed("once"),
    ],
    request: { key: "{made.key}", body: { event_type: "captured", external_id: "contract-once", order_id: "contract-once", amount: 10, currency: "MXN" } },
    expected: { status: 202, body: { session_id: "{assessed.session_id}", assessment_status: "not_triggered", assessment: null } },
  },
  {
    operation,
    promise: "a payment without an amount is kept, and not assessed",
    before: [{ as: "made", operation: "createKey", key: "admin", body: { type: "ingest", name: "Assessing events", assess_on_events: true } }],
    request: { key: "{made.key}", body: { event_type: "captured", external_id: "contract-amount" } },
    expected: { status: 202, body: { status: "recorded", assessment_status: "insufficient_data", assessment: null } },
  },
  {
    operation,
    promise: "an event that fits no assessment is kept",
    request: event({ external_id: "contract-kept", order_id: "contract-nobodys" }),
    expected: { status: 202, body: { status: "recorded", kind: "captured", duplicate: false, session_id: null, outcome_applied: false } },
  },
  {
    operation,
    promise: "a kind that is not known is kept as it came, fields that are not listed as well",
    request: event({ external_id: "contract-unknown", event_type: "REPORT_AVAILABLE", colour: "red" }),
    expected: { status: 202, body: { status: "recorded", kind: null } },
  },
  {
    operation,
    promise: "the provider's words are understood, however it is spelled",
    request: event({ external_id: "contract-spelled", event_type: "payment.charged_back", provider: "Mercado Pago" }),
    expected: { status: 202, body: { kind: "chargeback_opened" } },
  },
  {
    operation,
    promise: "metadata names the provider, the payment and the outcome's reason",
    before: [assess("assessed", { email: "contract@metadata.example" }, { payment_id: "contract-metadata-payment" })],
    request: {
      key: "ingest",
      body: {
        event_type: "SECOND_CHARGEBACK",
        external_id: "contract-metadata",
        metadata: { provider: "adyen", payment_id: "contract-metadata-payment", reason: "10.4" },
      },
    },
    expected: { status: 202, body: { status: "applied", kind: "chargeback_lost", session_id: "{assessed.session_id}" } },
  },
  {
    operation,
    promise: "an assessment of another organization is not found, and the event kept",
    before: [{ ...assess("assessed", {}), key: "pspSecret" }],
    request: event({ external_id: "contract-foreign", session_id: "{assessed.session_id}" }),
    expected: { status: 202, body: { status: "recorded", session_id: null } },
  },
];
