import type { SupervisedCountry } from "./country.ts";

/** Chile. */
export const chile: SupervisedCountry = {
  currency: { code: "CLP", dollar: 1000, reportingLimits: [10_000_000] },
  timeZone: "America/Santiago",
  // no term: Ley 20.009, art. 5, sets terms for refunds, which depend on the amount in UF and were changed in 2024 (Ley 21.673)
  regulators: [{ acronym: "CMF", name: "Comisión para el Mercado Financiero" }],
};
