// Languages that have no SDK. The pages load this module as well: it is free of the generator.

/** The languages with their names on tabs, in the order of the tabs. */
export const otherLabels = { python: "Python", php: "PHP", java: "Java", go: "Go", ruby: "Ruby", csharp: "C#" } as const;

/** Name of a language, which the choice of a reader is stored under. */
export type LanguageId = keyof typeof otherLabels;

/** A request as a page shows it, for the console that sends it. */
export interface ShownRequest {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  /** Headers without the credential. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Does the operation require a credential? */
  readonly authorized: boolean;
}

/** A call of a page beyond what the page holds. */
export interface PageCall {
  readonly request: ShownRequest;
  readonly programs: Readonly<Record<LanguageId, string>>;
}

/** The calls of a page by their names. The file of a page is loaded when its reader chooses one of the languages, or opens the console. */
export type PageCalls = Readonly<Record<string, PageCall>>;

/** Place below /docs of the calls of a page. */
export function programsPlace(page: string): string {
  return `programs/${page === "" ? "index" : page}.json`;
}
