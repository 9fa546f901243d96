import type { SupervisedCountry } from "./country.ts";

/** Mexico. */
export const mexico: SupervisedCountry = {
  currency: { code: "MXN", dollar: 2000, reportingLimits: [15_000_000, 20_000_000] },
  timeZone: "America/Mexico_City",
  regulators: [
    // no term: complaints are supervised by CONDUSEF; name it as the regulator of the case for its term
    { acronym: "CNBV", name: "Comisión Nacional Bancaria y de Valores" },
    {
      acronym: "CONDUSEF",
      claimTerm: { days: 30, unit: "business_days", source: "Ley de Protección y Defensa al Usuario de Servicios Financieros, art. 50 Bis" },
    },
  ],
};
