// Addresses of the served site. Text names a page by its place below /docs (`@/guides/amounts#amounts-minor`).
import type { Markup } from "../../src/platform/html/markup.ts";

/** Documents beside the pages, by their names. */
export const descriptions = { json: "openapi.json", yaml: "openapi.yaml" } as const;

/** Address of a place: the first page is the empty one. */
export function servedAddress(place: string): string {
  return Object.values(descriptions).some((name) => name === place) ? `/${place}` : `/docs${place === "" ? "/" : `/${place}`}`;
}

/** HTML of a text with the addresses that it names by their places filled in. */
export function servedLinks({ markup }: Markup): string {
  return markup.replace(/ href="@\/([^"#]*)(#[^"]*)?"/g, (_, place: string, anchor = "") => ` href="${servedAddress(place)}${anchor}"`);
}

/** Throws for a link of a text to a page that does not exist. `from` is for the error message. */
export function checkLinks(text: Markup, from: string, places: ReadonlySet<string>): void {
  for (const [, place = ""] of text.markup.matchAll(/ href="@\/([^"#]*)(?:#[^"]*)?"/g)) {
    if (!places.has(place) && !Object.values(descriptions).some((name) => name === place))
      throw new Error(`${from} links to a page that does not exist: ${place}`);
  }
}
