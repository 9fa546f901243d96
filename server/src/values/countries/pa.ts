import type { Country } from "./country.ts";

/** Panama. */
export const panama: Country = { currency: { code: "PAB", dollar: 100 } };
