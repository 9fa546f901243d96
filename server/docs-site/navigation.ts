// The bar at the top, and the sidebar of each part of the site.
import { escapeHtml, html } from "../src/platform/html/markup.ts";
import type { Source } from "./contract/beyond-openapi.ts";
import { englishParts } from "./contract/english-parts.ts";
import { operationGroups } from "./contract/groups.ts";
import { breakableCode, errorPage, eventPage, operationPlace, signalPage } from "./contract/links.ts";
import { signalFamilies } from "./contract/pages/signals.ts";
import { chaptersInSpanish, type GuideId, guideChapters } from "./guides/chapters.ts";
import { isTranslated, readGuide } from "./guides/guide-file.ts";
import { type Language, placeIn } from "./guides/languages.ts";

/** An entry of the sidebar. Its text is HTML. */
export interface SidebarItem {
  readonly text: string;
  readonly link?: string;
  readonly items?: readonly SidebarItem[];
  readonly collapsed?: boolean;
}

/** A link of the bar at the top. */
export interface NavigationLink {
  readonly text: string;
  readonly link: string;
  readonly activeMatch?: string;
}

/** Navigation in the generator's form. */
export interface Navigation {
  readonly nav: readonly (NavigationLink | { readonly text: string; readonly items: readonly NavigationLink[] })[];
  /** Sidebars by the beginning of the path. */
  readonly sidebar: Readonly<Record<string, readonly SidebarItem[]>>;
}

/** The navigation of a contract's site. */
export function navigation(source: Source): Navigation {
  const { document, facts } = source;
  const guides = guideSidebar("en");
  const groups = operationGroups(document).map(({ name, page, operations }) => ({
    ...item(name, page),
    collapsed: true,
    items: operations.map((placed) => item(placed.operation.summary, operationPlace(placed))),
  }));
  const [first] = groups;
  return {
    nav: [
      { text: "Guides", link: "/guides/quickstart", activeMatch: "^/guides/" },
      { text: "API reference", link: first?.link ?? "/headers", activeMatch: "^/(?:reference/|headers)" },
      { text: "Signals", link: "/signals", activeMatch: "^/signals" },
      { text: "Events", link: "/events", activeMatch: "^/events" },
      { text: "Errors", link: "/errors", activeMatch: "^/errors" },
      { text: "Changelog", link: "/changelog", activeMatch: "^/changelog" },
    ],
    sidebar: {
      "/guides/": guides,
      "/reference/": [...groups, item("Response headers", "headers")],
      "/headers": [...groups, item("Response headers", "headers")],
      "/signals": [
        item("Signals", "signals"),
        ...signalFamilies(source).map(({ name, anchor, signals }) => ({
          ...item(name, `signals#${anchor}`),
          collapsed: true,
          items: signals.map(({ code }) => ({ text: breakableCode(code).markup, link: `/${signalPage(code)}` })),
        })),
      ],
      "/events": [
        {
          ...item("Events", "events"),
          items: Object.keys(document.webhooks ?? {}).map((type) => ({ text: breakableCode(type).markup, link: `/${eventPage(type)}` })),
        },
      ],
      "/errors": [
        { ...item("Errors", "errors"), items: Object.keys(facts.errors).map((code) => ({ text: breakableCode(code).markup, link: `/${errorPage(code)}` })) },
      ],
      "/changelog": guides,
    },
  };
}

/** The navigation of the Spanish pages. What is in English only is in a menu that says so. */
export function spanishNavigation({ document }: Source): Navigation {
  const home = `/${placeIn("es", "")}`;
  return {
    nav: [
      { text: "Guías", link: `${home}guides/quickstart`, activeMatch: `^${home}guides/` },
      { text: "Referencia (en inglés)", items: englishParts(document).map(({ title, place }) => ({ text: title, link: `/${place}` })) },
    ],
    sidebar: { [`${home}guides/`]: guideSidebar("es") },
  };
}

/** The guides by chapter. In Spanish, those that are not translated are marked. */
function guideSidebar(language: Language): SidebarItem[] {
  const entry = (id: GuideId): SidebarItem => {
    const place = placeIn(language, `guides/${id}`);
    if (isTranslated(id, language)) return item(readGuide(id, language).title, place);
    return { ...item(readGuide(id).title, place), text: html`<span lang="en">${readGuide(id).title}</span> <small>(en inglés)</small>`.markup };
  };
  return guideChapters.map(({ title, guides }) => ({ text: language === "es" ? chaptersInSpanish[title] : title, items: guides.map(entry) }));
}

function item(text: string, place: string): SidebarItem {
  return { text: escapeHtml(text), link: `/${place}` };
}
