// The changelog of the software, from its Markdown.
import { notSearched } from "./search/text.ts";
import type { SitePage } from "./site.ts";

const UNRELEASED = /^## Unreleased$[\s\S]*?(?=^## |(?![\s\S]))/m;

/**
 * The page of a changelog; the search leaves out what is not released. HTML in it is text. Links to guides lead to their pages, those to other files of the
 * repository are shown as their words, and design decisions, which are not on the site, are left out.
 */
export function changelogPage(changelog: string): SitePage {
  const [, ...rest] = changelog.split(/^# .*$/m);
  const text = rest
    .join("")
    .replace(/\]\(server\/docs(\/guides\/[a-z-]+)\.md(#[\w-]+)?\)/g, "]($1$2)")
    .replace(/\[([^\]]+)\]\((?!https:\/\/|\/guides\/)[^)\s]+\)/g, "$1")
    .replace(/ \(decision \d+\)/g, "")
    .replaceAll("<", "&lt;")
    .replaceAll("{{", "&#123;&#123;")
    .replace(UNRELEASED, (section) => `${notSearched.start}\n${section}\n${notSearched.end}\n\n`);
  const description = "What changed in the software, newest first.";
  return { path: "changelog", title: "Changelog", description, markdown: `# Changelog\n\n${description}\n${text}`, settings: {}, searchText: undefined };
}
