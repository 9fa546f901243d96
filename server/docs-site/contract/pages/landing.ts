// The first page: what the API does, the first decision, and links to everything else.

import { html, inline, type Markup, prose, type Renderable } from "../../../src/platform/html/markup.ts";
import { type GuideChapter, guideChapters } from "../../guides/chapters.ts";
import { readGuide } from "../../guides/guide-file.ts";
import { descriptions } from "../addresses.ts";
import { badge, decisionBadge, methodBadge, statusBadge } from "../badge.ts";
import { baseUrl } from "../document.ts";
import { answerExamples, type ShownExample } from "../examples.ts";
import type { Source } from "../facts.ts";
import { row } from "../frame.ts";
import { operationGroups } from "../groups.ts";
import { guided } from "../guided.ts";
import { breakableCode, errorPage, eventPage, guideLink } from "../links.ts";
import { sandboxCall } from "../named-calls.ts";
import type { Page } from "../page.ts";
import { callCard } from "../snippets.ts";

/** The first page. */
export function landingPage(source: Source): Page {
  const { info } = source.document;
  return {
    path: "",
    title: info.title,
    description: (info.description ?? "").replace(/\s+/g, " "),
    content: () => html`${hero(source)}${firstDecision(source)}${guideMap()}${referenceMap(source)}${catalogues(source)}`,
  };
}

function hero(source: Source): Markup {
  const { info } = source.document;
  return html`<section class="hero" aria-labelledby="title">${row(
    html`<h1 id="title">${info.title}</h1>
    <div class="lead">${prose(info.description ?? "")}</div>
    <p class="actions">
      <a class="button primary" href="@/guides/quickstart">Quickstart</a>
      <a class="button" href="@/${descriptions.json}">OpenAPI JSON</a>
      <a class="button" href="@/${descriptions.yaml}">OpenAPI YAML</a>
    </p>
    <p class="badges">${badge(`API version ${info["x-api-version"] ?? info.version}`, "violet", "Version that health, discovery and events state")}
      ${badge(`OpenAPI document ${info.version}`, "grey", "Version of the description of the API: info.version of the document")}</p>`,
    decisionCard(source),
  )}</section>`;
}

/** The examples of the guided operation at a glance, from the lowest score to the highest. */
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

function firstDecision(source: Source): Markup {
  return html`<section aria-labelledby="first-decision">${row(
    html`<h2 id="first-decision">Your first decision</h2>
    <p>Call the API when the payer confirms the payment, before you send it to the processor. The assessment is stored before it is returned: a retry under the same order returns
    the same decision.</p>
    <ol>
      <li><strong>Start a sandbox.</strong> Run <code>npm ci &amp;&amp; npm start</code>. It prints keys; there is nothing else to install.</li>
      <li><strong>Send a payment.</strong> This payer is a ${guideLink("sandbox", "sandbox value")} and is always challenged.</li>
      <li><strong>Act on <code>decision</code></strong>, store <code>session_id</code>, and ${guideLink("outcomes", "report the outcome")}.</li>
    </ol>
    <p class="note">Base URL of all examples: <code>${baseUrl(source.document)}</code>. Replace it with the one you received; sandbox and production differ.</p>`,
    callCard(source, sandboxCall(source, "challenge"), "Assess a payment"),
  )}</section>`;
}

function guideMap(): Markup {
  const chapters = guideChapters.map(({ title, guides }: GuideChapter) => {
    const tiles = guides.map((id) => {
      const guide = readGuide(id);
      return tile(`guides/${id}`, guide.title, guide.description);
    });
    return html`<h3>${title}</h3><ul class="map">${tiles}</ul>`;
  });
  return html`<section aria-labelledby="guides"><h2 id="guides">Guides</h2>${chapters}</section>`;
}

function referenceMap({ document }: Source): Markup {
  const tiles = operationGroups(document).map(({ name, description, page, operations }) =>
    tile(page, html`${name} <small>${operations.length}</small>`, inline(description ?? "")),
  );
  return html`<section aria-labelledby="reference"><h2 id="reference">API reference</h2>
    <p>Every operation with its fields, limits, examples and errors.</p>
    <ul class="map">${tiles}${tile("headers", "Response headers", "Headers of every response.")}</ul></section>`;
}

function catalogues({ document, facts }: Source): Markup {
  const events = Object.keys(document.webhooks ?? {}).map((type) => html`<li><a href="@/${eventPage(type)}"><code>${type}</code></a></li>`);
  const codes = Object.entries(facts.errors).map(
    ([code, { status }]) => html`<li><a href="@/${errorPage(code)}">${statusBadge(status)} <code>${breakableCode(code)}</code></a></li>`,
  );
  return html`<div class="catalogues">
    ${events.length > 0 && html`<section aria-labelledby="events"><h2 id="events"><a class="self" href="@/events">Events</a></h2><ul>${events}</ul></section>`}
    <section aria-labelledby="errors"><h2 id="errors"><a class="self" href="@/errors">Errors</a></h2><ul>${codes}</ul></section></div>`;
}

function tile(place: string, title: Renderable, text: Renderable): Markup {
  return html`<li><a href="@/${place}"><strong>${title}</strong><span>${text}</span></a></li>`;
}
