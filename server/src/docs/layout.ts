// The frame of the page: head, side, main column.
import type { Source } from "./facts.ts";
import { html, type Markup, type Renderable, raw } from "./markup.ts";
import { script, themeScript } from "./script.ts";
import { styles } from "./styles.ts";

/** Where the documents behind the page are served. */
export const documentLinks = { json: "/openapi.json", yaml: "/openapi.yaml" } as const;

const mark = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true">`,
  `<path d="M16 2 4 7v8c0 7.5 5 13 12 15 7-2 12-7.5 12-15V7z" fill="#4f46e5"/>`,
  `<path d="m10.5 16 4 4 7.5-8" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
].join("");

/** The whole page around its navigation and its content. */
export function layout({ document: { info } }: Source, navigation: Markup, content: Renderable): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="description" content="${(info.description ?? "").replace(/\s+/g, " ")}">
  <title>${info.title}</title>
  <link rel="icon" href="data:image/svg+xml,${encodeURIComponent(mark)}">
  <style>${raw(styles)}</style>
  <script>${raw(themeScript)}</script>
</head>
<body>
  <a class="skip" href="#content">Skip to the content</a>
  <header class="side">
    <div class="brand">
      <a href="#top">${raw(mark)}<span>${info.title}</span></a>
      <button class="theme" type="button" aria-label="Switch between light and dark"></button>
    </div>
    <input type="checkbox" id="menu" aria-label="Menu"><label for="menu">Menu</label>
    ${navigation}
  </header>
  <main id="content">${content}
    <footer><p>${info.title}, API version ${info["x-api-version"] ?? info.version}, description document ${info.version}.
    Made from the contract that the service enforces.</p></footer>
  </main>
  <script>${raw(script)}</script>
</body>
</html>
`;
}
