// The opening: what the API is for, its version, and what it answers.
import { badge, decisionBadge, methodBadge } from "./badge.ts";
import { baseUrl } from "./document.ts";
import { answerExamples, type ShownExample } from "./examples.ts";
import type { Source } from "./facts.ts";
import { row } from "./frame.ts";
import { guided } from "./guided.ts";
import { documentLinks } from "./layout.ts";
import { html, inline, type Markup, prose } from "./markup.ts";

/** The opening section. */
export function hero(source: Source): Markup {
  const { info } = source.document;
  return html`<section class="hero" id="top" aria-labelledby="title">${row(
    html`<h1 id="title">${info.title}</h1>
    <div class="lead">${prose(info.description ?? "")}</div>
    <p class="badges">${badge(`API ${info["x-api-version"] ?? info.version}`, "violet")} ${badge(`document ${info.version}`, "grey")}</p>
    <p class="actions">
      <a class="button primary" href="#quickstart">Quickstart</a>
      <a class="button" href="${documentLinks.json}">OpenAPI JSON</a>
      <a class="button" href="${documentLinks.yaml}">YAML</a>
    </p>
    <p class="note">Base address in the examples: <code>${baseUrl(source.document)}</code>. Yours is the one given to you; sandbox and production differ.</p>`,
    decisionCard(source),
  )}</section>`;
}

/** The examples of the guided operation at a glance, from harmless to hopeless. */
function decisionCard({ document, facts }: Source): Markup {
  const placed = guided(document);
  const examples = answerExamples(facts, placed).toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0));
  return html`<div class="card answers">
    <div class="card-title"><span>${methodBadge(placed.method)} ${placed.path}</span></div>
    <ul>${examples.map(decisionLine)}</ul>
  </div>`;
}

function decisionLine({ description = "", decision = "", score = 0 }: ShownExample): Markup {
  return html`<li>
    <div><span class="score">${score}</span> ${decisionBadge(decision)}</div>
    <p>${inline(description)}</p>
    <div class="meter ${decision}"><span style="width:${score}%"></span></div>
  </li>`;
}
