// Where pages are found: served under /docs, or as files of a folder that any host can serve and any browser can open.
import { relative } from "node:path/posix";
import { type Markup, raw } from "./markup.ts";

/** Turns places of the site into addresses. `from` is the place of the page that holds the link. */
export interface Addresses {
  readonly of: (place: string, from: string) => string;
  /** What the addresses seen from the first page need in front of them on another one. */
  readonly root: (from: string) => string;
}

/** Documents beside the pages, by their names. */
export const descriptions = { json: "openapi.json", yaml: "openapi.yaml" } as const;

/** Parts whose first page has others below it: a folder needs an index. */
const folders = new Set(["errors", "events"]);

/** Addresses of the running service. */
export const servedAddresses: Addresses = {
  of: (place) => (isDescription(place) ? `/${place}` : `/docs${place === "" ? "" : `/${place}`}`),
  root: () => "",
};

/** Addresses of the built folder: relative, so that the folder can lie anywhere, on a disk as well. */
export const fileAddresses: Addresses = {
  of: (place, from) => relative(`${fileOf(from)}/..`, fileOf(place)),
  root: (from) => "../".repeat(fileOf(from).split("/").length - 1),
};

/** File of a place in the built folder. */
export function fileOf(place: string): string {
  if (place === "") return "index.html";
  if (isDescription(place)) return place;
  return folders.has(place) ? `${place}/index.html` : `${place}.html`;
}

/**
 * Fills in the addresses that a text names by their places. A link to an anchor of the page itself is the anchor alone.
 *
 * @throws Error for a link to a page that there is not
 */
export function settleLinks({ markup }: Markup, from: string, places: ReadonlySet<string>, addresses: Addresses): Markup {
  return raw(
    markup.replace(/ href="@\/([^"#]*)(#[^"]*)?"/g, (_, place: string, anchor = "") => {
      if (!places.has(place)) throw new Error(`${from} links to a page that there is not: ${place}`);
      return ` href="${place === from && anchor !== "" ? anchor : `${addresses.of(place, from)}${anchor}`}"`;
    }),
  );
}

function isDescription(place: string): boolean {
  return Object.values(descriptions).some((name) => name === place);
}
