// A page of each group of operations: an overview, then each operation in full.

import { html, inline, type Markup } from "../../../src/platform/html/markup.ts";
import { methodBadge } from "../badge.ts";
import type { Source } from "../beyond-openapi.ts";
import type { PlacedOperation } from "../document.ts";
import { fieldNames } from "../field-names.ts";
import { pageHead } from "../frame.ts";
import { operationGroups } from "../groups.ts";
import { breakablePath, operationSection } from "../operation.ts";
import type { Page } from "../page.ts";

/** The pages of the reference, in the order of the contract's tags. */
export function referencePages(source: Source): Page[] {
  return operationGroups(source.document).map(({ name, description, page, operations }) => ({
    path: page,
    title: name,
    description: description ?? `Operations of ${name}.`,
    sections: operations.map(({ method, path, operation }) => {
      const { operationId: anchor, summary, "x-sdk": sdk } = operation;
      const names = [method.toUpperCase(), path, sdk === undefined ? anchor : `${sdk.resource}.${sdk.method}`];
      return { anchor, title: summary, words: [...names, operation.description ?? "", ...fieldNames(source.document, operation)].join(" ") };
    }),
    content: () => html`${pageHead(html`<a href="@/#reference">API reference</a>`, name, inline(description ?? ""))}
      ${overview(name, operations)}
      ${operations.map((placed) => operationSection(source, placed))}`,
  }));
}

function overview(name: string, operations: readonly PlacedOperation[]): Markup {
  const line = ({ method, path, operation }: PlacedOperation) =>
    html`<li><a href="#${operation.operationId}">${methodBadge(method)} <code>${breakablePath(path)}</code> <span>${operation.summary}</span></a></li>`;
  return html`<ul class="endpoints" aria-label="Operations of ${name}">${operations.map(line)}</ul>`;
}
