// The bar at the top, and the sidebar of each part of the site.
import { escapeHtml } from "../src/platform/html/markup.ts";
import type { Source } from "./contract/facts.ts";
import { operationGroups } from "./contract/groups.ts";
import { breakableCode, errorPage, eventPage, operationPlace, signalPage } from "./contract/links.ts";
import { signalFamilies } from "./contract/pages/signals.ts";
import { type GuideChapter, guideChapters } from "./guides/chapters.ts";
import { readGuide } from "./guides/guide-file.ts";

/** An entry of the sidebar. Its text is HTML. */
export interface SidebarItem {
  readonly text: string;
  readonly link?: string;
  readonly items?: readonly SidebarItem[];
  readonly collapsed?: boolean;
}

/** Navigation in the generator's form. */
export interface Navigation {
  readonly nav: readonly { readonly text: string; readonly link: string; readonly activeMatch: string }[];
  /** Sidebars by the beginning of the path. */
  readonly sidebar: Readonly<Record<string, readonly SidebarItem[]>>;
}

/** The navigation of a contract's site. */
export function navigation(source: Source): Navigation {
  const { document, facts } = source;
  const item = (text: string, place: string): SidebarItem => ({ text: escapeHtml(text), link: `/${place}` });
  const guides = guideChapters.map(({ title, guides: ids }: GuideChapter) => ({
    text: title,
    items: ids.map((id) => item(readGuide(id).title, `guides/${id}`)),
  }));
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
