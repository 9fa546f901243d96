// The heading, the grid and the tables that all pages share.
import { html, type Markup, type Renderable } from "../../src/platform/html/markup.ts";

/** The opening of a page: where it belongs, its title, one line on what it is, and marks. */
export function pageHead(above: Renderable, title: Renderable, lead: Renderable, marks?: Renderable): Markup {
  return html`<header class="page-head"><p class="above">${above}</p><h1 id="title">${title}</h1>${marks && html`<p class="badges">${marks}</p>`}
    ${lead && html`<p class="lead">${lead}</p>`}</header>`;
}

/** A row of the page: text left, code right; below each other where there is no room. */
export function row(text: Renderable, code?: Renderable): Markup {
  return html`<div class="row"><div class="text">${text}</div>${code && html`<div class="aside">${code}</div>`}</div>`;
}

/** A table. The caption is read aloud, the headings above show what it is. `kind` chooses the style. */
export function table(kind: "plain" | "fields" | "failures" | "stacked", caption: string, columns: readonly string[], lines: Renderable): Markup {
  return html`<table class="${kind}"><caption>${caption}</caption>
    ${kind === "fields" && html`<colgroup><col class="what"><col></colgroup>`}
    <thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
    <tbody>${lines}</tbody></table>`;
}
