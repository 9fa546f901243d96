import type { Country } from "./country.ts";

/** Honduras. */
export const honduras: Country = { currency: { code: "HNL", dollar: 2500 } };
