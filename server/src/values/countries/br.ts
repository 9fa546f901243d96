import type { SupervisedCountry } from "./country.ts";

/** Brazil. */
export const brazil: SupervisedCountry = {
  // Circular BCB 3.978: identification from 2,000, cash from 50,000
  currency: { code: "BRL", dollar: 550, reportingLimits: [200_000, 1_000_000, 5_000_000] },
  timeZone: "America/Sao_Paulo",
  // no term: terms depend on the channel (ombudsman, Pix special refund mechanism) and are not counted from the opening of a case
  regulators: [{ acronym: "BCB", name: "Banco Central do Brasil" }],
};
