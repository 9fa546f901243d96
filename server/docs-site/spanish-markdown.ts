// The words that the generator's Markdown renderer writes into pages, in Spanish: it has one text for all languages.
import type { MarkdownRenderer } from "vitepress";

/** Changes the renderer for pages of the Spanish site. */
export function spanishMarkdown(md: MarkdownRenderer): void {
  const fence = md.renderer.rules.fence;
  md.renderer.rules.fence = (tokens, index, options, env, self) => {
    const html = fence?.(tokens, index, options, env, self) ?? "";
    return env.localeIndex === "es" ? html.replace('title="Copy Code"', 'title="Copiar el código"') : html;
  };
  md.core.ruler.push("spanish-permalinks", ({ env, tokens }) => {
    if (env.localeIndex !== "es") return;
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const label = token.attrGet("aria-label");
      if (token.attrGet("class") === "header-anchor" && label !== null) token.attrSet("aria-label", label.replace("Permalink to", "Enlace a"));
    }
  });
}
