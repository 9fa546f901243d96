// What the search finds on a page made from the contract: its title and its sections. Fields and examples would drown them.
import { escapeHtml } from "../src/platform/html/markup.ts";
import type { Page } from "./contract/page.ts";

/** Comments around Markdown that the search leaves out. */
export const notSearched = { start: "<!-- not searched: start -->", end: "<!-- not searched: end -->" } as const;

/** Markdown without what the search leaves out. */
export function searchedMarkdown(markdown: string): string {
  const [first = "", ...rest] = markdown.split(notSearched.start);
  return first + rest.map((part) => part.slice(part.indexOf(notSearched.end) + notSearched.end.length)).join("");
}

/** HTML with a heading and an anchor for each finding, the form in which the generator splits a page. */
export function searchText({ path, title, description, sections = [] }: Page): string {
  // guides and groups of operations share names
  const named = path.startsWith("reference/") ? `${title} (API)` : title;
  const parts = sections.map(({ anchor, title: name, words }) => heading(2, name, anchor, words));
  return [heading(1, named, "", description), ...parts].join("\n");
}

function heading(level: 1 | 2, title: string, anchor: string, text: string): string {
  return `<h${level}>${escapeHtml(title)} <a href="#${escapeHtml(anchor)}">#</a></h${level}>\n<p>${escapeHtml(text)}</p>`;
}

/** Something that the search finds: a page, or a section of it. */
export interface Finding {
  readonly title: string;
  /** Empty for the page itself. */
  readonly anchor: string;
  readonly text: string;
}

/** What a search text was written from: the page first, then its sections. */
export function findingsIn(text: string): Finding[] {
  const parts = text.matchAll(/<h[12]>(.*?) <a href="#(.*?)">#<\/a><\/h[12]>\n<p>(.*?)<\/p>/gs);
  return [...parts].map(([, title = "", anchor = "", words = ""]) => ({ title, anchor, text: words }));
}
