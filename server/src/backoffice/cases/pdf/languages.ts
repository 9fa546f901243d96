// The languages of regulators, and the texts of the dossier in each.

import { jurisdictionFacts } from "../../../../../generated/enum-facts.ts";
import type { components } from "../../../../../generated/types.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";
import type { Words } from "./words.ts";

type Schemas = components["schemas"];

/** A language. */
export type Language = "es" | "pt";

/** The language of a jurisdiction's regulator. */
export function languageOf(jurisdiction: Schemas["Jurisdiction"]): Language {
  return jurisdictionFacts[jurisdiction].language;
}

/** The texts by language. */
export const wordsOf: Readonly<Record<Language, Words>> = { es: spanish, pt: portuguese };
