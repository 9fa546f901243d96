// The whole site: its pages in reading order, each put together when it is asked for.
import { type Addresses, descriptions, servedAddresses, settleLinks } from "./addresses.ts";
import type { ApiDocument } from "./document.ts";
import type { Facts, Source } from "./facts.ts";
import { layout } from "./layout.ts";
import { sideNavigation } from "./navigation.ts";
import { type Page, sectionsOf } from "./page.ts";
import { changelogPage } from "./pages/changelog.ts";
import { errorPages } from "./pages/errors.ts";
import { eventPages } from "./pages/events.ts";
import { guidePages } from "./pages/guides.ts";
import { headersPage } from "./pages/headers.ts";
import { landingPage } from "./pages/landing.ts";
import { referencePages } from "./pages/reference.ts";
import { searchIndex } from "./search.ts";

/** A site. */
export interface Site {
  /** Its pages, in reading order. */
  readonly pages: readonly Page[];
  /**
   * The HTML of a page. Pure: the same contract gives the same page.
   *
   * @throws Error when the document has a dangling reference, or when a link leads nowhere
   */
  readonly render: (page: Page) => string;
}

/** Makes a site of the OpenAPI document and the facts that it does not hold. */
export function createSite(document: ApiDocument, facts: Facts, addresses: Addresses = servedAddresses): Site {
  const source: Source = { document, facts };
  const pages = [
    landingPage(source),
    ...guidePages(source),
    ...referencePages(source),
    headersPage(source),
    ...eventPages(source),
    ...errorPages(source),
    changelogPage(source),
  ];
  const places = new Set([...pages.map(({ path }) => path), ...Object.values(descriptions)]);
  let index: string | undefined;
  return {
    pages,
    render: (page) => {
      index ??= searchIndex(source, addresses);
      const at = pages.indexOf(page);
      const content = page.content();
      const navigation = sideNavigation(source, page, page.part === "guides" ? sectionsOf(content) : []);
      const search = { index, root: addresses.root(page.path) };
      return settleLinks(layout(source, { page, content, navigation, before: pages[at - 1], after: pages[at + 1], search }), page.path, places, addresses)
        .markup;
    },
  };
}
