import { getAllCountries } from "countries-and-timezones";
import { describe, expect, test } from "vitest";
import { isCountry, isReservedCountry, readCountry } from "../../src/values/identifiers/country.ts";

const codes = Object.keys(getAllCountries());

describe("a country is read from its codes and its names", () => {
  test.each([
    ["MX", "MX mx  Mx  MEX mex 484 México mexico MEXICO|Estados Unidos Mexicanos"],
    ["US", "US usa 840 USA U.S. U.S.A. EUA EEUU EE.UU.|EE. UU.|Estados Unidos|Estados Unidos de América|United States|Estados Unidos da América"],
    ["BR", "br BRA 076 Brasil Brazil BRASIL|República Federativa do Brasil"],
    ["CL", "CHL Chile chile|República de Chile"],
    ["PE", "PER Perú peru PERÚ Peru"],
    ["DO", "DOM|República Dominicana|Republica Dominicana|Dominican Republic|Rep. Dominicana"],
    ["BO", "BOL Bolivia|Estado Plurinacional de Bolivia|Bolivia (Plurinational State of)|Bolívia"],
    ["VE", "VEN Venezuela|Venezuela, Bolivarian Republic of|República Bolivariana de Venezuela"],
    ["ES", "ESP España Espana Espanha Spain"],
    ["PA", "PAN Panamá panama"],
    ["CR", "CRI|Costa Rica|costa  rica"],
    ["CW", "CUW Curazao Curaçao curacao"],
    ["SX", "SXM|Sint Maarten"],
    ["SV", "SLV|El Salvador|Salvador"],
    ["TT", "TTO|Trinidad y Tobago|Trinidad and Tobago|Trinidad & Tobago|Trinidad e Tobago"],
    ["GB", "gb GBR UK uk|Reino Unido|United Kingdom|Great Britain"],
    ["KR", "KOR|Corea del Sur|Korea, Republic of"],
    ["NL", "Holanda|Países Bajos|Netherlands|The Netherlands"],
  ])("%s", (code, spellings) => {
    const given = spellings.split("|").flatMap((part, index) => (index === 0 ? part.split(" ").filter((one) => one !== "") : [part]));
    expect(given.map((text) => [text, readCountry(text)])).toEqual(given.map((text) => [text, code]));
  });

  test.each([
    "AN",
    "ZZ",
    "EU",
    "XX",
    "AP",
    "XK",
    "SU",
    "YU",
    "an",
    "ANT",
    "ZZZ",
    "EUR",
    "999",
    "001",
    "419",
    "",
    " ",
    "M",
    "Latinoamérica",
    "Europa",
    "unknown",
    "1",
  ])("%j is no country", (text) => expect(readCountry(text)).toBeUndefined());

  test("every country has its code, its name in three languages, and no name of another", () => {
    for (const code of codes) expect([readCountry(code), isCountry(code)]).toEqual([code, true]);
    for (const language of ["es", "pt", "en"]) {
      const names = new Intl.DisplayNames(language, { type: "region" });
      for (const code of codes) expect([code, language, readCountry(names.of(code) ?? "")]).toEqual([code, language, code]);
    }
  });

  test("a reserved code is read and named, the code of the standard is not", () => {
    expect(["UK", "uk", "GB", "MX", "ZZ"].map(isReservedCountry)).toEqual([true, true, false, false, false]);
    expect([isCountry("UK"), isCountry("mx")]).toEqual([false, false]);
  });
});
