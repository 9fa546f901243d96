import { expect } from "vitest";
import type { ContractCase, Step } from "../src/case.ts";
import { payin } from "./assess-payin.ts";
import { anId, inDays, madeEntry } from "./shapes.ts";
import { assess, makeSubmerchant, makeSubmerchantKey, reportFraud, tell } from "./steps.ts";

const loss = { amount: 48500.5, currency: "MXN" } as const;
const address = (name: string) => `contract.${name}@frauds.example`;
const assessed = (name: string, body: object = {}): Step => assess("assessed", { email: address(name) }, body);
const ofAssessed = (body: object = {}): Step => reportFraud("report", { session_id: "{assessed.session_id}", ...body });

const path = { id: "{report.case.id}" };

const cases: readonly ContractCase[] = [
  {
    operation: "readCase",
    promise: "the case of a report has what the assessment tells: its amount, and who it is for",
    before: [assessed("told", { amount: 310.25 }), ofAssessed({ jurisdiction: "PE" })],
    request: { key: "viewer", path },
    expected: {
      status: 200,
      body: {
        id: "{report.case.id}",
        reference_number: "{report.case.reference_number}",
        status: "borrador",
        priority: "alta",
        incident_type: "phishing",
        incident_date: inDays(0),
        amount: 310.25,
        currency: "MXN",
        jurisdiction: "PE",
        regulator: "SBS",
        session_id: "{assessed.session_id}",
        description: null,
        victim_name: null,
      },
    },
  },
  {
    operation: "readCase",
    promise: "what a report says itself goes before what the assessment tells",
    before: [
      assessed("said"),
      ofAssessed({
        amount: 20,
        currency: "USD",
        incident_date: "2026-01-02",
        priority: "urgente",
        description: "El titular no reconoce la compra.",
        victim_name: "Luis Pérez",
        victim_email: "luis@ejemplo.mx",
      }),
    ],
    request: { key: "viewer", path },
    expected: {
      status: 200,
      body: {
        amount: 20,
        currency: "USD",
        incident_date: "2026-01-02",
        priority: "urgente",
        description: "El titular no reconoce la compra.",
        victim_name: "Luis Pérez",
      },
    },
  },
  {
    operation: "readCase",
    promise: "the latest assessment of an order that is reported is meant",
    before: [
      assess("earlier", { email: address("attempt-1") }, { order_id: "contract-attempted", amount: 10 }),
      assessed("attempt-2", { order_id: "contract-attempted", amount: 20 }),
      reportFraud("report", { order_id: "contract-attempted" }),
    ],
    request: { key: "viewer", path },
    expected: { status: 200, body: { session_id: "{assessed.session_id}", amount: 20 } },
  },
  {
    operation: "readCaseHistory",
    promise: "a case that was reported begins with the key that reported it",
    before: [assessed("history"), ofAssessed()],
    request: { key: "viewer", path },
    expected: { status: 200, body: { data: [{ from: null, to: "borrador", actor: anId, changed: [] }] } },
  },
  {
    operation: "readCaseDossier",
    promise: "the dossier of a report has the assessment and the victim's e-mail address",
    before: [assessed("dossier"), ofAssessed({ victim_name: "Ana Ruiz", victim_email: "ana@ejemplo.mx" })],
    request: { key: "viewer", path },
    expected: {
      status: 200,
      body: { frozen: false, victim: { name: "Ana Ruiz", email: "ana@ejemplo.mx" }, assessment: { session_id: "{assessed.session_id}" } },
    },
  },
  {
    operation: "listCases",
    promise: "a report that was refused leaves no case, and one that was repeated leaves one",
    before: [
      reportFraud("refused", { order_id: "contract-once", incident_date: "2003-03-03" }),
      reportFraud("report", { order_id: "contract-once", incident_date: "2003-03-03", ...loss }),
      reportFraud("repeated", { order_id: "contract-once", incident_date: "2003-03-03", ...loss }),
    ].map((step, index) => (index === 0 ? { ...step, status: 400 } : step)),
    request: { key: "viewer", query: { from: "2003-03-03", to: "2003-03-03" } },
    expected: { status: 200, body: { data: [{ id: "{report.case.id}" }], next_cursor: null } },
  },
];

const entries: readonly ContractCase[] = [
  {
    operation: "listBlocklistEntries",
    promise: "what a report blocked is on the list, with its origin and its end",
    before: [assessed("listed"), ofAssessed()],
    request: { key: "viewer", query: { search: address("listed"), source: "fraud_report" } },
    expected: {
      status: 200,
      body: {
        data: {
          entries: [{ ...madeEntry("email", address("listed")), id: "{report.blocklist_entries.0.id}", flow_scope: "all", is_active: true }],
          total: 1,
        },
      },
    },
  },
  {
    operation: "assessPayin",
    promise: "after a report the payer's next pay-in is declined, in whatever spelling",
    before: [assessed("declined"), ofAssessed()],
    request: payin({ amount: 1249.9, currency: "MXN", payer: { email: "Contract.DECLINED+2@Frauds.example" } }),
    expected: { status: 200, body: { decision: "decline", blocked_by: "blocklist:email" } },
  },
  {
    operation: "assessPayin",
    promise: "after a report a pay-in with its indicator is declined",
    before: [reportFraud("report", { indicators: [{ list_type: "device_fingerprint", value: "contract-fraud-device" }], ...loss })],
    request: payin({ amount: 1249.9, currency: "MXN", device: { fingerprint: "contract-fraud-device" } }),
    expected: { status: 200, body: { decision: "decline", blocked_by: "blocklist:device_fingerprint" } },
  },
  ...(
    [
      ["ip_address", "192.0.2.72", { device: { ip_address: "192.0.2.72" } }],
      ["card_bin", "991133", { payment_method: { type: "card", card: { bin: "991133" } } }],
      ["country", "NR", { payer: { country: "NR" } }],
    ] as const
  ).map(
    ([list_type, value, body]): ContractCase => ({
      operation: "assessPayin",
      promise: `after a report a pay-in with its ${list_type}, which many share, is flagged and approved`,
      before: [reportFraud("report", { indicators: [{ list_type, value }], ...loss })],
      request: payin({ amount: 1249.9, currency: "MXN", ...body }),
      expected: { status: 200, body: { decision: "approve", signals: expect.arrayContaining(["BLOCKLIST_FLAG"]) } },
    }),
  ),
  {
    operation: "assessPayin",
    promise: "after a false alarm a payer who had been reported is approved again",
    before: [assessed("cleared"), ofAssessed(), tell("assessed", "false_positive")],
    request: payin({ amount: 1249.9, currency: "MXN", payer: { email: address("cleared") } }),
    expected: { status: 200, body: { decision: "approve", signals: ["PAYER_TRUSTED"] } },
  },
  {
    operation: "reportOutcome",
    promise: "a false alarm takes back what a report of this session had caused, and names its case",
    before: [assessed("taken-back"), ofAssessed()],
    request: { key: "secret", body: { session_id: "{assessed.session_id}", outcome: "false_positive" } },
    expected: {
      status: 200,
      body: {
        feedback: {
          released_entries: ["{report.blocklist_entries.0}"],
          payer_counters: { disputes: 0, last_confirmed_fraud_at: null },
          still_blocking: [],
          case_id: "{report.case.id}",
        },
      },
    },
  },
  {
    operation: "reportFraud",
    promise: "a submerchant is not answered with what its neighbour reported of an order of the same number",
    before: [
      ...["shop", "neighbour"].flatMap((of) => [makeSubmerchant(of), makeSubmerchantKey(`key-of-${of}`, of, { permissions: ["assess", "fraud:report"] })]),
      { ...reportFraud("first", { order_id: "contract-order-1", ...loss }), key: "{key-of-shop.key}" },
    ],
    request: { key: "{key-of-neighbour.key}", body: { incident_type: "phishing", jurisdiction: "MX", order_id: "contract-order-1", ...loss } },
    expected: { status: 201, body: { idempotent_replay: false } },
  },
];

/** What reports leave: cases and entries. */
export const fraudReportEffectCases: readonly ContractCase[] = [...cases, ...entries];
