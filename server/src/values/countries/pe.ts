import type { SupervisedCountry } from "./country.ts";

/** Peru. */
export const peru: SupervisedCountry = {
  currency: { code: "PEN", dollar: 380, reportingLimits: [3_800_000] },
  timeZone: "America/Lima",
  regulators: [
    {
      acronym: "SBS",
      name: "Superintendencia de Banca, Seguros y AFP",
      claimTerm: { days: 15, unit: "business_days", source: "Reglamento de Gestión de Reclamos y Requerimientos, Resolución SBS N.º 04036-2022" },
    },
    {
      acronym: "INDECOPI",
      claimTerm: { days: 15, unit: "business_days", source: "Código de Protección y Defensa del Consumidor, Ley N.º 29571, art. 24 (Ley N.º 31435)" },
    },
  ],
};
