// One operation: what it does, who may call it, what it takes, what it answers, how it fails. Text left, code right.

import { escapeHtml, html, inline, joined, type Markup, prose, raw } from "../../src/platform/html/markup.ts";
import { accessList } from "./access.ts";
import { badge, methodBadge, statusBadge } from "./badge.ts";
import type { Source } from "./beyond-openapi.ts";
import { type ApiDocument, bodyOf, type Operation, type PlacedOperation, type Response, resolveSchema, type Schema } from "./document.ts";
import { answerExamples, exampleCard, requestExamples } from "./examples.ts";
import { fieldTable } from "./fields.ts";
import { row, table } from "./frame.ts";
import { errorLink, headerLink } from "./links.ts";
import { operationCall } from "./named-calls.ts";
import { fieldRow, fieldRows } from "./schema.ts";
import { seeAlso } from "./see-also.ts";
import { callCard } from "./snippets.ts";

/** The section of an operation. */
export function operationSection(source: Source, placed: PlacedOperation): Markup {
  const { operationId: id, summary, description = "", deprecated } = placed.operation;
  return html`<section class="operation" id="${id}" aria-labelledby="${id}-title">
    ${row(
      html`<h2 id="${id}-title"><a class="self" href="#${id}">${summary}</a></h2>
      <p class="address">${methodBadge(placed.method)} <code>${breakablePath(placed.path)}</code>${deprecated && html` ${badge("deprecated", "amber")}`}</p>
      ${prose(withoutSummary(summary, description))}
      ${seeAlso(id)}
      ${accessList(source, placed)}`,
      callCard(source, operationCall(source, id)),
    )}
    ${requestPart(source, placed.operation)}
    ${answerPart(source, placed)}
    ${errorPart(source, placed.operation)}
  </section>`;
}

/** A path that may break after each slash. */
export function breakablePath(path: string): Markup {
  return raw(escapeHtml(path).replaceAll("/", "/<wbr>"));
}

/** The description without its first paragraph where that only repeats the summary. */
function withoutSummary(summary: string, description: string): string {
  const [first = "", ...rest] = description.split(/\n\s*\n/);
  return first.trim().replace(/\.$/, "") === summary ? rest.join("\n\n") : description;
}

function requestPart(source: Source, operation: Operation): Markup | false {
  const id = operation.operationId;
  const body = bodyOf(operation.requestBody?.content);
  const parameters = [
    parameterPart(source, operation, "path", "Path parameters"),
    parameterPart(source, operation, "query", "Query parameters"),
    parameterPart(source, operation, "header", "Request headers"),
  ].filter((part) => part !== false);
  if (body === undefined && parameters.length === 0) return false;
  return row(
    html`${parameters}${body?.schema !== undefined && bodyPart(source, operation, body.schema, body.otherType)}`,
    exampleCard(`${id}-request-examples`, "Request body", requestExamples(operation)),
  );
}

function parameterPart({ document, facts }: Source, operation: Operation, place: string, title: string): Markup | false {
  const rows = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === place)
    .map(({ name, schema, description, deprecated, required = false }) =>
      fieldRow(document, { ...schema, description, deprecated }, facts, { path: name, required }),
    );
  return rows.length > 0 && html`<h3>${title}</h3>${fieldTable(rows, `${operation.operationId}-${place}`, `${title} of ${operation.summary}`)}`;
}

/** Fields of a JSON body; of a table its columns. */
function bodyPart({ document, facts }: Source, { operationId: id, summary, "x-columns": columns }: Operation, schema: Schema, otherType?: string): Markup {
  const shown = columns === undefined ? schema : rowOf(document, columns);
  const what = columns === undefined ? "Fields" : "Columns";
  const fields = fieldTable(fieldRows(document, shown, facts), `${id}-request`, `${what} of the request of ${summary}`);
  return html`<div class="fields-title">
      <h3 id="${id}-request">Request body</h3>
      <button class="unfold" type="button" data-unfold="${id}-request-fields">Unfold all</button>
    </div>
    ${otherType !== undefined && typeLine(document, schema, otherType)}
    <div id="${id}-request-fields">${fields}</div>`;
}

/** The model of a row, without the properties that are no columns. */
function rowOf(document: ApiDocument, name: string): Schema {
  const row = resolveSchema(document, { $ref: `#/components/schemas/${name}` });
  return { ...row, properties: Object.fromEntries(Object.entries(row.properties ?? {}).filter(([, property]) => property["x-column"] !== false)) };
}

/** What a body is that is not JSON. */
function typeLine(document: ApiDocument, schema: Schema, type: string): Markup {
  return html`<p><code>${type}</code>. ${inline(resolveSchema(document, schema).description ?? "")}</p>`;
}

function answerPart({ document, facts }: Source, placed: PlacedOperation): Markup {
  const { operationId: id, responses, summary } = placed.operation;
  const answers = Object.entries(responses).filter(([, response]) => response["x-error-codes"] === undefined);
  const shown = new Map<string, string>();
  const parts = answers.map(([status, response]) => {
    const { schema, otherType } = bodyOf(response.content) ?? {};
    const same = shown.get(JSON.stringify(schema));
    shown.set(JSON.stringify(schema), status);
    const fields = () =>
      otherType !== undefined && schema !== undefined
        ? typeLine(document, schema, otherType)
        : fieldTable(fieldRows(document, schema ?? {}, facts), `${id}-${status}`, `Fields of the ${status} answer of ${summary}`);
    return html`<h3 id="${id}-answer-${status}">Response ${statusBadge(status)}</h3><p>${inline(response.description)}</p>
      ${schema !== undefined && (same === undefined ? fields() : html`<p>The same fields as in <a href="#${id}-answer-${same}">${same}</a>.</p>`)}
      ${headerNames(response)}`;
  });
  return row(parts, exampleCard(`${id}-answers`, "Response", answerExamples(facts, placed)));
}

function headerNames({ headers = {} }: Response): Markup | false {
  const names = Object.keys(headers);
  return names.length > 0 && html`<p class="note">Headers: ${joined(names, ", ", headerLink)}.</p>`;
}

/** How an operation fails. The body of each code stands on its own page. */
function errorPart({ facts }: Source, { operationId: id, summary, responses }: Operation): Markup | false {
  const lines = Object.entries(responses).flatMap(([status, { "x-error-codes": codes = [] }]) =>
    codes.map((code) => {
      const error = facts.errors[code];
      return html`<tr><td>${statusBadge(status)}</td><th scope="row">${errorLink(code)}${error?.retryable && html` ${badge("retry", "blue")}`}</th>
        <td>${inline(error?.meaning ?? "")}</td></tr>`;
    }),
  );
  const flat = facts.operations[id]?.flatErrors ?? [];
  return (
    lines.length > 0 &&
    row(html`<h3 id="${id}-errors">Errors</h3>${table("failures", `Errors of ${summary}`, ["Status", "Code", "Meaning"], lines)}
    ${flat.length > 0 && html`<p class="note">Of ${joined(flat, ", ", String)} the body has the <a href="@/errors#flat">legacy error format</a>.</p>`}`)
  );
}
