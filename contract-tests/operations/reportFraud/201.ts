import { expect } from "vitest";
import { answered } from "../../of-every-operation/answered.ts";
import { anId, madeEntry, numbered } from "../../shared/shapes.ts";
import { assess, loss } from "../../shared/steps.ts";
import type { ContractCase, Expectation } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { cases as replays } from "./201-replays.ts";
import { fraud, known, sample } from "./sample.ts";

const operation = "reportFraud";

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

const blockedAddress = (name: string) => madeEntry("email", `${name}@reports.example`);

/** Frauds that are reported. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the documented example stolen-identity opens a case, and blocks its indicator",
    request: { key: "secret", body: requestExample(operation, "stolen-identity") },
    expected: {
      ...reported([]),
      example: "stolen-identity",
      body: {
        ...reported([]).body,
        blocklist_entries: expect.arrayContaining([expect.objectContaining(madeEntry("phone", "+525548219034"))]),
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
  ...replays,
];
