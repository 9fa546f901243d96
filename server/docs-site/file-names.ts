// Files of guides: a code block with a title, in brackets behind its language, has the title above it. Readers save it under this name, and other blocks import it.
import type { MarkdownRenderer } from "vitepress";

/** Changes the renderer. In a group the generator shows the title itself, as the label of a tab. */
export function fileNames(md: MarkdownRenderer): void {
  md.core.ruler.push("file-names", (state) => {
    let groups = 0;
    state.tokens = state.tokens.flatMap((token) => {
      if (token.type === "container_code-group_open") groups += 1;
      if (token.type === "container_code-group_close") groups -= 1;
      const [, name] = /\[([\w.-]+)\]\s*$/.exec(token.type === "fence" ? token.info : "") ?? [];
      if (name === undefined || groups > 0) return [token];
      const title = new state.Token("html_block", "", 0);
      title.content = `<p class="file-name"><code>${md.utils.escapeHtml(name)}</code></p>\n`;
      return [title, token];
    });
  });
}
