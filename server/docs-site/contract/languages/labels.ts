// Languages that have no SDK. The pages load this module as well: it is free of the generator.

/** The languages with their names on tabs, in the order of the tabs. */
export const otherLabels = { python: "Python", php: "PHP", java: "Java", go: "Go", ruby: "Ruby", csharp: "C#" } as const;

/** Name of a language, which the choice of a reader is stored under. */
export type LanguageId = keyof typeof otherLabels;

/** Programs of a page: of each call by its name, in each language. The file of a page is loaded when its reader chooses one of the languages. */
export type PagePrograms = Readonly<Record<string, Readonly<Record<LanguageId, string>>>>;

/** Place below /docs of the programs of a page. */
export function programsPlace(page: string): string {
  return `programs/${page === "" ? "index" : page}.json`;
}
