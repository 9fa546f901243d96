// A page of the site, before it is put into its frame.
import type { Markup } from "./markup.ts";

/** Part of the site that a page belongs to. */
export type Part = "home" | "guides" | "reference" | "events" | "errors" | "about";

/** A page. */
export interface Page {
  /** Its place below /docs; empty for the first page. */
  readonly path: string;
  readonly part: Part;
  readonly title: string;
  /** One sentence for search results and for the map. */
  readonly description: string;
  /** What stands in the frame, heading included. Made when it is asked for. */
  readonly content: () => Markup;
}

/** A heading of a page that links can lead to. */
export interface PageSection {
  readonly anchor: string;
  /** Markup of the heading, without links. */
  readonly title: Markup;
}

/** The second-level headings of a text, in order. */
export function sectionsOf({ markup }: Markup): PageSection[] {
  return [...markup.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gs)].map(([, anchor = "", title = ""]) => ({
    anchor,
    title: { markup: title.replace(/<\/?a\b[^>]*>/g, "") },
  }));
}

/** A description that fits where one sentence does: spaces made one, and cut after the first sentence. */
export function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
}
