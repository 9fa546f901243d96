import type { Country } from "./country.ts";

/** Nicaragua. */
export const nicaragua: Country = { currency: { code: "NIO", dollar: 3700 } };
