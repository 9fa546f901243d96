import type { Country } from "./country.ts";

/** Ecuador, whose currency is the US dollar. */
export const ecuador: Country = { timeZone: "America/Guayaquil" };
