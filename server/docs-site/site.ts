// The whole site: pages in reading order, and the navigation around them.

import { changelogPage } from "./changelog.ts";
import { checkLinks } from "./contract/addresses.ts";
import type { ApiDocument } from "./contract/document.ts";
import type { Facts, Source } from "./contract/facts.ts";
import type { Page } from "./contract/page.ts";
import { errorPages } from "./contract/pages/errors.ts";
import { eventPages } from "./contract/pages/events.ts";
import { headersPage } from "./contract/pages/headers.ts";
import { landingPage } from "./contract/pages/landing.ts";
import { referencePages } from "./contract/pages/reference.ts";
import { guideIds } from "./guides/chapters.ts";
import { expandGuide } from "./guides/expand.ts";
import { readGuide } from "./guides/guide-file.ts";
import { htmlBlock } from "./guides/markdown.ts";
import { type Navigation, navigation } from "./navigation.ts";
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
    events: eventPages(source),
    errors: errorPages(source),
  };
  const contract = [generated.landing, ...generated.reference, ...generated.events, ...generated.errors];
  const places = new Set([...contract.map(({ path }) => path), ...guideIds.map((id) => `guides/${id}`), "changelog"]);
  const [landing, ...others] = contract.map((page) => contractPage(page, places));
  const pages = [...(landing === undefined ? [] : [landing]), ...guideIds.map((id) => guidePage(id, source)), ...others, changelogPage(facts.changelog())];
  return {
    title: document.info.title,
    description: (document.info.description ?? "").replace(/\s+/g, " ").trim(),
    pages: pages.map((page, index) => ({ ...page, settings: { ...page.settings, prev: neighbour(pages[index - 1]), next: neighbour(pages[index + 1]) } })),
    navigation: navigation(source),
    files: publishedFiles(source, pages),
  };
}

function contractPage(page: Page, places: ReadonlySet<string>): SitePage {
  const content = page.content();
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
  if (path === "") return { aside: false, pageClass: "contract-page landing-page", sidebar: false, titleTemplate: false };
  // guides and groups of operations share names
  const title = path.startsWith("reference/") ? { titleTemplate: ":title API · Reference" } : {};
  return { aside: false, pageClass: "contract-page", ...title };
}

function guidePage(id: string, source: Source): SitePage {
  const { title, description, body, lang } = readGuide(id);
  const text = `# ${title}\n\n<p class="lead" v-pre>${escaped(description)}</p>\n${expandGuide(body, source)}`;
  const markdown = lang === "en" ? text : `<section lang="${lang}">\n\n${text}\n\n</section>`;
  return { path: `guides/${id}`, title, description, markdown, settings: {}, searchText: undefined };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function neighbour(page: SitePage | undefined): unknown {
  return page === undefined ? false : { text: page.path === "" ? "Overview" : page.title, link: `/${page.path}` };
}
