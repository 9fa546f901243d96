// The page of this contract, and what a reader finds on it.
import { expect } from "vitest";
import { currentFacts } from "../../src/docs/facts.ts";
import { readDocument } from "../../src/docs/generated-files.ts";
import { inline } from "../../src/docs/markup.ts";
import { renderDocs } from "../../src/docs/render.ts";

/** The contract. */
export const document = readDocument();

/** Its page. */
export const page = renderDocs(document, currentFacts);

/** Anchors of the page. */
export const ids = [...page.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);

/** What a reader sees: entities resolved, tags gone. */
export function textOf(markup: string): string {
  const words = markup
    .replace(/<(style|script)>[\s\S]*?<\/\1>/g, "")
    .replace(/<wbr>/g, "")
    .replace(/<[^>]+>/g, " ");
  return words.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&amp;", "&").replace(/\s+/g, " ");
}

/** A text of the contract without the backticks that the page turns into code. */
export function plain(source: string): string {
  return textOf(inline(source).markup);
}

/** The element with an id, up to the next element with the same tag name. */
export function place(id: string, markup = page): string {
  const start = markup.indexOf(` id="${id}"`);
  expect(start, `no place for ${id}`).toBeGreaterThan(0);
  const open = markup.lastIndexOf("<", start);
  const tag = /^<(\w+)/.exec(markup.slice(open))?.[1] ?? "";
  return markup.slice(open, markup.indexOf(`</${tag}>`, start));
}
