import type { SupervisedCountry } from "./country.ts";

/** Colombia. */
export const colombia: SupervisedCountry = {
  // SARLAFT: single cash transactions from 10 million
  currency: { code: "COP", dollar: 400_000, reportingLimits: [1_000_000_000] },
  timeZone: "America/Bogota",
  // no term: the term depends on the channel of the complaint (Circular Básica Jurídica; Circular Externa 023 de 2021)
  regulators: [{ acronym: "SFC", name: "Superintendencia Financiera de Colombia" }],
};
