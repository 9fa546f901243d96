// The frame of a page: head, side, main column.
import type { Source } from "./facts.ts";
import { html, type Markup, raw } from "./markup.ts";
import { neighbours } from "./navigation.ts";
import type { Page } from "./page.ts";
import { script, themeScript } from "./script.ts";
import { styles } from "./styles.ts";

const mark = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true">`,
  `<path d="M16 2 4 7v8c0 7.5 5 13 12 15 7-2 12-7.5 12-15V7z" fill="#4f46e5"/>`,
  `<path d="m10.5 16 4 4 7.5-8" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
].join("");

/** What stands in the frame, and around it. */
export interface Framed {
  readonly page: Page;
  readonly content: Markup;
  readonly navigation: Markup;
  readonly before: Page | undefined;
  readonly after: Page | undefined;
  /** JSON of the search index, and what its addresses need in front of them. */
  readonly search: { readonly index: string; readonly root: string };
}

/** The whole page. Links still name places. */
export function layout({ document: { info } }: Source, { page, content, navigation, before, after, search }: Framed): Markup {
  const title = [...(page.part === "home" ? [] : [page.title]), ...(page.part === "reference" ? ["API reference"] : []), info.title].join(" · ");
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="description" content="${page.description}">
  <title>${title}</title>
  <link rel="icon" href="data:image/svg+xml,${encodeURIComponent(mark)}">
  <style>${raw(styles)}</style>
  <script>${raw(themeScript)}</script>
</head>
<body>
  <a class="skip" href="#content">Skip to the content</a>
  <header class="side">
    <div class="brand">
      <a href="@/"${page.part === "home" && raw(' aria-current="page"')}>${raw(mark)}<span>${info.title}</span></a>
      <button class="theme" type="button" aria-label="Switch between light and dark"></button>
    </div>
    <input type="checkbox" id="menu" aria-label="Menu"><label for="menu">Menu</label>
    <div class="ways">
      <search><input type="search" id="query" placeholder="Search" aria-label="Search the documentation" aria-controls="found" aria-keyshortcuts="/" autocomplete="off"
        spellcheck="false"><kbd aria-hidden="true">/</kbd>
        <p id="count" role="status"></p><ul id="found" data-root="${search.root}"></ul></search>
      ${navigation}
    </div>
  </header>
  <main id="content" tabindex="-1">${content}
    ${neighbours(before, after)}
    <footer><p>API version ${info["x-api-version"] ?? info.version}, description document ${info.version}. Made from the contract that the service enforces.</p></footer>
  </main>
  <script type="application/json" id="index">${raw(search.index)}</script>
  <script>${raw(script)}</script>
</body>
</html>
`;
}
