// What the search finds on a page made from the contract: its title and its sections. Fields and examples would drown them.
import { escapeHtml } from "../src/platform/html/markup.ts";
import type { Page } from "./contract/page.ts";

/** HTML with a heading and an anchor for each finding, the form in which the generator splits a page. */
export function searchText({ title, description, sections = [] }: Page): string {
  const parts = sections.map(({ anchor, title: name, words }) => heading(2, name, anchor, words));
  return [heading(1, title, "", description), ...parts].join("\n");
}

function heading(level: 1 | 2, title: string, anchor: string, text: string): string {
  return `<h${level}>${escapeHtml(title)} <a href="#${escapeHtml(anchor)}">#</a></h${level}>\n<p>${escapeHtml(text)}</p>`;
}
