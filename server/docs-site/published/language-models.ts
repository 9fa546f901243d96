// The pages for language models: a list of all with their Markdown, and one file with the text of every guide.
import type { ApiDocument } from "../contract/document.ts";
import { fileName } from "../guides/languages.ts";
import type { SitePage } from "../site.ts";

/** Address of a page's Markdown. */
export function markdownAddress(path: string): string {
  return `/docs/${fileName(path)}.md`;
}

/** The list of all pages, in the form of llms.txt. */
export function llmsList({ info }: ApiDocument, pages: readonly SitePage[]): string {
  const list = (title: string, begins: (path: string) => boolean) => {
    const lines = pages
      .filter(({ path }) => begins(path))
      .map(({ path, title: name, description }) => `- [${name}](${markdownAddress(path)}): ${oneLine(description)}`);
    return lines.length === 0 ? [] : [`## ${title}`, lines.join("\n")];
  };
  const parts = ["guides/", "reference/", "headers", "signals", "events", "errors", "es/"];
  return `${[
    `# ${info.title}`,
    `> ${oneLine(info.description ?? "")}`,
    "Every page is also Markdown: its address with `.md`. The OpenAPI document is at `/openapi.json`, the text of all guides at `/docs/llms-full.txt`.",
    ...list("Guides", (path) => path.startsWith("guides/")),
    ...list("API reference", (path) => path.startsWith("reference/") || path === "headers"),
    ...list("Signals", (path) => path.startsWith("signals")),
    ...list("Events", (path) => path.startsWith("events")),
    ...list("Errors", (path) => path.startsWith("errors")),
    ...list("Español", (path) => path.startsWith("es/")),
    ...list("Optional", (path) => !parts.some((part) => path.startsWith(part))),
  ].join("\n\n")}\n`;
}

/** The text of the guides in one file. `markdownOf`: the Markdown of a page by its path. */
export function allGuides(pages: readonly SitePage[], markdownOf: (path: string) => string): string {
  const guides = pages.filter(({ path }) => path.startsWith("guides/"));
  return guides.map(({ path }) => `<!-- ${markdownAddress(path)} -->\n\n${markdownOf(path)}`).join("\n");
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
