// The languages of the guides. English is complete; Spanish has a folder of its own, server/docs/guides/es/.

import { servedAddress } from "../contract/addresses.ts";

/** A language of the site, BCP 47. */
export type Language = "en" | "es";

/** What something is in each language. */
export type InEachLanguage<Text> = Readonly<Record<Language, Text>>;

/** Place of a page in a language: Spanish pages stand below `es/`. */
export function placeIn(language: Language, place: string): string {
  return language === "en" ? place : `${language}/${place}`;
}

/** Name of the file of a page, without ending: `es/` is in `es/index`. */
export function fileName(place: string): string {
  return place.replace(/(^|\/)$/, "$1index");
}

/** Elements of the head of a page that is in both languages: where each version is. */
export function alternates(place: string): readonly unknown[] {
  const english = place.replace(/^es\//, "");
  return (["en", "es"] as const).map((hreflang) => ["link", { rel: "alternate", hreflang, href: servedAddress(placeIn(hreflang, english)) }]);
}
