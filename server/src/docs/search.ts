// What the search of a page knows: titles of the whole site with their addresses, small enough to be part of every page.
import type { Addresses } from "./addresses.ts";
import type { Source } from "./facts.ts";
import { operationGroups } from "./groups.ts";
import { guideChapters } from "./guide-list.ts";
import { errorPage, eventPage, operationPlace } from "./links.ts";

/** Kind of a finding, its title, words that find it as well, its address as seen from the first page. */
type Entry = readonly [kind: string, title: string, words: string, address: string];

/** The index as JSON that can stand in a script element. */
export function searchIndex({ document, facts }: Source, addresses: Addresses): string {
  const entry = (kind: string, title: string, words: string, place: string): Entry => {
    const [page = "", anchor] = place.split("#");
    return [kind, title, words, `${addresses.of(page, "")}${anchor === undefined ? "" : `#${anchor}`}`];
  };
  const groups = operationGroups(document);
  const entries = [
    ...guideChapters.flatMap(({ guides }) => guides.map(({ id, title, description }) => entry("Guide", title, description, `guides/${id}`))),
    ...groups.map(({ name, page }) => entry("Reference", name, "", page)),
    ...groups.flatMap(({ operations }) =>
      operations.map((placed) => {
        const { method, path, operation } = placed;
        const sdk = operation["x-sdk"];
        const name = sdk === undefined ? operation.operationId : `${sdk.resource}.${sdk.method}`;
        return entry(method.toUpperCase(), operation.summary, `${path} ${name}`, operationPlace(placed));
      }),
    ),
    ...Object.keys(document.webhooks ?? {}).map((type) => entry("Event", type, "", eventPage(type))),
    ...Object.entries(facts.errors).map(([code, { status }]) => entry("Error", code, String(status), errorPage(code))),
    ...Object.keys(document.components.headers ?? {}).map((name) => entry("Header", name, "", `headers#header-${name}`)),
    entry("About", "Changelog", "", "changelog"),
  ];
  return JSON.stringify(entries).replaceAll("<", "\\u003c");
}
