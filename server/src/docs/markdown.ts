// As much Markdown as a changelog needs: headings, lists, paragraphs, code, bold words, links.
import { escapeHtml, html, type Markup, raw } from "./markup.ts";

/** Markdown as HTML. What it does not know stays text; everything is escaped. */
export function markdown(source: string): Markup[] {
  return source
    .trim()
    .split(/\n\s*\n|\n(?=#{2,4} )|(?<=^#{2,4} .*)\n/m)
    .filter((block) => block.trim() !== "")
    .map(blockOf);
}

function blockOf(block: string): Markup {
  const heading = /^(#{2,4}) (.+)$/.exec(block.trim());
  if (heading) return headingOf(heading[1]?.length ?? 2, heading[2] ?? "");
  const [before = "", ...items] = block.split(/^\s*[-*] /m);
  const list = items.length > 0 && html`<ul>${items.map((item) => html`<li>${words(item)}</li>`)}</ul>`;
  return html`${before.trim() !== "" && html`<p>${words(before)}</p>`}${list}`;
}

function headingOf(level: number, title: string): Markup {
  const tag = raw(`h${level}`);
  return html`<${tag} id="${title.toLowerCase().replace(/[^a-z0-9.]+/g, "-")}-${level}">${words(title)}</${tag}>`;
}

/** Words of a line. A link leads away: it is shown as what it is called. */
function words(text: string): Markup {
  const escaped = escapeHtml(text.trim().replace(/\s+/g, " "));
  return raw(
    escaped
      .replace(/`([^`]+)`/g, "<code>$1</code>")
      .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
      .replace(/\[([^\]]+)\]\((https:\/\/[^)\s]+)\)/g, '<a href="$2" rel="noreferrer">$1</a>')
      .replace(/\[([^\]]+)\]\([^)\s]+\)/g, "$1"),
  );
}
