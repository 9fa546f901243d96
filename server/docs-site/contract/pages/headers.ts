// The headers of answers: an anchor each.

import { html, inline, type Markup } from "../../../src/platform/html/markup.ts";
import { badge } from "../badge.ts";
import type { Source } from "../beyond-openapi.ts";
import { type ApiDocument, placedOperations, resolveHeader } from "../document.ts";
import { pageHead, row, table } from "../frame.ts";
import { headerAnchor } from "../links.ts";
import type { Page } from "../page.ts";

/** The page of all answer headers. */
export function headersPage({ document }: Source): Page {
  const title = "Response headers";
  const description = "Headers of every response: limits, request ids, replays, deprecations.";
  return {
    path: "headers",
    title,
    description,
    sections: Object.keys(document.components.headers ?? {}).map((name) => ({ anchor: headerAnchor(name), title: name, words: "" })),
    content: () => html`${pageHead(html`<a href="@/#reference">API reference</a>`, title, description)}
      ${row(table("fields", title, ["Header", "Meaning"], headerLines(document)))}`,
  };
}

function headerLines(document: ApiDocument): Markup[] {
  const responses = placedOperations(document).flatMap(({ operation }) => Object.values(operation.responses));
  return Object.entries(document.components.headers ?? {}).map(([name, header]) => {
    const { description = "", example } = resolveHeader(document, header);
    const always = responses.every(({ headers = {} }) => name in headers);
    const anchor = headerAnchor(name);
    return html`<tr id="${anchor}">
      <th scope="row"><a class="name" href="#${anchor}">${name}</a>${always && html` ${badge("always", "green")}`}</th>
      <td>${inline(description)}${example !== undefined && html`<div class="rule">e.g. <code>${String(example)}</code></div>`}</td></tr>`;
  });
}
