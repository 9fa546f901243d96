// The events that the service sends: what each tells, its fields, an example.
import { bodyOf } from "./document.ts";
import { exampleCard, requestExamples } from "./examples.ts";
import type { Source } from "./facts.ts";
import { fieldTable } from "./fields.ts";
import { row } from "./frame.ts";
import { eventAnchor } from "./links.ts";
import { html, type Markup, prose } from "./markup.ts";
import { fieldRow, fieldRows } from "./schema.ts";

/** The section of the events; nothing where the document has none. */
export function eventSection({ document, facts }: Source): Markup | false {
  const events = Object.entries(document.webhooks ?? {});
  const [first] = events;
  if (first === undefined) return false;
  const headers = (first[1].post.parameters ?? []).map(({ name, schema, description, required = false }) =>
    fieldRow(document, { ...schema, description }, facts, { path: name, required }),
  );
  const sections = events.map(([type, { post }]) => {
    const id = eventAnchor(type);
    const fields = fieldRows(document, bodyOf(post.requestBody?.content)?.schema ?? {}, facts);
    return html`<section class="operation" id="${id}" aria-labelledby="${id}-title">${row(
      html`<h3 id="${id}-title"><a class="self" href="#${id}">${type}</a></h3>
      ${prose(post.description ?? "")}
      ${fieldTable(fields, id, `Fields of ${type}`)}`,
      exampleCard(`${id}-example`, "Event", requestExamples(post)),
    )}</section>`;
  });
  return html`<section class="tag" id="events" aria-labelledby="events-title">
    <h2 id="events-title">Events</h2>
    <p class="lead">What the service posts to your endpoints. The guide to <a href="#webhooks">webhooks</a> says how to receive them.</p>
    ${row(html`<h4>Headers of every event</h4>${fieldTable(headers, "event-header", "Headers of every event")}`)}
    ${sections}
  </section>`;
}
