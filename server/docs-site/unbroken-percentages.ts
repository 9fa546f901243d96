// A number and its percent sign stay on one line.
import type { MarkdownRenderer } from "vitepress";

const NO_BREAK_SPACE = "\u00a0";

/** Changes the renderer: the space between a number and "%" does not break. */
export function unbrokenPercentages(md: MarkdownRenderer): void {
  md.core.ruler.push("unbroken-percentages", ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type === "text") token.content = token.content.replaceAll(/(?<=\d) (?=%)/g, NO_BREAK_SPACE);
    }
  });
}
