// The site of this contract, and what a reader finds on it.
import { expect } from "vitest";
import { currentFacts } from "../../src/docs/facts.ts";
import { readDocument } from "../../src/docs/generated-files.ts";
import { inline } from "../../src/docs/markup.ts";
import { createSite } from "../../src/docs/site.ts";

/** The contract. */
export const document = readDocument();

/** Its site, as the service serves it. */
export const site = createSite(document, currentFacts);

/** The HTML of each page, by its place. */
export const pages: ReadonlyMap<string, string> = new Map(site.pages.map((page) => [page.path, site.render(page)]));

/** The HTML of a page. */
export function pageAt(path: string): string {
  const page = pages.get(path);
  expect(page, `no page ${path}`).toBeDefined();
  return page ?? "";
}

/** The main column of a page, without its navigation. */
export function contentOf(path: string): string {
  const page = pageAt(path);
  return page.slice(page.indexOf("<main"), page.indexOf('<nav class="neighbours"'));
}

/** The side navigation of a page. */
export function sideOf(path: string): string {
  const page = pageAt(path);
  return page.slice(page.indexOf("<nav"), page.indexOf("</nav>"));
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
  return [...pages.values()].find((page) => page.includes(` id="${id}"`)) ?? "";
}
