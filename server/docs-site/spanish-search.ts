// The Spanish search finds the pages made from the contract as well: they are in English, and their codes and paths are the same in every language.
import MiniSearch from "minisearch";
import { findingsIn } from "./search-text.ts";

/** Module of the generator that exports the Spanish index as a text. */
const SPANISH_INDEX = "/@localSearchIndexes";

/** What the generator indexes and stores. */
const options = { fields: ["title", "titles", "text"], storeFields: ["title", "titles"] };

/**
 * A plugin of the bundler that adds these pages to the Spanish index.
 *
 * @param searchTexts what the search finds on each page, by the name of its file
 */
export function contractInSpanishSearch(searchTexts: Readonly<Record<string, string>>) {
  return {
    name: "contract-in-spanish-search",
    transform(code: string, id: string) {
      if (id !== SPANISH_INDEX) return undefined;
      const index = MiniSearch.loadJSON(JSON.parse(code.replace("export default ", "")), options);
      for (const [file, text] of Object.entries(searchTexts)) if (!file.endsWith("index.md")) index.addAll(entriesOf(file, text));
      return `export default ${JSON.stringify(JSON.stringify(index))}`;
    },
  };
}

/** Entries of a page in the generator's form. Their path begins with a mark: the page is in English. */
function entriesOf(file: string, searchText: string) {
  const [page, ...sections] = findingsIn(searchText);
  const place = `/docs/${file.replace(/\.md$/, "")}`;
  return [...(page === undefined ? [] : [page]), ...sections].map((finding) => ({
    id: finding.anchor === "" ? place : `${place}#${finding.anchor}`,
    title: finding.title,
    titles: ["En inglés", ...(finding === page ? [] : [page?.title ?? ""])],
    text: finding.text,
  }));
}
