import { expect } from "vitest";
import type { CaseRequest, ContractCase, Expectation } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";
import { numbered } from "./cases.ts";
import { anId, madeEntry } from "./shapes.ts";
import { assess, reportFraud } from "./steps.ts";

const operation = "reportFraud";

const ofSession = { session_id: "{assessed.session_id}", incident_type: "phishing", jurisdiction: "MX" } as const;

/** A fraud that an assessment had seen. */
export const reportFraudSample: Sample<"reportFraud", typeof ofSession> = {
  operation,
  before: [assess("assessed", {})],
  request: { key: "secret", body: ofSession },
  status: 201,
};

/** A fraud; what it is about comes with `body`. */
const fraud = (body: object): CaseRequest => ({ key: "secret", body: { incident_type: "phishing", jurisdiction: "MX", ...body } });

const loss = { amount: 48500.5, currency: "MXN" } as const;
const known = (name: string) => ({ email: `${name}@reports.example` });
const blockedAddress = (name: string) => madeEntry("email", `${name}@reports.example`);

/** A report, with its entries. */
const reported = (blocklist_entries: readonly object[], country = "MX"): Expectation => ({
  status: 201,
  body: {
    report_id: anId,
    case: { id: anId, reference_number: numbered("FRD", country), status: "borrador" },
    blocklist_entries,
    network_signals: 0,
    idempotent_replay: false,
  },
});

const replayed = (): Expectation => ({
  status: 201,
  body: {
    report_id: "{first.report_id}",
    case: "{first.case}",
    blocklist_entries: "{first.blocklist_entries}",
    network_signals: 0,
    idempotent_replay: true,
  },
});

const subjects: readonly ContractCase[] = [
  {
    operation,
    promise: "the documented example stolen-identity opens a case, and blocks its indicator",
    request: { key: "secret", body: requestExample(operation, "stolen-identity") },
    expected: {
      ...reported([]),
      example: "stolen-identity",
      body: {
        ...reported([]).body,
        blocklist_entries: expect.arrayContaining([expect.objectContaining(madeEntry("phone", "+525512345678"))]),
      },
    },
  },
  {
    operation,
    promise: "an assessment is reported: its payer is blocked for 180 days",
    before: [assess("assessed", known("session"))],
    request: fraud({ session_id: "{assessed.session_id}" }),
    expected: reported([blockedAddress("session")]),
  },
  {
    operation,
    promise: "an order is reported: the payer of its assessment is blocked",
    before: [assess("assessed", known("order"), { order_id: "contract-report-order" })],
    request: fraud({ order_id: "contract-report-order", jurisdiction: "CL" }),
    expected: reported([blockedAddress("order")], "CL"),
  },
  {
    operation,
    promise: "a payment is reported: the payer of its assessment is blocked",
    before: [assess("assessed", known("payment"), { payment_id: "contract-report-payment" })],
    request: fraud({ payment_id: "contract-report-payment" }),
    expected: reported([blockedAddress("payment")]),
  },
  {
    operation,
    promise: "an order that was never assessed is reported with its amount",
    request: fraud({ order_id: "contract-report-unassessed", ...loss }),
    expected: reported([]),
  },
  {
    operation,
    promise: "indicators alone are reported with the amount, in any spelling",
    request: fraud({ indicators: [{ list_type: "email", value: "Contract.Indicator+1@Reports.example" }], ...loss }),
    expected: reported([blockedAddress("contract.indicator")]),
  },
  {
    operation,
    promise: "indicators are blocked beside the payer of the assessment",
    before: [assess("assessed", known("both"))],
    request: fraud({ session_id: "{assessed.session_id}", indicators: [{ list_type: "iban", value: "GB82 WEST 1234 5698 7654 32" }] }),
    expected: {
      ...reported([]),
      body: {
        ...reported([]).body,
        blocklist_entries: expect.arrayContaining(
          [blockedAddress("both"), madeEntry("iban", "GB82WEST12345698765432")].map((entry) => expect.objectContaining(entry)),
        ),
      },
    },
  },
  {
    operation,
    promise: "a value that is named twice, in two spellings, is one entry",
    request: fraud({
      indicators: ["contract-twice@reports.example", "CONTRACT-TWICE@reports.example"].map((value) => ({ list_type: "email", value })),
      ...loss,
    }),
    expected: reported([blockedAddress("contract-twice")]),
  },
  ...(
    [
      ["ip_address", "192.0.2.71", "192.0.2.71"],
      ["card_bin", "9911 22", "991122"],
      ["country", "ki", "KI"],
    ] as const
  ).map(
    ([list_type, value, normalised]): ContractCase => ({
      operation,
      promise: `an indicator of the kind ${list_type}, which many share, flags and does not block`,
      request: fraud({ indicators: [{ list_type, value }], ...loss }),
      expected: reported([madeEntry(list_type, normalised, "flag")]),
    }),
  ),
];

const again: readonly ContractCase[] = [
  {
    operation,
    promise: "the same assessment again is a replay, whatever else is said of it",
    before: [assess("assessed", known("again")), reportFraud("first", { session_id: "{assessed.session_id}" })],
    request: fraud({ session_id: "{assessed.session_id}", incident_type: "otro", description: "Otra vez", ...loss }),
    expected: replayed(),
  },
  {
    operation,
    promise: "an assessment that was reported by its order is a replay",
    before: [assess("assessed", known("again-order"), { order_id: "contract-again-order" }), reportFraud("first", { order_id: "contract-again-order" })],
    request: fraud({ session_id: "{assessed.session_id}" }),
    expected: replayed(),
  },
  {
    operation,
    promise: "the same payment again is a replay",
    before: [assess("assessed", known("again-pay"), { payment_id: "contract-again-pay" }), reportFraud("first", { payment_id: "contract-again-pay" })],
    request: fraud({ payment_id: "contract-again-pay" }),
    expected: replayed(),
  },
  {
    operation,
    promise: "the same order again is a replay where it was never assessed",
    before: [reportFraud("first", { order_id: "contract-again-unassessed", ...loss })],
    request: fraud({ order_id: "contract-again-unassessed", ...loss }),
    expected: replayed(),
  },
  {
    operation,
    promise: "the same order again is a replay although it was tried once more in between",
    before: [
      assess("assessed", known("retried"), { order_id: "contract-retried" }),
      reportFraud("first", { order_id: "contract-retried" }),
      assess("later", known("retried"), { order_id: "contract-retried", amount: 20 }),
    ],
    request: fraud({ order_id: "contract-retried" }),
    expected: replayed(),
  },
  {
    operation,
    promise: "the same indicators again, in another spelling and order, are a replay",
    before: [
      reportFraud("first", {
        indicators: [
          { list_type: "email", value: "contract-spelled@reports.example" },
          { list_type: "customer_id", value: "contract-spelled" },
        ],
        ...loss,
      }),
    ],
    request: fraud({
      indicators: [
        { list_type: "customer_id", value: "contract-spelled" },
        { list_type: "email", value: "Contract-Spelled+x@Reports.example" },
      ],
      ...loss,
    }),
    expected: replayed(),
  },
];

/** Frauds: reported, and reported again. */
export const fraudReportCases: readonly ContractCase[] = [...subjects, ...again];
