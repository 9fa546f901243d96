// A page that is made from the contract.
import type { Markup } from "../../src/platform/html/markup.ts";

/** A page. */
export interface Page {
  /** Its place below /docs; empty for the first page. */
  readonly path: string;
  readonly title: string;
  /** One sentence for search results and for the map. */
  readonly description: string;
  /** Its HTML, heading included. */
  readonly content: () => Markup;
  /** What the search finds on it, beside its title and description. */
  readonly sections?: readonly SearchSection[];
}

/** A part of a page that the search finds. */
export interface SearchSection {
  readonly anchor: string;
  readonly title: string;
  /** Further words that find it. */
  readonly words: string;
}

/** A description that fits where one sentence does: spaces made one, and cut after the first sentence. */
export function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
}
