import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { currencyExponent, currencyProblem, currentCurrencies, earlierCurrencyProblem, PUBLISHED } from "../src/values/money/currencies.ts";
import { toMinorUnits } from "../src/values/money/money.ts";

describe("minor units", () => {
  test.each([
    [1249.9, "MXN", 124_990],
    [0.1, "USD", 10],
    [0.29, "BRL", 29],
    [1.005e3, "MXN", 100_500],
    [15_990, "CLP", 15_990],
    [0, "PEN", 0],
    [1e12, "COP", 1e14],
    [1e-2, "UYU", 1],
    [999_999_999_999.99, "USD", 99_999_999_999_999],
  ])("%d %s are %d", (amount, currency, minor) => {
    expect(toMinorUnits(amount, currency, "major")).toBe(minor);
  });

  test.each([
    [10.005, "MXN", "must have at most 2 decimals in MXN"],
    [10.5, "CLP", "must have at most 0 decimals in CLP"],
    [1e-7, "USD", "must have at most 2 decimals in USD"],
    [-1, "MXN", "must be a number of at least 0"],
    [1e20, "MXN", "is too large"],
    [JSON.parse("1e400"), "MXN", "is too large"],
    [JSON.parse("-1e400"), "MXN", "must be a number of at least 0"],
    [JSON.parse("10.12345678901234567890"), "MXN", "must have at most 2 decimals in MXN"],
    [JSON.parse("12345678901234567.89"), "MXN", "is too large"],
  ])("%d %s are refused, never rounded", (amount, currency, reason) => {
    expect(toMinorUnits(amount, currency, "major")).toBe(reason);
  });

  test.each(["0", "-0", "-0.0", "1e-400", "-1e-400", "0.00000000000000000001"])("%s is zero, in major and in minor units", (json) => {
    expect([toMinorUnits(JSON.parse(json), "MXN", "major"), toMinorUnits(JSON.parse(json), "MXN", "minor")]).toEqual([0, 0]);
  });

  test("20 decimals are read as the number that they stand for", () => {
    expect(toMinorUnits(JSON.parse("10.00000000000000000001"), "MXN", "major")).toBe(1000);
    expect(toMinorUnits(JSON.parse("12.34000000000000000000"), "MXN", "major")).toBe(1234);
    expect(toMinorUnits(JSON.parse("1234e-2"), "MXN", "major")).toBe(1234);
  });

  test("minor units must be integers", () => {
    expect(toMinorUnits(124_990, "MXN", "minor")).toBe(124_990);
    expect(toMinorUnits(1.5, "MXN", "minor")).toBe("must be an integer when amount_unit is minor");
  });

  test("every amount of cents survives a JSON number exactly", () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 2 ** 48 }), (cents) => toMinorUnits(JSON.parse((cents / 100).toFixed(2)), "MXN", "major") === cents));
  });

  test("decimals follow ISO 4217", () => {
    expect(["MXN", "CLP", "BRL", "PYG", "COP", "KWD", "XXQ"].map(currencyExponent)).toEqual([2, 0, 2, 0, 2, 3, undefined]);
  });
});

describe("currencies are those of ISO 4217, list one as published on 2026-01-01", () => {
  /** Codes of the list by their minor units; "-": not applicable. */
  const LIST: Readonly<Record<string, string>> = {
    0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF",
    2: `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP
      DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL
      MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP
      SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG`,
    3: "BHD IQD JOD KWD LYD OMR TND",
    4: "CLF UYW",
    "-": "XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX",
  };
  const codesOf = (units: string): string[] => (LIST[units] ?? "").split(/\s+/);

  test("every code with minor units is a currency, with the decimals of the list, and no other", () => {
    expect(PUBLISHED).toBe("2026-01-01");
    const listed = ["0", "2", "3", "4"].flatMap((units) => codesOf(units).map((code): [string, number] => [code, Number(units)]));
    expect(listed.length + codesOf("-").length).toBe(178);
    expect([...currentCurrencies].toSorted()).toEqual(listed.map(([code]) => code).toSorted());
    for (const [code, units] of listed) expect([code, currencyExponent(code), currencyProblem(code)]).toEqual([code, units, undefined]);
  });

  test.each([...codesOf("-"), "XXQ", "BTC", "mxn", ""])("%j is no money", (code) => {
    expect(currencyProblem(code)).toMatch(/^must be an ISO 4217 currency code/);
    expect(earlierCurrencyProblem(code)).toBe(currencyProblem(code));
  });

  test.each([
    ["ANG", "XCG", 2],
    ["CUC", "CUP", 2],
    ["BGN", "EUR", 2],
  ])("%s is withdrawn: a new payment is in %s, an event may be about an earlier one, whose decimals are known", (code, successor, units) => {
    expect([currencyProblem(code), earlierCurrencyProblem(code), currencyExponent(code)]).toEqual([
      `was withdrawn from ISO 4217: send "${successor}"`,
      undefined,
      units,
    ]);
  });
});
