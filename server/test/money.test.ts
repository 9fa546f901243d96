import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { currencyExponent, toMinorUnits } from "../src/platform/money/money.ts";

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
  ])("%d %s are refused, never rounded", (amount, currency, reason) => {
    expect(toMinorUnits(amount, currency, "major")).toBe(reason);
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
