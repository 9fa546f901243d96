import type { Country } from "./country.ts";

/** Costa Rica. */
export const costaRica: Country = { currency: { code: "CRC", dollar: 50_000 } };
