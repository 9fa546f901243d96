// The error registry: an index, and a page of each code.
import type { ErrorFacts } from "../../../../generated/errors.ts";
import { html, inline, joined, type Markup } from "../../../src/platform/html/markup.ts";
import { badge, statusBadge } from "../badge.ts";
import type { Source } from "../beyond-openapi.ts";
import { codeBlock, jsonBlock, tabCard } from "../code.ts";
import { jsonBody, type PlacedOperation, placedOperations } from "../document.ts";
import { answering, answersFlat, bodiesOf, shapeNames } from "../error-bodies.ts";
import { errorSnippet } from "../error-snippet.ts";
import { fieldTable } from "../fields.ts";
import { pageHead, row, table } from "../frame.ts";
import { operationGroups } from "../groups.ts";
import { breakableCode, errorLink, errorPage, guideLink, operationLink } from "../links.ts";
import { firstSentence, type Page } from "../page.ts";
import { fieldRows } from "../schema.ts";

/** The index of the codes and their pages. */
export function errorPages(source: Source): Page[] {
  const { facts } = source;
  const index: Page = {
    path: "errors",
    title: "Errors",
    description: "Every error code with its status, its meaning and what to do about it.",
    content: () => indexContent(source),
  };
  const pages = Object.entries(facts.errors).map(
    ([code, error]): Page => ({
      path: errorPage(code),
      title: code,
      description: firstSentence(error.meaning.replaceAll("`", "")),
      content: () => codeContent(source, code, error),
    }),
  );
  return [index, ...pages];
}

function indexContent(source: Source): Markup {
  const { document, facts } = source;
  const lines = Object.entries(facts.errors).map(
    ([code, { status, meaning, retryable }]) => html`<tr><td>${statusBadge(status)}</td>
      <th scope="row">${errorLink(code)}${retryable && html` ${badge("retry", "blue")}`}</th><td>${inline(meaning)}</td></tr>`,
  );
  const [body] = placedOperations(document).flatMap(({ operation }) =>
    Object.values(operation.responses).flatMap((response) => (response["x-error-codes"] === undefined ? [] : [jsonBody(response.content)?.schema])),
  );
  return html`${pageHead(html`<a href="@/#reference">API reference</a>`, "Errors", "Every error code with its status, its meaning and what to do about it.")}
    ${row(
      html`<p>Branch on <code>error.code</code>: codes are part of the contract. The message is for people and can change.
      A request that failed with a code marked <em>retry</em> can succeed later; ${guideLink("retries", "Errors and retries")} explains when and how often to send it again.</p>
      <p>A declined payment is not an error: it is a regular response with the decision <code>decline</code>.</p>`,
      tabCard(
        "error-shapes",
        "Error body",
        bodiesOf(document, facts, "VALIDATION_ERROR").map(({ shape, value }) => ({ label: shapeNames[shape], body: jsonBlock(value) })),
      ),
    )}
    ${row(html`<h2 id="codes">Codes</h2>${table("failures", "Error codes", ["Status", "Code", "Meaning"], lines)}`)}
    ${body !== undefined && row(html`<h2 id="error-body">Fields of an error body</h2>${fieldTable(fieldRows(document, body, facts), "error-body", "Fields of an error body")}`)}
    ${row(html`<h2 id="flat">Legacy error format</h2>
      <p>Some responses of ${joined(flatOperations(source), ", ", operationLink)} use an older format with the message in <code>error</code>, and <code>code</code> and
      <code>details</code> beside it. The SDKs read both formats.</p>`)}`;
}

function flatOperations({ document, facts }: Source): PlacedOperation[] {
  return placedOperations(document).filter(({ operation }) => (facts.operations[operation.operationId]?.flatErrors.length ?? 0) > 0);
}

function codeContent(source: Source, code: string, error: ErrorFacts): Markup {
  const { document, facts } = source;
  const bodies = bodiesOf(document, facts, code);
  const marks = html`${statusBadge(error.status)} ${error.retryable ? badge("retryable", "blue") : badge("do not retry unchanged", "grey")}`;
  return html`${pageHead(html`<a href="@/errors">Errors</a>`, html`<code>${breakableCode(code)}</code>`, inline(error.meaning), marks)}
    ${row(
      html`<h2 id="what-to-do">What to do</h2>
      <p>${inline(error.action)}</p>
      <p>${error.retryable ? retryAdvice : repairAdvice}</p>
      <h2 id="message">Message</h2>
      <p>${inline(error.message)}</p>
      <p class="note">The message is for people and can change. Branch on the code.</p>
      <h2 id="answered-by">Returned by</h2>
      ${answeredBy(source, code, error.status)}`,
      html`${tabCard(
        "error-body",
        `Status ${error.status}`,
        bodies.map(({ shape, value }) => ({ label: shapeNames[shape], body: jsonBlock(value) })),
      )}
      ${tabCard("error-caught", "In your code", [{ label: "Node SDK", language: "node", body: codeBlock(errorSnippet(source, code, bodies[0]?.details ?? {}), "javascript") }])}`,
    )}`;
}

const retryAdvice = html`The same request can succeed later. Send it again under the same ${guideLink("idempotency", "handle")}, and
  ${guideLink("retries", "wait as long as the response requests")}. The Node SDK retries automatically and throws when its retries are exhausted.`;
const repairAdvice = html`The same request fails every time. The SDKs do not retry it.`;

/** The operations by resource; folded where they are many. */
function answeredBy(source: Source, code: string, status: number): Markup {
  const { document, facts } = source;
  const all = answering(document, code);
  if (all.length === 0) return html`<p>No operation: the URL or the method does not exist. Compare them with the <a href="@/#reference">reference</a>.</p>`;
  const groups = operationGroups(document).flatMap(({ name, page, operations }) => {
    const some = operations.filter((placed) => all.some(({ operation }) => operation === placed.operation));
    const line = (placed: PlacedOperation) =>
      html`<li>${operationLink(placed)}${answersFlat(facts, placed, status) && html` ${badge("legacy format", "grey")}`}</li>`;
    return some.length === 0 ? [] : [html`<dt><a href="@/${page}">${name}</a></dt><dd><ul>${some.map(line)}</ul></dd>`];
  });
  const list = html`<dl class="by-resource">${groups}</dl>`;
  const words = all.length === placedOperations(document).length ? "Every operation" : `${all.length} operations`;
  return all.length > 12 ? html`<details><summary>${words}</summary>${list}</details>` : list;
}
