// The error registry: an anchor per code.
import type { ErrorFacts } from "../../../generated/errors.ts";
import { isPublic } from "./access.ts";
import { badge, statusBadge } from "./badge.ts";
import { codeCard, jsonBlock } from "./code.ts";
import { type ApiDocument, jsonBody, placedOperations } from "./document.ts";
import type { Source } from "./facts.ts";
import { fieldTable } from "./fields.ts";
import { row } from "./frame.ts";
import { errorAnchor, operationLinks } from "./links.ts";
import { html, inline, type Markup, type Renderable } from "./markup.ts";
import { fieldRows } from "./schema.ts";

/** The section of all error codes. */
export function errorSection({ document, facts }: Source): Markup {
  const sample = sampleError(document);
  return html`<section id="errors" aria-labelledby="errors-title">
    ${row(
      html`<h2 id="errors-title"><a class="self" href="#errors">Errors</a></h2>
      <p>Every failure has the same envelope. Let your program branch on <code>error.code</code>: codes are part of the contract,
      the sentence beside them is for people and may change. Where a code is marked <em>retryable</em>, the very same request may succeed later;
      <a href="#idempotency">retry it under its handle</a>.</p>
      ${sample !== undefined && fieldTable(fieldRows(document, sample.schema, facts), "error-body", "Fields of an error body")}`,
      sample !== undefined && codeCard("Error body", jsonBlock(sample.value)),
    )}
    <div class="error-list">${Object.entries(facts.errors).map(([code, error]) => errorArticle(document, code, error))}</div>
  </section>`;
}

function errorArticle(document: ApiDocument, code: string, error: ErrorFacts): Markup {
  const answering = answeredBy(document, code);
  return html`<article class="error" id="${errorAnchor(code)}">
    <h3><a class="self" href="#${errorAnchor(code)}"><code>${code}</code></a></h3>
    <p class="badges">${statusBadge(error.status)} ${error.retryable ? badge("retryable", "blue") : badge("do not retry unchanged", "grey")}</p>
    <p>${inline(error.meaning)}</p>
    <dl>
      <dt>What to do</dt><dd>${inline(error.action)}</dd>
      <dt>Message</dt><dd>${inline(error.message)}</dd>
      ${answering !== undefined && html`<dt>Answered by</dt><dd>${answering}</dd>`}
    </dl>
  </article>`;
}

/** The operations that answer a code: in words where they are all, or all that take a credential. */
function answeredBy(document: ApiDocument, code: string): Renderable {
  const all = placedOperations(document);
  const answering = all.filter(({ operation }) => Object.values(operation.responses).some((response) => response["x-error-codes"]?.includes(code)));
  if (answering.length === 0) return undefined;
  if (answering.length === all.length) return "every operation";
  const closed = all.filter((placed) => !isPublic(placed));
  return answering.length === closed.length && !answering.some(isPublic) ? "every operation that takes a credential" : operationLinks(answering);
}

/** The first error body that the document shows. */
function sampleError(document: ApiDocument) {
  const responses = placedOperations(document).flatMap(({ operation }) => Object.values(operation.responses));
  for (const response of responses) {
    const { schema, examples = {} } = jsonBody(response.content) ?? {};
    const [example] = Object.values(examples);
    if (response["x-error-codes"] !== undefined && schema !== undefined && example !== undefined) return { schema, value: example.value };
  }
  return undefined;
}
