import { invalid } from "../../of-every-operation/invalid.ts";
import { failing, refusing } from "../../shared/refusal.ts";
import { assess, loss, phishing } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { fraud, sample } from "./sample.ts";

const operation = "reportFraud";
const refused = refusing(operation, { key: "secret" });
const nothing = { ...phishing, ...loss };
const withoutLoss = { ...phishing, order_id: "contract-refused" };
const anOrder = { ...withoutLoss, ...loss };
const indicator = (list_type: string, value: string) => ({ list_type, value });

/** Reports that are wrong in themselves. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  refused("what is required is named", {}, "incident_type", "jurisdiction"),
  refused("a report that names nothing is refused", nothing, "session_id"),
  refused("a report whose indicators are none is refused", { ...nothing, indicators: [] }, "session_id"),
  refused("an order that was never assessed is refused without its amount", withoutLoss, "amount", "currency"),
  refused("a payment that was never assessed is refused without its amount", { ...withoutLoss, order_id: undefined, payment_id: "contract-refused" }, "amount"),
  refused(
    "indicators alone are refused without the amount",
    { ...withoutLoss, order_id: undefined, indicators: [indicator("email", "a@b.example")] },
    "amount",
  ),
  refused("an amount without its currency is refused", { ...anOrder, currency: undefined }, "currency"),
  refused("a currency without an amount is refused where nothing was assessed", { ...anOrder, amount: undefined }, "amount"),
  {
    operation,
    promise: "a type that lists do not know is refused as such",
    request: { key: "secret", body: { ...anOrder, indicators: [indicator("email", "a@b.example"), indicator("e-mail", "a@b.example")] } },
    expected: { status: 400, code: "INVALID_TYPE" },
  },
  {
    operation,
    promise: "a type is known by its own name only",
    request: { key: "secret", body: { ...anOrder, indicators: [indicator("constructor", "a@b.example")] } },
    expected: { status: 400, code: "INVALID_TYPE" },
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
  {
    operation,
    promise: "an order of another organization is one that was never assessed",
    before: [{ ...assess("assessed", {}, { order_id: "contract-foreign-order" }), key: "pspSecret" }],
    request: { key: "secret", body: { ...withoutLoss, order_id: "contract-foreign-order" } },
    expected: failing("amount", "currency"),
  },
  ...(
    [
      ["an amount of the assessment is not carried into a currency without decimals", "CLP"],
      ["an amount of the assessment is not carried into another currency", "USD"],
    ] as const
  ).map(
    ([promise, currency]): ContractCase => ({
      operation,
      promise,
      before: [assess("assessed", {})],
      request: fraud({ session_id: "{assessed.session_id}", currency }),
      expected: { status: 400, code: "VALIDATION_ERROR" },
    }),
  ),
  {
    operation,
    promise: "an assessment in a currency that cases are not kept in is refused without an amount in one that they are",
    before: [assess("assessed", {}, { currency: "EUR" })],
    request: fraud({ session_id: "{assessed.session_id}" }),
    expected: { status: 400, code: "VALIDATION_ERROR" },
  },
];
