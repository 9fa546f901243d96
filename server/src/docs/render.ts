// The page, put together.
import type { ApiDocument } from "./document.ts";
import { errorSection } from "./errors.ts";
import { eventSection } from "./events.ts";
import type { Facts, Source } from "./facts.ts";
import { guideSection, guides } from "./guides.ts";
import { headerSection } from "./headers.ts";
import { hero } from "./hero.ts";
import { layout } from "./layout.ts";
import { html, inline, type Markup } from "./markup.ts";
import { navigation, type OperationGroup, operationGroups, tagAnchor } from "./navigation.ts";
import { operationSection } from "./operation.ts";

/**
 * Turns the OpenAPI document and the facts that it does not hold into one self-contained HTML page. Pure: the same input gives the same page.
 *
 * @throws Error when the document has a dangling reference or lacks the operation that the guides walk through
 */
export function renderDocs(document: ApiDocument, extras: Facts): string {
  const source: Source = { document, facts: extras };
  const content = [
    hero(source),
    guides.map((guide) => guideSection(source, guide)),
    operationGroups(document).map((group) => groupSection(source, group)),
    eventSection(source),
    headerSection(document),
    errorSection(source),
  ];
  return layout(source, navigation(source, guides), content).markup;
}

function groupSection(source: Source, { name, description, operations }: OperationGroup): Markup {
  const anchor = tagAnchor(name);
  return html`<section class="tag" id="${anchor}" aria-labelledby="${anchor}-title">
    <h2 id="${anchor}-title">${name}</h2>
    ${description !== undefined && html`<p class="lead">${inline(description)}</p>`}
    ${operations.map((placed) => operationSection(source, placed))}
  </section>`;
}
