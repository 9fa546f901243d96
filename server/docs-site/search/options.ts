// How the search weighs what it finds. The page and the build share these values; functions are impossible here, because the page would have to evaluate text.

/** Fields of a section, the most telling first. */
export const searchedFields = ["keywords", "title", "titles", "text"] as const;

/** Options of the search box. */
export const miniSearch = {
  options: { fields: [...searchedFields] },
  searchOptions: { fuzzy: 0.2, prefix: true, boost: { keywords: 6, title: 4, titles: 1.5, text: 1 } },
};
