// Files beside the pages: programs in further languages, collections for API clients, and what tools read instead of pages.
import type { Source } from "../contract/beyond-openapi.ts";
import { programsPlace } from "../contract/languages/labels.ts";
import { pageCalls } from "../contract/languages/page-programs.ts";
import { fileName } from "../guides/languages.ts";
import type { SitePage } from "../site.ts";
import { brunoCollection } from "./collections/bruno.ts";
import { postmanCollection } from "./collections/postman.ts";
import { allGuides, llmsList } from "./language-models.ts";
import { pageMarkdown } from "./page-markdown.ts";
import { sitemap } from "./sitemap.ts";

/** Texts by their places below /docs. */
export type PublishedFiles = Readonly<Record<string, string>>;

/** The files that the contract and the pages as they are written lead to. */
export function publishedFiles(source: Source, pages: readonly SitePage[]): PublishedFiles {
  const { document } = source;
  const programs = pages.flatMap(({ path, markdown }) => {
    const found = pageCalls(source, markdown);
    return found === undefined ? [] : [[programsPlace(path), JSON.stringify(found)] as const];
  });
  return {
    ...Object.fromEntries(programs),
    "collections/postman.json": postmanCollection(document),
    "collections/bruno.json": brunoCollection(document),
    "llms.txt": llmsList(document, pages),
    "sitemap.xml": sitemap(document, pages),
  };
}

/** The files that are made of built pages. `read`: HTML of a page by its path. */
export function markdownFiles(pages: readonly SitePage[], read: (path: string) => string): PublishedFiles {
  const texts = new Map(pages.map(({ path }) => [path, pageMarkdown(read(path))]));
  const files = [...texts].map(([path, text]) => [`${fileName(path)}.md`, text] as const);
  return { ...Object.fromEntries(files), "llms-full.txt": allGuides(pages, (path) => texts.get(path) ?? "") };
}
