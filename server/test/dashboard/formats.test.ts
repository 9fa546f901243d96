// Times, amounts and the service's own reasons as people read them, and where long values break.
import { expect, test } from "vitest";
import { createFormats, decimalsOf } from "../../dashboard/app/i18n/formats.ts";
import { unbrokenParts } from "../../dashboard/app/parts/break-points.ts";
import { textsOf } from "../../dashboard/texts.ts";
import { ownReasons } from "../../src/feedback/outcomes/own-reasons.ts";
import { currencyExponent, currentCurrencies } from "../../src/values/money/currencies.ts";

const now = Date.parse("2026-11-26T21:00:00Z");

test.each([
  ["en-US", "2026-11-24T22:56:00Z", "1 day ago"],
  ["en-US", "2026-11-27T22:00:00Z", "in 1 day"],
  ["es-MX", "2026-11-24T12:00:00Z", "hace 2 días"],
  ["pt-BR", "2026-11-24T12:00:00Z", "há 2 dias"],
  ["en-US", "2026-10-20T12:00:00Z", "1 month ago"],
  ["es-MX", "2027-05-24T12:00:00Z", "en 6 meses"],
  ["en-US", "2026-11-26T21:00:00Z", "now"],
])("in %s, days that have passed are counted: %s is %s, and not the name of a day of the calendar", (language, time, text) => {
  expect(createFormats(language).relative(time, now)).toBe(text);
});

test.each([
  ["en-US", "MXN", 21_329_430.06, "21,329,430.06"],
  ["pt-BR", "BRL", 1_523_618.5, "1.523.618,50"],
  ["es-MX", "CLP", 417_974, "417,974"],
  // browsers give these none, or do not know them
  ["es-MX", "COP", 49_900.5, "49,900.50"],
  ["es-MX", "CLF", 12.3456, "12.3456"],
  ["es-MX", "XCG", 10, "10.00"],
])("in %s, an amount in %s has the decimals of its currency, with and without its code", (language, currency, amount, text) => {
  const format = createFormats(language);
  expect(format.amount(amount, currency)).toBe(text);
  expect(format.money(amount, currency).replace(/\s/, " ")).toBe(`${currency} ${text}`);
});

test("every currency is shown with the decimals that the service counts it with", () => {
  for (const code of currentCurrencies) expect([code, decimalsOf(code)]).toEqual([code, currencyExponent(code)]);
});

test.each([
  ["carmen.ramirez1557@mensajes.example", ["carmen.ramirez1557", "@mensajes.example"]],
  ["IP_BILLING_COUNTRY_MISMATCH", ["IP_", "BILLING_", "COUNTRY_", "MISMATCH"]],
  ["charge.dispute.created", ["charge.", "dispute.", "created"]],
  ["fraud:report", ["fraud:", "report"]],
  ["1441839.54", ["1441839.54"]],
  ["2026-11-26T21:08:01.436Z", ["2026-11-26T21:08:01.436Z"]],
])("%s breaks between its parts, and numbers and times nowhere", (text, parts) => {
  expect(unbrokenParts(text)).toEqual(parts);
});

test("reasons that the service writes itself are in the texts", () => {
  const { lists } = textsOf("en") as { lists: { ownReasons: object } };
  expect(Object.keys(lists.ownReasons).toSorted()).toEqual(Object.values(ownReasons).toSorted());
});
