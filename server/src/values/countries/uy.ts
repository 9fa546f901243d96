import type { SupervisedCountry } from "./country.ts";

/** Uruguay. */
export const uruguay: SupervisedCountry = {
  currency: { code: "UYU", dollar: 4000, reportingLimits: [40_000_000] },
  timeZone: "America/Montevideo",
  regulators: [
    {
      acronym: "BCU",
      name: "Banco Central del Uruguay",
      claimTerm: { days: 15, unit: "calendar_days", source: "Recopilación de Normas de Regulación y Control del Sistema Financiero, art. 327" },
    },
  ],
};
