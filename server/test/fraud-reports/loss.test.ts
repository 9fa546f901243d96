// The money of a reported fraud: as reported, else as assessed, and never one currency's number in another.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newOrder } from "../harness/client.ts";
import { newPayer } from "../outcomes/payer.ts";
import { pathsOf, type Reporting, startReporting } from "./reporting.ts";

let reporting: Reporting;
beforeAll(async () => {
  reporting = await startReporting();
});
afterAll(() => reporting.service.close());

type Money = Partial<{ amount: number; currency: string; amount_unit: string }>;

/** Reports a payment of such an amount; the answer, and its case where there is one. */
async function lost(assessed: Money, reported: Money) {
  const session = await reporting.provider.session({ ...newPayer(), ...assessed });
  const { status, body } = await reporting.provider.report({ session_id: session, ...reported });
  return { status, body, session, opened: status === 201 ? await reporting.caseOf(body.case.id) : undefined };
}

describe("the case of a report has", () => {
  test.each<[string, Money, Money, Money]>([
    ["what was assessed, where nothing is said", { amount: 1249.99, currency: "MXN" }, {}, { amount: 1249.99, currency: "MXN" }],
    ["the same where its currency is said", { amount: 80.5, currency: "BRL" }, { currency: "BRL" }, { amount: 80.5, currency: "BRL" }],
    ["pesos of Chile without decimals", { amount: 15_990, currency: "CLP" }, {}, { amount: 15_990, currency: "CLP" }],
    ["centavos where they were assessed as such", { amount: 15_990, amount_unit: "minor", currency: "MXN" }, {}, { amount: 159.9, currency: "MXN" }],
    ["an amount in the currency that was assessed", { amount: 300, currency: "MXN" }, { amount: 120.5 }, { amount: 120.5, currency: "MXN" }],
    ["amount and currency as they are said", { amount: 300, currency: "MXN" }, { amount: 17.25, currency: "USD" }, { amount: 17.25, currency: "USD" }],
    ["the same for a payment in a currency without cases", { amount: 90, currency: "EUR" }, { amount: 99, currency: "USD" }, { amount: 99, currency: "USD" }],
    ["nothing lost, where that is said", { amount: 300, currency: "MXN" }, { amount: 0 }, { amount: 0, currency: "MXN" }],
    ["the largest amount to the centavo", { amount: 999_999_999_999.99, currency: "MXN" }, {}, { amount: 999_999_999_999.99, currency: "MXN" }],
  ])("%s", async (_, assessed, reported, expected) => {
    expect((await lost(assessed, reported)).opened).toMatchObject(expected);
  });
});

describe("a report is refused by the field, and leaves nothing, when", () => {
  test.each<[string, Money, Money, string[]]>([
    ["another currency is said without an amount", { amount: 250, currency: "MXN" }, { currency: "BRL" }, ["amount"]],
    ["that of a country without decimals is", { amount: 250.5, currency: "MXN" }, { currency: "CLP" }, ["amount"]],
    ["the assessment is in a currency without cases", { amount: 90, currency: "EUR" }, {}, ["currency"]],
    ["an amount in such a currency is said", { amount: 90, currency: "JPY" }, { amount: 99 }, ["currency"]],
    ["a currency of cases is said for such a payment, without an amount", { amount: 90, currency: "EUR" }, { currency: "USD" }, ["amount"]],
    ["a currency without cases is said", { amount: 90, currency: "EUR" }, { amount: 90, currency: "EUR" }, ["currency"]],
    ["an amount has more decimals than the currency that was assessed", { amount: 15_990, currency: "CLP" }, { amount: 10.5 }, ["amount"]],
    ["an amount has more decimals than its currency", { amount: 15_990, currency: "CLP" }, { amount: 10.005, currency: "MXN" }, ["amount"]],
    ["an amount is negative", { amount: 300, currency: "MXN" }, { amount: -1, currency: "MXN" }, ["amount"]],
  ])("%s", async (_, assessed, reported, paths) => {
    const { status, body, session } = await lost(assessed, reported);
    expect([status, body.error.code, pathsOf(body)]).toEqual([400, "VALIDATION_ERROR", paths]);
    expect(await reporting.casesOf(session)).toBe(0);
    const left = await reporting.service.database.query(
      "SELECT session_id FROM fraud_reports WHERE session_id = $1 UNION ALL SELECT session_id FROM payer_disputes WHERE session_id = $1",
      [session],
    );
    expect(left).toEqual([]);
  });

  test.each<[string, Money, string[]]>([
    ["no money is said", {}, ["amount", "currency"]],
    ["no currency is said", { amount: 10 }, ["currency"]],
    ["no amount is said", { currency: "MXN" }, ["amount"]],
  ])("of an order that was never assessed %s; then it can be reported as it should", async (_, money, paths) => {
    const order_id = newOrder();
    const { status, body } = await reporting.provider.report({ order_id, ...money });
    expect([status, pathsOf(body)]).toEqual([400, paths]);
    const { status: then, body: report } = await reporting.provider.report({ order_id, amount: 10, currency: "MXN" });
    expect([then, report.idempotent_replay]).toEqual([201, false]);
  });
});

test("a report that is there is answered, whatever money its repetition says", async () => {
  const { session, body } = await lost({ amount: 300, currency: "MXN" }, {});
  const again = await reporting.provider.report({ session_id: session, currency: "BRL" });
  expect([again.status, again.body]).toEqual([201, { ...body, idempotent_replay: true }]);
});
