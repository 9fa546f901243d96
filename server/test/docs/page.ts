// The built site, and what a reader finds on it.
import { expect } from "vitest";
import { currentFacts } from "../../docs-site/contract/beyond-openapi.ts";
import { readDocument } from "../../docs-site/contract/files.ts";
import { createSite } from "../../docs-site/site.ts";
import { siteFiles } from "../../src/api/docs/built-site.ts";
import { inline } from "../../src/platform/html/markup.ts";

/** The contract. */
export const document = readDocument();

/** Its site, as the generator reads it. */
export const site = createSite(document, currentFacts);

/** The files of the built site, by their places below /docs. */
export const files = siteFiles();

/** The HTML of each page, by its place. */
export const pages: ReadonlyMap<string, string> = new Map(
  [...files].filter(([, { kind }]) => kind === "page").map(([place, { read }]) => [place, read().toString()]),
);

/** The HTML of a page. */
export function pageAt(path: string): string {
  const page = pages.get(path);
  expect(page, `no page ${path}`).toBeDefined();
  return page ?? "";
}

/** The main column of a page, without its navigation. */
export function contentOf(path: string): string {
  const page = pageAt(path);
  return page.slice(page.indexOf("<main"), page.indexOf("</main>"));
}

/** The sidebar of a page. */
export function sideOf(path: string): string {
  const page = pageAt(path);
  const start = page.indexOf('<aside class="VPSidebar"');
  return page.slice(start, page.indexOf("</aside>", start));
}

/** Anchors of a page. */
export function idsOf(markup: string): string[] {
  return [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);
}

/** What a reader sees: entities resolved, tags gone. */
export function textOf(markup: string): string {
  const words = markup
    .replace(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, "")
    .replace(/<wbr>/g, "")
    .replace(/<[^>]+>/g, " ");
  return words.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&amp;", "&").replace(/\s+/g, " ");
}

/** A text of the contract without the backticks that pages turn into code. */
export function plain(source: string): string {
  return textOf(inline(source).markup);
}

/** The element with an id, up to the next element with the same tag name; in any page, unless one is given. */
export function place(id: string, markup = holderOf(id)): string {
  const start = markup.indexOf(` id="${id}"`);
  expect(start, `no place for ${id}`).toBeGreaterThan(0);
  const open = markup.lastIndexOf("<", start);
  const tag = /^<(\w+)/.exec(markup.slice(open))?.[1] ?? "";
  return markup.slice(open, markup.indexOf(`</${tag}>`, start));
}

function holderOf(id: string): string {
  return [...pages.keys()].map(contentOf).find((page) => page.includes(` id="${id}"`)) ?? "";
}
