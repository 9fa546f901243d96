import type { SupervisedCountry } from "./country.ts";

/** Argentina. */
export const argentina: SupervisedCountry = {
  currency: { code: "ARS", dollar: 150_000, reportingLimits: [1_500_000_000] },
  timeZone: "America/Argentina/Buenos_Aires",
  regulators: [
    {
      acronym: "BCRA",
      name: "Banco Central de la República Argentina",
      claimTerm: { days: 10, unit: "business_days", source: "Texto ordenado «Protección de los usuarios de servicios financieros», sección 3" },
    },
  ],
};
