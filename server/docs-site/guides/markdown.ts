// Pieces of Markdown that facts are made of.

import type { Markup } from "../../src/platform/html/markup.ts";
import { servedLinks } from "../contract/addresses.ts";
import type { Language } from "./languages.ts";

/** A fenced code block. With a title it is a tab of a group. */
export function fence(language: string, code: string, title?: string): string {
  return `\`\`\`${language}${title === undefined ? "" : ` [${title}]`}\n${code}\n\`\`\``;
}

/** Code blocks as tabs. */
export function codeGroup(blocks: readonly string[]): string {
  return `::: code-group\n\n${blocks.join("\n\n")}\n\n:::`;
}

/** HTML in Markdown: an empty line would end it, and the generator's templates stay out of it. */
export function htmlBlock(markup: Markup): string {
  return `<div class="contract" v-pre>${servedLinks(markup).replace(/\n\s*/g, "\n")}</div>`;
}

/** A table with a head. Cells are Markdown. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Inline code. */
export function code(text: string): string {
  return `\`${text}\``;
}

/** A list. */
export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

/** Prose of the contract, which is in English: in a Spanish guide it says so to assistive technology. */
export function ofContract(text: string, language: Language): string {
  return language === "en" ? contractProse(text) : `<span lang="en">${contractProse(text)}</span>`;
}

/** Prose of the contract as Markdown: code in backticks stays, HTML and templates are text. */
export function contractProse(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith("`") ? part : part.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("{{", "&#123;&#123;")))
    .join("")
    .replaceAll("|", "\\|")
    .replace(/\s+/g, " ");
}
