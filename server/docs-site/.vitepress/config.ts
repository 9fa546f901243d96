// VitePress: what it reads and writes, and how the site looks. build.ts writes what is read here.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";
import { fileNames } from "../file-names.ts";
import { searchCollector } from "../search/index.ts";
import { miniSearch } from "../search/options.ts";
import { searchedMarkdown } from "../search/text.ts";
import { spanishInterface, spanishSearch, spanishTitle } from "../spanish-interface.ts";
import { spanishMarkdown } from "../spanish-markdown.ts";
import { unbrokenPercentages } from "../unbroken-percentages.ts";

const { title, description, navigation, spanishNavigation, searchTexts } = JSON.parse(
  readFileSync(fileURLToPath(new URL("../.data/site.json", import.meta.url)), "utf8"),
);

const collector = searchCollector();
// the type of VitePress lists functions only, which cannot be used
const indexOptions: object = miniSearch.options;
const pages = fileURLToPath(new URL("../.data/pages/", import.meta.url));

/** Place of a page below /docs, by its file. */
const placeOf = (file: string) =>
  relative(pages, file)
    .replaceAll("\\", "/")
    .replace(/\.md$/, "")
    .replace(/(^|\/)index$/, "$1");

const mark =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M16 2 4 7v8c0 7.5 5 13 12 15 7-2 12-7.5 12-15V7z" fill="#4f46e5"/>` +
  `<path d="m10.5 16 4 4 7.5-8" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

// biome-ignore lint/style/noDefaultExport: VitePress reads its configuration from the default export
export default defineConfig({
  lang: "en",
  title,
  titleTemplate: `:title · ${title}`,
  description,
  base: "/docs/",
  cleanUrls: true,
  srcDir: "./.data/pages",
  outDir: "./.data/site",
  cacheDir: "./.data/cache",
  metaChunk: true,
  vite: {
    // the search index of a language is one chunk of half a megabyte, loaded when the search is opened
    build: { chunkSizeWarningLimit: 700 },
    plugins: [
      {
        name: "search-index",
        transform: (_code: string, id: string) => {
          const [, name] = /@localSearchIndex(root|es)$/.exec(id) ?? [];
          return name === undefined ? undefined : `export default ${JSON.stringify(collector.index(name === "root" ? "en" : "es"))}`;
        },
      },
    ],
  },
  head: [["link", { rel: "icon", href: `data:image/svg+xml,${encodeURIComponent(mark)}` }]],
  transformHead: ({ page }) => [["link", { rel: "alternate", type: "text/markdown", href: `/docs/${page}` }]],
  markdown: {
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    // expressions of rules are in CEL, whose operators and literals are those of JavaScript
    languageAlias: { cel: "js" },
    image: { lazyLoading: true },
    externalLinks: { rel: "noreferrer" },
    config: (md) => {
      fileNames(md);
      spanishMarkdown(md);
      unbrokenPercentages(md);
    },
  },
  locales: {
    // without labels the generator shows no menu of languages: the theme has a link to the same page (theme/language-link.ts)
    root: { label: "", lang: "en" },
    es: { label: "", lang: "es", title: spanishTitle, titleTemplate: `:title · ${spanishTitle}`, themeConfig: { ...spanishNavigation, ...spanishInterface } },
  },
  themeConfig: {
    ...navigation,
    outline: { level: [2, 3] },
    externalLinkIcon: true,
    search: {
      provider: "local",
      options: {
        locales: { es: { translations: spanishSearch } },
        _render: (source, env, md) => {
          const html = md.render(searchedMarkdown(source), env);
          return searchTexts[env.relativePath] ?? html;
        },
        miniSearch: { ...miniSearch, options: indexOptions, _splitIntoSections: (file: string, html: string) => collector.split(placeOf(file), html) },
      },
    },
  },
});
