import type { Country } from "./country.ts";

/** Paraguay. */
export const paraguay: Country = { currency: { code: "PYG", dollar: 7500 } };
