// Reads the guides: Markdown with a title and a description in front.
import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { type Language, placeIn } from "./languages.ts";

/** Folder of the guides. */
export const guidesFolder = new URL("../../docs/guides/", import.meta.url);

/** A guide as it is written. */
export interface GuideFile {
  readonly title: string;
  /** One sentence: what the reader can do afterwards. */
  readonly description: string;
  readonly body: string;
}

/**
 * Reads a guide in a language.
 *
 * @throws Error without front matter, or when the front matter has no title or description
 */
export function readGuide(id: string, language: Language = "en"): GuideFile {
  return guideOf(readFileSync(fileOf(id, language), "utf8"), placeIn(language, id));
}

/** Does the guide exist in this language? Otherwise its page shows the English text. */
export function isTranslated(id: string, language: Language): boolean {
  return existsSync(fileOf(id, language));
}

function fileOf(id: string, language: Language): URL {
  return new URL(`${placeIn(language, id)}.md`, guidesFolder);
}

/** The guide that a file holds. `name` is for the error message. */
export function guideOf(text: string, name: string): GuideFile {
  const [, head = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const { title, description } = parse(head) ?? {};
  if (typeof title !== "string" || typeof description !== "string") throw new Error(`${name}.md: front matter needs title and description`);
  return { title, description, body };
}

/** Text of the code block with a title, such as `receiver.js` in three backticks and `js [receiver.js]`. Throws where there is none. */
export function snippetOf(id: string, title: string): string {
  const blocks = readGuide(id).body.matchAll(/^```\w+ \[([^\]]+)\]\n(.*?)\n```$/gms);
  for (const [, name, code = ""] of blocks) if (name === title) return code;
  throw new Error(`${id}.md has no code block [${title}]`);
}
