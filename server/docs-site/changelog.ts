// The changelog of the software, from its Markdown.
import type { SitePage } from "./site.ts";

/** The page of a changelog. HTML in it is text; links to files of the repository are shown as their words. */
export function changelogPage(changelog: string): SitePage {
  const [, ...rest] = changelog.split(/^# .*$/m);
  const text = rest
    .join("")
    .replace(/\[([^\]]+)\]\((?!https:\/\/)[^)\s]+\)/g, "$1")
    .replaceAll("<", "&lt;")
    .replaceAll("{{", "&#123;&#123;");
  const description = "What changed in the software, newest first.";
  return { path: "changelog", title: "Changelog", description, markdown: `# Changelog\n\n${description}\n${text}`, settings: {}, searchText: undefined };
}
