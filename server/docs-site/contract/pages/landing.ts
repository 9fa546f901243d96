// The first page: what the API does, the first decision, and links to everything else.

import { html, inline, type Markup, type Renderable } from "../../../src/platform/html/markup.ts";
import { chaptersInSpanish, guideChapters } from "../../guides/chapters.ts";
import { isTranslated, readGuide } from "../../guides/guide-file.ts";
import { type Language, placeIn } from "../../guides/languages.ts";
import { descriptions } from "../addresses.ts";
import { badge, decisionBadge, methodBadge, statusBadge } from "../badge.ts";
import type { Source } from "../beyond-openapi.ts";
import { baseUrl } from "../document.ts";
import { englishParts } from "../english-parts.ts";
import { answerExamples, type ShownExample } from "../examples.ts";
import { row } from "../frame.ts";
import { operationGroups } from "../groups.ts";
import { guided } from "../guided.ts";
import { breakableCode, errorPage, eventPage } from "../links.ts";
import { sandboxCall } from "../named-calls.ts";
import type { Page } from "../page.ts";
import { callCard } from "../snippets.ts";
import { type LandingWords, landingWords } from "./landing-words.ts";

/** The first page in English. */
export function landingPage(source: Source): Page {
  return page(source, "en", () => html`${referenceMap(source)}${catalogues(source)}`);
}

/** The first page in Spanish: its guides, and where the pages start that are in English only. */
export function spanishLandingPage(source: Source): Page {
  return page(source, "es", () => englishPages(source));
}

function page(source: Source, language: Language, more: () => Markup): Page {
  const words = landingWords[language];
  return {
    path: placeIn(language, ""),
    title: words.title(source.document),
    description: words.description(source.document),
    content: () => html`${hero(source, language)}${firstDecision(source, words)}${guideMap(language)}${more()}`,
  };
}

function hero(source: Source, language: Language): Markup {
  const { info } = source.document;
  const { title, lead, quickstart, example, versions } = landingWords[language];
  return html`<section class="hero" aria-labelledby="title">${row(
    html`<h1 id="title">${title(source.document)}</h1>
    <div class="lead">${lead(source.document)}</div>
    <p class="actions">
      <a class="button primary" href="@/${placeIn(language, "guides/quickstart")}">${quickstart}</a>
      <a class="button" href="@/${descriptions.json}">OpenAPI JSON</a>
      <a class="button" href="@/${descriptions.yaml}">OpenAPI YAML</a>
    </p>
    <p class="badges">${badge(`${versions.api[0]} ${info["x-api-version"] ?? info.version}`, "violet", versions.api[1])}
      ${badge(`${versions.document[0]} ${info.version}`, "grey", versions.document[1])}</p>`,
    decisionCard(source, example),
  )}</section>`;
}

/** The examples of the guided operation at a glance, from the lowest score to the highest. */
function decisionCard({ document, facts }: Source, words: LandingWords["example"]): Markup {
  const placed = guided(document);
  const examples = answerExamples(facts, placed).toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0));
  return html`<div class="card answers">
    <div class="card-title"><span>${methodBadge(placed.method)} ${placed.path}</span></div>
    <ul>${examples.map((example) => decisionLine(example, words(example)))}</ul>
  </div>`;
}

function decisionLine({ decision = "", score = 0 }: ShownExample, words: Markup): Markup {
  return html`<li>
    <div><span class="score">${score}</span> ${decisionBadge(decision)}</div>
    <p>${words}</p>
    <div class="meter ${decision}"><span style="width:${score}%"></span></div>
  </li>`;
}

function firstDecision(source: Source, words: LandingWords): Markup {
  return html`<section aria-labelledby="first-decision">${row(
    html`<h2 id="first-decision">${words.firstDecision}</h2>
    ${words.steps}
    <p class="note">${words.baseUrl(baseUrl(source.document))}</p>`,
    callCard(source, sandboxCall(source, "challenge"), words.call, words.copy),
  )}</section>`;
}

function guideMap(language: Language): Markup {
  const chapters = guideChapters.map(({ title, guides }) => {
    const tiles = guides.map((id) => {
      const translated = isTranslated(id, language);
      const guide = readGuide(id, translated ? language : "en");
      return tile(placeIn(language, `guides/${id}`), translated ? guide.title : html`${guide.title} <small>en inglés</small>`, guide.description);
    });
    return html`<h3>${language === "es" ? chaptersInSpanish[title] : title}</h3><ul class="map">${tiles}</ul>`;
  });
  return html`<section aria-labelledby="guides"><h2 id="guides">${landingWords[language].guides}</h2>${chapters}</section>`;
}

/** Where the parts of the site begin that are in English only. */
function englishPages({ document }: Source): Markup {
  const tiles = englishParts(document).map(({ title, text, place }) => tile(place, title, text));
  return html`<section aria-labelledby="reference"><h2 id="reference">Referencia en inglés</h2>
    <p>Los campos, los errores y los eventos se describen en inglés, como el contrato del que provienen.</p><ul class="map">${tiles}</ul></section>`;
}

function referenceMap({ document, facts }: Source): Markup {
  const tiles = operationGroups(document).map(({ name, description, page, operations }) =>
    tile(page, html`${name} <small>${operations.length}</small>`, inline(description ?? "")),
  );
  return html`<section aria-labelledby="reference"><h2 id="reference">API reference</h2>
    <p>Every operation with its fields, limits, examples and errors.</p>
    <ul class="map">${tiles}${tile("signals", html`Signals <small>${facts.signals.length}</small>`, "What each signal means, reads and weighs.")}${tile("headers", "Response headers", "Headers of every response.")}</ul></section>`;
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
