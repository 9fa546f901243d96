import { expect } from "vitest";
import { invalid, missing, refusing } from "../shared/refusal.ts";
import { anId, madeEntry, numbered } from "../shared/shapes.ts";
import { assess, loss, phishing } from "../shared/steps.ts";
import type { Expectation, OwnCases, TestCase } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";
import { replays } from "./reportFraud/replays.ts";
import { fraud, known } from "./reportFraud/requests.ts";

const operation = "reportFraud";

/** A fraud that an assessment had seen. */
export const sample = {
  operation: "reportFraud",
  before: [assess("assessed", {})],
  request: { key: "secret", body: { session_id: "{assessed.session_id}", ...phishing } },
  status: 201,
} as const satisfies Sample<"reportFraud">;

/** A report, with its entries. */
const reported = (blocklist_entries: readonly object[], country = "MX"): Expectation<201> => ({
  body: {
    report_id: anId,
    case: { id: anId, reference_number: numbered("FRD", country), status: "borrador" },
    blocklist_entries,
    network_signals: 0,
    idempotent_replay: false,
  },
});

const blockedAddress = (name: string) => madeEntry("email", `${name}@reports.example`);
const refused = refusing({ key: "secret" });
const nothing = { ...phishing, ...loss };
const withoutLoss = { ...phishing, order_id: "contract-refused" };
const anOrder = { ...withoutLoss, ...loss };
const indicator = (list_type: string, value: string) => ({ list_type, value });

/** Its own cases, by expected status. */
export const cases: OwnCases<"reportFraud"> = {
  /** Frauds that are reported. */
  201: [
    {
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
      promise: "an assessment is reported: its payer is blocked for 180 days",
      before: [assess("assessed", known("session"))],
      request: fraud({ session_id: "{assessed.session_id}" }),
      expected: reported([blockedAddress("session")]),
    },
    {
      promise: "an order is reported: the payer of its assessment is blocked",
      before: [assess("assessed", known("order"), { order_id: "contract-report-order" })],
      request: fraud({ order_id: "contract-report-order", jurisdiction: "CL" }),
      expected: reported([blockedAddress("order")], "CL"),
    },
    {
      promise: "a payment is reported: the payer of its assessment is blocked",
      before: [assess("assessed", known("payment"), { payment_id: "contract-report-payment" })],
      request: fraud({ payment_id: "contract-report-payment" }),
      expected: reported([blockedAddress("payment")]),
    },
    {
      promise: "an order that was never assessed is reported with its amount",
      request: fraud({ order_id: "contract-report-unassessed", ...loss }),
      expected: reported([]),
    },
    {
      promise: "indicators alone are reported with the amount, in any spelling",
      request: fraud({ indicators: [{ list_type: "email", value: "Contract.Indicator+1@Reports.example" }], ...loss }),
      expected: reported([blockedAddress("contract.indicator")]),
    },
    {
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
      promise: "a value that is named twice, in two spellings, is one entry",
      request: fraud({
        indicators: ["contract-twice@reports.example", "CONTRACT-TWICE@reports.example"].map((value) => ({ list_type: "email", value })),
        ...loss,
      }),
      expected: reported([blockedAddress("contract-twice")]),
    },
    ...(
      [
        ["ip_address", "189.203.2.71", "189.203.2.71"],
        ["card_bin", "9911 22", "991122"],
        ["country", "ki", "KI"],
      ] as const
    ).map(
      ([list_type, value, normalised]): TestCase<201> => ({
        promise: `an indicator of the kind ${list_type}, which many share, flags and does not block`,
        request: fraud({ indicators: [{ list_type, value }], ...loss }),
        expected: reported([madeEntry(list_type, normalised, "flag")]),
      }),
    ),
    ...replays,
  ],
  /** Reports that are wrong in themselves. */
  400: [
    refused("what is required is named", {}, "incident_type", "jurisdiction"),
    refused("a report that names nothing is refused", nothing, "session_id"),
    refused("a report whose indicators are none is refused", { ...nothing, indicators: [] }, "session_id"),
    refused("an order that was never assessed is refused without its amount", withoutLoss, "amount", "currency"),
    refused(
      "a payment that was never assessed is refused without its amount",
      { ...withoutLoss, order_id: undefined, payment_id: "contract-refused" },
      "amount",
    ),
    refused(
      "indicators alone are refused without the amount",
      { ...withoutLoss, order_id: undefined, indicators: [indicator("email", "a@b.example")] },
      "amount",
    ),
    refused("an amount without its currency is refused", { ...anOrder, currency: undefined }, "currency"),
    refused("a currency without an amount is refused where nothing was assessed", { ...anOrder, amount: undefined }, "amount"),
    {
      promise: "a type that lists do not know is refused as such",
      request: { key: "secret", body: { ...anOrder, indicators: [indicator("email", "a@b.example"), indicator("e-mail", "a@b.example")] } },
      expected: { code: "INVALID_TYPE" },
    },
    {
      promise: "a type is known by its own name only",
      request: { key: "secret", body: { ...anOrder, indicators: [indicator("constructor", "a@b.example")] } },
      expected: { code: "INVALID_TYPE" },
    },
    refused(
      "values that are not of their type are named with their place",
      { ...anOrder, indicators: [indicator("email", "nobody"), indicator("customer_id", "contract"), indicator("clabe", "002010077777777772")] },
      "indicators[0].value",
      "indicators[2].value",
    ),
    refused("an empty value is named with its place", { ...anOrder, indicators: [indicator("customer_id", "")] }, "indicators[0].value"),
    refused("an indicator that is incomplete is named with its place", { ...anOrder, indicators: [{}] }, "indicators[0].list_type", "indicators[0].value"),
    refused("more indicators than fifty are refused", { ...anOrder, indicators: Array(51).fill(indicator("customer_id", "contract")) }, "indicators"),
    refused("an amount with more decimals than its currency has is refused", { ...anOrder, amount: 10.5, currency: "CLP" }, "amount"),
    refused("a day to come is refused", { ...anOrder, incident_date: "2099-01-01" }, "incident_date"),
    refused("a full card number in the description is refused", { ...anOrder, description: "Tarjeta 4111 1111 1111 1111" }, "description"),
    refused(
      "every failing field is named",
      {
        session_id: "1",
        order_id: "",
        incident_type: "robo",
        incident_date: "2026-02-30",
        amount: -1,
        currency: "EUR",
        jurisdiction: "US",
        priority: "high",
        victim_email: "nobody",
        share_with_network: "yes",
      },
      "session_id",
      "incident_type",
      "incident_date",
      "amount",
      "currency",
      "jurisdiction",
      "priority",
      "victim_email",
      "share_with_network",
    ),
    invalid(
      "an order of another organization is one that was never assessed",
      { key: "secret", body: { ...withoutLoss, order_id: "contract-foreign-order" } },
      ["amount", "currency"],
      { ...assess("assessed", {}, { order_id: "contract-foreign-order" }), key: "pspSecret" },
    ),
    ...(
      [
        ["an amount of the assessment is not carried into a currency without decimals", "CLP"],
        ["an amount of the assessment is not carried into another currency", "USD"],
      ] as const
    ).map(
      ([promise, currency]): TestCase<400> => ({
        promise,
        before: [assess("assessed", {})],
        request: fraud({ session_id: "{assessed.session_id}", currency }),
        expected: { code: "VALIDATION_ERROR" },
      }),
    ),
    {
      promise: "an assessment in a currency not supported by cases is rejected without an amount in a supported one",
      before: [assess("assessed", {}, { currency: "EUR" })],
      request: fraud({ session_id: "{assessed.session_id}" }),
      expected: { code: "VALIDATION_ERROR" },
    },
  ],
  /** Assessments that the caller does not have. */
  404: [
    missing("an assessment that does not exist is not found", fraud({ session_id: exampleId, ...loss })),
    missing("an assessment of another organization is not found", fraud({ session_id: "{assessed.session_id}", ...loss }), {
      ...assess("assessed", {}),
      key: "pspSecret",
    }),
  ],
  /** Orders and payments that several payers share. */
  409: (["order_id", "payment_id"] as const).map((field) => ({
    promise: `an ${field} of two payers is ambiguous, and names neither`,
    before: ["one", "two"].map((payer) => assess(payer, known(`ambiguous-${field}-${payer}`), { [field]: `contract-ambiguous-${field}` })),
    request: fraud({ [field]: `contract-ambiguous-${field}` }),
    expected: { code: "AMBIGUOUS_REFERENCE", details: { field, candidates: 2 } },
  })),
};
