import { refusing } from "../shared/refusal.ts";
import { assess } from "../shared/steps.ts";
import type { CaseRequest, OwnCases, TestCase } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "ingestProviderEvent";

/** The least that an event takes; it is linked to nothing. Sent again, it is a duplicate. */
export const sample = {
  operation: "ingestProviderEvent",
  request: { key: "ingest", body: { event_type: "captured", external_id: "contract-sample" } },
  status: 202,
} as const satisfies Sample<"ingestProviderEvent">;

const assessed = (name: string) => assess("assessed", { email: `contract@${name}-ingest.example` }, { order_id: `contract-${name}` });
const event = (body: object): CaseRequest => ({ key: "ingest", body: { event_type: "captured", provider: "adyen", ...body } });
const { body } = sample.request;
const refused = refusing({ key: "ingest" });

const STRICTER = "Prism refuses what the service reads or leaves out";

/** A value that decides nothing is left out and named. */
const unreadable = (value: string, more: object, path: string): TestCase<202> => ({
  promise: `${value} is left out and named`,
  request: { key: "ingest", body: { ...body, external_id: `contract-unreadable-${path}`, ...more } },
  expected: { body: { duplicate: false, field_warnings: [{ path, reason: "unreadable" }] } },
  except: { mock: STRICTER, proxy: STRICTER },
});

/** Its own cases, by expected status. */
export const cases: OwnCases<"ingestProviderEvent"> = {
  /** Events of providers, and what becomes of them. */
  202: [
    unreadable("an amount finer than its currency", { amount: 10.001, currency: "MXN" }, "amount"),
    unreadable("a currency that does not exist", { currency: "XXQ" }, "currency"),
    unreadable("a session that is not a UUID", { session_id: "no-such-id" }, "session_id"),
    unreadable("a time that cannot be read", { occurred_at: "yesterday" }, "occurred_at"),
    {
      promise: "the documented example adyen-chargeback is applied to the assessment of its order",
      before: [assess("assessed", { email: "contract@adyen.example" }, { order_id: "ORD-2026-000640" })],
      request: { key: "ingest", body: requestExample(operation, "adyen-chargeback") },
      expected: {
        example: "adyen-chargeback",
        body: { status: "applied", kind: "chargeback_lost", duplicate: false, session_id: "{assessed.session_id}", outcome_applied: true },
      },
    },
    {
      promise: "the same event again is a duplicate, with the original result",
      before: [assessed("again"), { ...event({ external_id: "contract-again", order_id: "contract-again" }), as: "first" }],
      request: event({ external_id: "contract-again", order_id: "contract-again" }),
      expected: {
        body: { event_id: "{first.event_id}", status: "applied", duplicate: true, session_id: "{assessed.session_id}", outcome_applied: true },
      },
    },
    {
      promise: "an event that leaves it open how it ends is linked, and changes nothing",
      before: [assessed("open")],
      request: event({ external_id: "contract-open", event_type: "CHARGEBACK", session_id: "{assessed.session_id}" }),
      expected: { body: { status: "linked", kind: "chargeback_opened", session_id: "{assessed.session_id}", outcome_applied: false } },
    },
    {
      promise: "the documented example assessed: with assess_on_events, the event of a payment without an assessment triggers one",
      before: [{ as: "made", operation: "createKey", key: "admin", body: { type: "ingest", name: "Assessing events", assess_on_events: true } }],
      request: { key: "{made.key}", body: requestExample(operation, "assessed") },
      expected: {
        example: "assessed",
        body: { status: "linked", duplicate: false, assessment_status: "assessed", assessment: { decision: "approve" } },
      },
    },
    {
      promise: "a payment that was assessed is not assessed again by its event",
      before: [
        { as: "made", operation: "createKey", key: "admin", body: { type: "ingest", name: "Assessing events", assess_on_events: true } },
        assessed("once"),
      ],
      request: { key: "{made.key}", body: { event_type: "captured", external_id: "contract-once", order_id: "contract-once", amount: 10, currency: "MXN" } },
      expected: { body: { session_id: "{assessed.session_id}", assessment_status: "not_triggered", assessment: null } },
    },
    {
      promise: "a payment without an amount is stored, and not assessed",
      before: [{ as: "made", operation: "createKey", key: "admin", body: { type: "ingest", name: "Assessing events", assess_on_events: true } }],
      request: { key: "{made.key}", body: { event_type: "captured", external_id: "contract-amount" } },
      expected: { body: { status: "recorded", assessment_status: "insufficient_data", assessment: null } },
    },
    {
      promise: "an event without a matching assessment is stored",
      request: event({ external_id: "contract-stored", order_id: "contract-nobodys" }),
      expected: { body: { status: "recorded", kind: "captured", duplicate: false, session_id: null, outcome_applied: false } },
    },
    {
      promise: "an unknown type is stored unchanged, with unknown fields",
      request: event({ external_id: "contract-unknown", event_type: "REPORT_AVAILABLE", colour: "red" }),
      expected: { body: { status: "recorded", kind: null } },
    },
    {
      promise: "the provider's words are understood, however it is spelled",
      request: event({ external_id: "contract-spelled", event_type: "payment.charged_back", provider: "Mercado Pago" }),
      expected: { body: { kind: "chargeback_opened" } },
    },
    {
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
      expected: { body: { status: "applied", kind: "chargeback_lost", session_id: "{assessed.session_id}" } },
    },
    {
      promise: "an assessment of another organization is not found, and the event is stored",
      before: [{ ...assess("assessed", {}), key: "pspSecret" }],
      request: event({ external_id: "contract-foreign", session_id: "{assessed.session_id}" }),
      expected: { body: { status: "recorded", session_id: null } },
    },
  ],
  /** Events that are none. */
  400: [
    refused("what is required is named", {}, "event_type", "external_id"),
    refused("a card number is refused, wherever it stands", { ...body, metadata: { note: "4111 1111 1111 1111" } }, "metadata.note"),
  ],
};
