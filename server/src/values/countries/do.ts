import type { Country } from "./country.ts";

/** Dominican Republic. */
export const dominicanRepublic: Country = { currency: { code: "DOP", dollar: 6000 } };
