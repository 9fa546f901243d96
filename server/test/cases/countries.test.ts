// What is said of countries: in the contract, and in their files.
import { expect, test } from "vitest";
import { caseCurrencyValues, jurisdictionValues } from "../../../generated/enums.ts";
import document from "../../../generated/openapi.json" with { type: "json" };
import { countries, jurisdictions, knownCurrencies } from "../../src/values/countries/index.ts";
import { currentCurrencies } from "../../src/values/money/currencies.ts";

test("every country of the contract has regulators, and no other country does", () => {
  expect(jurisdictions.map(([code]) => code)).toEqual(jurisdictionValues.toSorted());
});

test.each(jurisdictionValues)("the contract names the regulator that cases of %s are for", (code) => {
  const sentence: string = document.components.schemas.Jurisdiction["x-enum-descriptions"][code];
  expect(sentence.endsWith(`: ${countries[code].regulators[0].acronym}.`), sentence).toBe(true);
});

test("cases have the currencies of their countries, and dollars", () => {
  expect([...jurisdictions.flatMap(([, { currency }]) => currency?.code ?? []), "USD"].sort()).toEqual(caseCurrencyValues.toSorted());
});

test("no regulator has two definitions", () => {
  const acronyms = jurisdictions.flatMap(([, { regulators }]) => regulators.map(({ acronym }) => acronym));
  expect(new Set(acronyms).size).toBe(acronyms.length);
});

test.each(knownCurrencies)("$code has one definition, and limits of reports in ascending order", ({ code, reportingLimits = [] }) => {
  expect(knownCurrencies.filter((other) => other.code === code)).toHaveLength(1);
  expect(currentCurrencies.has(code)).toBe(true);
  expect(reportingLimits).toEqual(reportingLimits.toSorted((one, other) => one - other));
});
