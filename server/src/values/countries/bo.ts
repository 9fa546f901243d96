import type { Country } from "./country.ts";

/** Bolivia. */
export const bolivia: Country = { currency: { code: "BOB", dollar: 700 } };
