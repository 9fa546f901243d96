import type { Country } from "./country.ts";

/** Guatemala. */
export const guatemala: Country = { currency: { code: "GTQ", dollar: 800 } };
