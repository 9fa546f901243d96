// Headers of answers: an anchor each.
import { badge } from "./badge.ts";
import { type ApiDocument, placedOperations, resolveHeader } from "./document.ts";
import { row, table } from "./frame.ts";
import { headerAnchor } from "./links.ts";
import { html, inline, type Markup } from "./markup.ts";

/** The section of answer headers. */
export function headerSection(document: ApiDocument): Markup {
  const responses = placedOperations(document).flatMap(({ operation }) => Object.values(operation.responses));
  const lines = Object.entries(document.components.headers ?? {}).map(([name, header]) => {
    const { description = "", example } = resolveHeader(document, header);
    const always = responses.every(({ headers = {} }) => name in headers);
    const anchor = headerAnchor(name);
    return html`<tr id="${anchor}">
      <th scope="row"><a class="name" href="#${anchor}">${name}</a>${always && html` ${badge("always", "green")}`}</th>
      <td>${inline(description)}${example !== undefined && html`<div class="rule">e.g. <code>${String(example)}</code></div>`}</td></tr>`;
  });
  return html`<section id="headers" aria-labelledby="headers-title">
    ${row(html`<h2 id="headers-title"><a class="self" href="#headers">Response headers</a></h2>
    ${table("fields", "Response headers", ["Header", "Meaning"], lines)}`)}
  </section>`;
}
