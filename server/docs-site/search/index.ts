// The index of the search. VitePress renders and splits the pages; its own index has no field for keywords, so this one takes its place in the build.
import MiniSearch from "minisearch";
import { keywords } from "./keywords.ts";
import { miniSearch } from "./options.ts";
import { type SearchedSection, sectionsOf } from "./sections.ts";

/** Gathers the sections of pages while they are rendered, and makes the index of them. */
export function searchCollector() {
  const found = new Map<string, readonly SearchedSection[]>();
  return {
    /** Takes a page, by its place below /docs, and splits it. */
    split(place: string, html: string): SearchedSection[] {
      const sections = sectionsOf(html);
      found.set(place, sections);
      return sections;
    },
    /** The index of all pages, in the form that the search box loads. */
    index: (): string => JSON.stringify(indexOf(found)),
  };
}

function indexOf(pages: ReadonlyMap<string, readonly SearchedSection[]>): MiniSearch {
  const index = new MiniSearch({ ...miniSearch.options, storeFields: ["title", "titles"] });
  // the same pages give the same file, in whatever order they were rendered
  for (const [place, sections] of [...pages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const [position, { anchor, titles, text }] of sections.entries()) {
      index.add({
        id: `/docs/${place}${anchor === "" ? "" : `#${anchor}`}`,
        title: titles.at(-1),
        titles: titles.slice(0, -1),
        text,
        keywords: position === 0 ? keywords[place] : undefined,
      });
    }
  }
  return index;
}
