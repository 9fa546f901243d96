// The whole site: pages in reading order, and the navigation around them.

import { changelogPage } from "./changelog.ts";
import { checkLinks } from "./contract/addresses.ts";
import type { Facts, Source } from "./contract/beyond-openapi.ts";
import type { ApiDocument } from "./contract/document.ts";
import { linkedSignals } from "./contract/links.ts";
import type { Page } from "./contract/page.ts";
import { errorPages } from "./contract/pages/errors.ts";
import { eventPages } from "./contract/pages/events.ts";
import { headersPage } from "./contract/pages/headers.ts";
import { landingPage, spanishLandingPage } from "./contract/pages/landing.ts";
import { referencePages } from "./contract/pages/reference.ts";
import { signalPages } from "./contract/pages/signals.ts";
import { guideIds } from "./guides/chapters.ts";
import { guidePage } from "./guides/guide-page.ts";
import { alternates, type Language, placeIn } from "./guides/languages.ts";
import { htmlBlock } from "./guides/markdown.ts";
import { type Navigation, navigation, spanishNavigation } from "./navigation.ts";
import { publishedFiles } from "./published/files.ts";
import { searchText } from "./search/text.ts";

/** A page as the generator reads it. */
export interface SitePage {
  /** Its place below /docs; empty for the first page. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Markdown without its front matter. */
  readonly markdown: string;
  /** Front matter beside title and description. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** HTML that the search index is made of; undefined: the page itself. */
  readonly searchText: string | undefined;
}

/** A site. */
export interface Site {
  readonly title: string;
  readonly description: string;
  /** Its pages, in reading order. */
  readonly pages: readonly SitePage[];
  readonly navigation: Navigation;
  /** The navigation of the Spanish pages. */
  readonly spanishNavigation: Navigation;
  /** Texts of the files beside the pages, by their places below /docs. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Makes the site of an OpenAPI document and the facts that it does not hold. Pure: the same contract gives the same site.
 *
 * @throws Error for a dangling reference of the document, a link to a page that does not exist, and a guide that names an unknown fact
 */
export function createSite(document: ApiDocument, facts: Facts): Site {
  const source: Source = { document, facts };
  const generated = {
    landing: landingPage(source),
    reference: [...referencePages(source), headersPage(source)],
    signals: signalPages(source),
    events: eventPages(source),
    errors: errorPages(source),
  };
  const contract = [generated.landing, ...generated.reference, ...generated.signals, ...generated.events, ...generated.errors];
  const guides = (language: Language) => guideIds.map((id) => guidePage(id, source, language));
  const translated = [...guides("en"), ...guides("es")].map(({ path }) => path);
  const places = new Set([...contract.map(({ path }) => path), ...translated, "changelog"]);
  const codes: ReadonlySet<string> = new Set(facts.signals.map(({ code }) => code));
  const inBoth = (pages: readonly SitePage[]) => pages.map((page) => ({ ...page, settings: { ...page.settings, head: alternates(page.path) } }));
  const [landing, ...others] = contract.map((page) => contractPage(page, places, codes));
  const first = landing === undefined ? [] : [landing];
  const inEnglish = [...inBoth([...first, ...guides("en")]), ...others, changelogPage(facts.changelog())];
  const inSpanish = inBoth([contractPage(spanishLandingPage(source), places, codes), ...guides("es")]);
  const pages = [...withNeighbours(inEnglish, "Overview"), ...withNeighbours(inSpanish, "Resumen")];
  return {
    title: document.info.title,
    description: (document.info.description ?? "").replace(/\s+/g, " ").trim(),
    pages,
    navigation: navigation(source),
    spanishNavigation: spanishNavigation(source),
    files: publishedFiles(source, pages),
  };
}

function contractPage(page: Page, places: ReadonlySet<string>, signals: ReadonlySet<string>): SitePage {
  const content = linkedSignals(page.content(), signals, page.title);
  checkLinks(content, page.path, places);
  return {
    path: page.path,
    title: page.title,
    description: page.description,
    markdown: htmlBlock(content),
    settings: settingsOf(page.path),
    searchText: searchText(page),
  };
}

function settingsOf(path: string): SitePage["settings"] {
  if (path === "" || path === placeIn("es", "")) return { aside: false, pageClass: "contract-page landing-page", sidebar: false, titleTemplate: false };
  // guides and groups of operations share names
  const title = path.startsWith("reference/") ? { titleTemplate: ":title API · Reference" } : {};
  return { aside: false, pageClass: "contract-page", ...title };
}

/** Pages with links to the previous and the next one. */
function withNeighbours(pages: readonly SitePage[], overview: string): SitePage[] {
  const neighbour = (page: SitePage | undefined, isFirst: boolean) => page !== undefined && { text: isFirst ? overview : page.title, link: `/${page.path}` };
  return pages.map((page, index) => ({
    ...page,
    settings: { ...page.settings, prev: neighbour(pages[index - 1], index === 1), next: neighbour(pages[index + 1], false) },
  }));
}
