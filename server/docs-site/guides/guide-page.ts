// The page of a guide in a language.
import type { Source } from "../contract/beyond-openapi.ts";
import type { SitePage } from "../site.ts";
import { expandGuide } from "./expand.ts";
import { isTranslated, readGuide } from "./guide-file.ts";
import { type Language, placeIn } from "./languages.ts";

/** The page of a guide. One that is not translated shows the English text below a notice. */
export function guidePage(id: string, source: Source, language: Language): SitePage {
  const path = placeIn(language, `guides/${id}`);
  if (isTranslated(id, language)) {
    const { title, description } = readGuide(id, language);
    return { path, title, description, markdown: `# ${title}\n\n${guideText(id, source, language)}`, settings: {}, searchText: undefined };
  }
  const { title, description } = readGuide(id);
  const notice = "::: info En inglés\nEsta guía todavía no está traducida. El texto que sigue está en inglés.\n:::";
  return {
    path,
    title: `${title} (en inglés)`,
    description: `En inglés: ${description}`,
    markdown: `# ${title} (en inglés)\n\n${notice}\n\n<section lang="en">\n\n${withSpanishGuides(guideText(id, source, "en"))}\n\n</section>`,
    settings: {},
    searchText: undefined,
  };
}

function guideText(id: string, source: Source, language: Language): string {
  const { description, body } = readGuide(id, language);
  return `<p class="lead" v-pre>${escaped(description)}</p>\n${expandGuide(body, source, language)}`;
}

/** Links between guides stay among the Spanish pages, whose folder is one deeper. */
function withSpanishGuides(text: string): string {
  return text.replaceAll("](/guides/", `](/${placeIn("es", "guides/")}`).replaceAll("](../screenshots/", "](../../screenshots/");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
