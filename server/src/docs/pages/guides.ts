// A page of each guide.
import type { Source } from "../facts.ts";
import { pageHead } from "../frame.ts";
import { guideChapters } from "../guide-list.ts";
import { guideTexts } from "../guides.ts";
import { html } from "../markup.ts";
import type { Page } from "../page.ts";

/** The pages of all guides, in reading order. */
export function guidePages(source: Source): Page[] {
  return guideChapters.flatMap((chapter) =>
    chapter.guides.map(
      ({ id, title, description }): Page => ({
        path: `guides/${id}`,
        part: "guides",
        title,
        description,
        content: () => html`${pageHead(html`<a href="@/#guides">Guides</a> · ${chapter.title}`, title, description)}${guideTexts[id](source)}`,
      }),
    ),
  );
}
