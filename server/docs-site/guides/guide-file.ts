// Reads the guides: Markdown with a title and a description in front.
import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** Folder of the guides. */
export const guidesFolder = new URL("../../docs/guides/", import.meta.url);

/** A guide as it is written. */
export interface GuideFile {
  readonly title: string;
  /** One sentence: what the reader can do afterwards. */
  readonly description: string;
  readonly body: string;
  /** Language of the text, BCP 47. */
  readonly lang: string;
}

/**
 * Reads a guide.
 *
 * @throws Error without front matter, or when the front matter has no title or description
 */
export function readGuide(id: string): GuideFile {
  return guideOf(readFileSync(new URL(`${id}.md`, guidesFolder), "utf8"), id);
}

/** The guide that a file holds. `name` is for the error message. */
export function guideOf(text: string, name: string): GuideFile {
  const [, head = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const { title, description, lang = "en" } = parse(head) ?? {};
  if (typeof title !== "string" || typeof description !== "string") throw new Error(`${name}.md: front matter needs title and description`);
  if (typeof lang !== "string") throw new Error(`${name}.md: lang is no text`);
  return { title, description, body, lang };
}

/** Text of the code block with a title, such as `receiver.js` in three backticks and `js [receiver.js]`. Throws where there is none. */
export function snippetOf(id: string, title: string): string {
  const blocks = readGuide(id).body.matchAll(/^```\w+ \[([^\]]+)\]\n(.*?)\n```$/gms);
  for (const [, name, code = ""] of blocks) if (name === title) return code;
  throw new Error(`${id}.md has no code block [${title}]`);
}
