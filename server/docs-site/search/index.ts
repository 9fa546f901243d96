// The index of the search. VitePress renders and splits the pages; its own index has no field for keywords, so this one takes its place in the build.
import MiniSearch from "minisearch";
import { type Language, placeIn } from "../guides/languages.ts";
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
    /** The index of the pages in a language, in the form that the search box loads. */
    index: (language: Language): string => JSON.stringify(indexOf([...found].flatMap(([place, sections]) => searchedIn(language, place, sections)))),
  };
}

/** A page by its place, with its sections. */
type SearchedPage = readonly [place: string, sections: readonly SearchedSection[]];

/** The page as it is found in a language: not at all, or in English. */
function searchedIn(language: Language, place: string, sections: readonly SearchedSection[]): SearchedPage[] {
  const isSpanish = place.startsWith(placeIn("es", ""));
  if (isSpanish === (language === "es")) return [[place, sections]];
  if (isSpanish || place === "" || place.startsWith("guides/")) return [];
  return [[place, sections.map((section) => ({ ...section, titles: ["En inglés", ...section.titles] }))]];
}

function indexOf(pages: readonly SearchedPage[]): MiniSearch {
  const index = new MiniSearch({ ...miniSearch.options, storeFields: ["title", "titles"] });
  // the same pages give the same file, in whatever order they were rendered
  for (const [place, sections] of pages.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    for (const [position, { anchor, titles, text }] of sections.entries()) {
      index.add({
        id: `/docs/${place}${anchor === "" ? "" : `#${anchor}`}`,
        title: titles.at(-1),
        titles: titles.slice(0, -1),
        text,
        keywords: position === 0 ? keywordsOf(place) : undefined,
      });
    }
  }
  return index;
}

/** The keywords of a page. Codes and names of a Spanish page are those of the English one. */
function keywordsOf(place: string): string | undefined {
  const english = place.replace(/^es\//, "");
  return english === place ? keywords[place] : [keywords[english], keywords[place]].join(" ");
}
