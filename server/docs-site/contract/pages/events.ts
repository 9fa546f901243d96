// The events that the service sends: a catalogue, and a page of each.

import { html, inline, type Markup } from "../../../src/platform/html/markup.ts";
import type { Source } from "../beyond-openapi.ts";
import { codeBlock, codeCard } from "../code.ts";
import { bodyOf, type Json, type Operation } from "../document.ts";
import { exampleCard, requestExamples } from "../examples.ts";
import { fieldTable } from "../fields.ts";
import { pageHead, row, table } from "../frame.ts";
import { operationNamed } from "../guided.ts";
import { eventLink, eventPage, guideLink, operationLink } from "../links.ts";
import { firstSentence, type Page } from "../page.ts";
import { fieldRow, fieldRows } from "../schema.ts";

const description = "The events that the service sends to your endpoints, when it sends them, and their fields.";

/** The catalogue of the events and their pages; nothing where the document has none. */
export function eventPages(source: Source): Page[] {
  const events = Object.entries(source.document.webhooks ?? {});
  if (events.length === 0) return [];
  const pages = events.map(
    ([type, { post }]): Page => ({
      path: eventPage(type),
      title: type,
      description: firstSentence((post.description ?? "").replaceAll("`", "")),
      content: () => eventContent(source, type, post),
    }),
  );
  return [{ path: "events", title: "Events", description, content: () => catalogue(source) }, ...pages];
}

function catalogue({ document, facts }: Source): Markup {
  const events = Object.entries(document.webhooks ?? {});
  const lines = events.map(([type, { post }]) => html`<tr><th scope="row">${eventLink(type)}</th><td>${inline(post.description ?? "")}</td></tr>`);
  const headers = (events[0]?.[1].post.parameters ?? []).map(({ name, schema, description: meaning, required = false }) =>
    fieldRow(document, { ...schema, description: meaning }, facts, { path: name, required }),
  );
  return html`${pageHead(html`<a href="@/#reference">API reference</a>`, "Events", description)}
    ${row(html`<p>Each event is a signed POST. ${guideLink("webhooks", "Webhooks")} explains how to register an endpoint, verify events, and when deliveries are retried.
    Ignore types that you do not know: later versions add more.</p>
    <h2 id="catalogue">Catalogue</h2>
    ${table("plain", "Events", ["Type", "Sent when"], lines)}
    <h2 id="headers">Headers of every event</h2>${fieldTable(headers, "event-header", "Headers of every event")}`)}`;
}

function eventContent(source: Source, type: string, post: Operation): Markup {
  const { document, facts } = source;
  const fields = fieldRows(document, bodyOf(post.requestBody?.content)?.schema ?? {}, facts);
  const examples = requestExamples(post);
  return html`${pageHead(html`<a href="@/events">Events</a>`, html`<code>${type}</code>`, inline(post.description ?? ""))}
    ${row(
      html`<h2 id="when">When it is sent</h2>${causes(source, post)}
      <h2 id="fields">Fields</h2>${fieldTable(fields, `event-${type}`, `Fields of ${type}`)}`,
      html`${exampleCard("event-example", "Event", examples)}
      ${codeCard("Receive it", codeBlock(receiveSnippet(facts.sdk.packageName, type, examples[0]?.value), "javascript"))}
      <div class="hint">Respond with a 2xx at once and process the event afterwards. Events can arrive more than once and out of order: see ${guideLink("webhooks", "Webhooks")}.</div>`,
    )}`;
}

function causes({ document }: Source, { "x-cause": { operations, note } = { operations: [] } }: Operation): Markup {
  const list = operations.map((id) => html`<li>${operationLink(operationNamed(document, id))}</li>`);
  return html`${list.length > 0 && html`<p>Triggered by</p><ul>${list}</ul>`}${note !== undefined && html`<p>${inline(note)}</p>`}`;
}

/** A module that verifies an event and reads its first fields: `event.data` has the type that the check of `event.type` leaves. */
export function receiveSnippet(packageName: string, type: string, example: Json | undefined): string {
  const data = isObject(example) && isObject(example.data) ? Object.keys(example.data) : [];
  const read = data.slice(0, 3).map((name) => `event.data.${name}`);
  return `import { webhooks } from ${JSON.stringify(packageName)};

/** \`body\` is the text of the request, unparsed. */
export function receive(body, headers) {
  const secret = process.env.WEBHOOK_SECRET;
  const event = webhooks.unwrap(body, headers, secret);
  if (event.type === ${JSON.stringify(type)}) {
    // event.data is typed: ${data.length} ${data.length === 1 ? "field" : "fields"}
    console.log(${read.join(", ")});
  }
}`;
}

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
