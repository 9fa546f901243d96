// The changelog of the software, from its Markdown.
import type { Source } from "../facts.ts";
import { pageHead } from "../frame.ts";
import { markdown } from "../markdown.ts";
import { html } from "../markup.ts";
import type { Page } from "../page.ts";

/** The page of the changelog. */
export function changelogPage({ facts }: Source): Page {
  return {
    path: "changelog",
    part: "about",
    title: "Changelog",
    description: "What changed in the software, newest first.",
    content: () => {
      // its first line is the heading that the page has already
      const [, ...rest] = facts.changelog().split(/^# .*$/m);
      return html`${pageHead("About", "Changelog", "What changed in the software, newest first.")}<div class="text changelog">${markdown(rest.join(""))}</div>`;
    },
  };
}
