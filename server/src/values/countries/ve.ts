import type { Country } from "./country.ts";

/** Venezuela. */
export const venezuela: Country = { currency: { code: "VES", dollar: 20_000 } };
