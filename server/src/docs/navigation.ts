// The way through the site: on the left all parts with the present one unfolded, below a page its neighbours.
import { descriptions } from "./addresses.ts";
import { methodBadge } from "./badge.ts";
import type { PlacedOperation } from "./document.ts";
import type { Source } from "./facts.ts";
import { operationGroups } from "./groups.ts";
import { guideChapters } from "./guide-list.ts";
import { breakableCode, errorPage, eventPage } from "./links.ts";
import { html, type Markup, type Renderable, raw } from "./markup.ts";
import type { Page, PageSection } from "./page.ts";

/** The side navigation as it stands on a page. `sections`: the headings of the page, where it has any to show. */
export function sideNavigation({ document, facts }: Source, page: Page, sections: readonly PageSection[]): Markup {
  const link = (path: string, text: Renderable, below?: Renderable) =>
    html`<li><a href="@/${path}"${path === page.path && raw(' aria-current="page"')}>${text}</a>${below}</li>`;
  const inside = (place: string) => page.path === place || page.path.startsWith(`${place}/`);
  const guides = guideChapters.map((chapter) =>
    part(
      chapter.title,
      chapter.guides.map(({ id, title }) => link(`guides/${id}`, title, page.path === `guides/${id}` && sections.length > 1 && sectionList(sections))),
    ),
  );
  const groups = operationGroups(document).map((group) =>
    link(group.page, group.name, page.path === group.page && list("below", group.operations.map(operationItem))),
  );
  const events = Object.keys(document.webhooks ?? {}).map((type) => link(eventPage(type), type));
  const codes = Object.keys(facts.errors).map((code) => link(errorPage(code), breakableCode(code)));
  return html`<nav id="contents" aria-label="Contents">${guides}
    ${part("Reference", [
      groups,
      events.length > 0 && link("events", "Events", inside("events") && list("below codes", events)),
      link("errors", "Errors", inside("errors") && list("below codes", codes)),
      link("headers", "Response headers"),
    ])}
    ${part("About", [link("changelog", "Changelog"), link(descriptions.json, descriptions.json), link(descriptions.yaml, descriptions.yaml)])}
  </nav>`;
}

/** Links to the page before and the page after. */
export function neighbours(before: Page | undefined, after: Page | undefined): Markup {
  const link = (page: Page, side: "prev" | "next", word: string) =>
    html`<a class="${side}" rel="${side}" href="@/${page.path}"><span>${word}</span> ${page.part === "home" ? "Overview" : page.title}</a>`;
  return html`<nav class="neighbours" aria-label="Neighbouring pages">${before && link(before, "prev", "Previous")}${after && link(after, "next", "Next")}</nav>`;
}

function part(title: string, items: Renderable): Markup {
  return html`<h2>${title}</h2>${list("", items)}`;
}

function list(kind: string, items: Renderable): Markup {
  return html`<ul${kind !== "" && html` class="${kind}"`}>${items}</ul>`;
}

function sectionList(sections: readonly PageSection[]): Markup {
  return list(
    "below",
    sections.map(({ anchor, title }) => html`<li><a href="#${anchor}">${title}</a></li>`),
  );
}

function operationItem({ method, operation }: PlacedOperation): Markup {
  return html`<li><a href="#${operation.operationId}"><span>${operation.summary}</span>${methodBadge(method)}</a></li>`;
}
