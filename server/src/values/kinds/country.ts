import { readCountry } from "../identifiers/country.ts";
import type { ListKind } from "./kind.ts";

export const country: ListKind = {
  normalise: readCountry,
  message: 'must be an ISO 3166-1 alpha-2 code such as "MX"',
  names: "many",
  words: "pais",
};
