// A built page as Markdown: what people read, for tools that read text.
import TurndownService from "turndown";

/** The Markdown of a built page: its main column, without controls. */
export function pageMarkdown(page: string): string {
  const main = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
  // what stands behind a heading on the page leaves a space
  return `${service
    .turndown(main)
    .trim()
    .replace(/^(#{1,6} .*\S) +$/gm, "$1")}\n`;
}

const service = new TurndownService({ headingStyle: "atx", bulletListMarker: "-", codeBlockStyle: "fenced" });

/** What the rules read of an element. */
interface PageElement {
  readonly className: string;
  readonly innerHTML: string;
  readonly textContent: string;
  readonly children: ArrayLike<PageElement>;
  readonly parentElement: PageElement | null;
  readonly matches: (selector: string) => boolean;
  readonly closest: (selector: string) => PageElement | null;
  readonly querySelector: (selector: string) => PageElement | null;
  readonly querySelectorAll: (selector: string) => ArrayLike<PageElement>;
}

const isElement = (node: unknown): node is PageElement => typeof node === "object" && node !== null && "matches" in node;
const isOf = (node: unknown, selector: string): boolean => isElement(node) && node.matches(selector);
const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, " ").trim();

service.addRule("code blocks", {
  filter: "pre",
  replacement: (_content, node: unknown) => {
    if (!isElement(node)) return "";
    const language = /language-(\w+)/.exec(node.parentElement?.className ?? "")?.[1] ?? node.className.split(" ")[0] ?? "";
    return `\n\n\`\`\`${language}\n${node.textContent.replace(/\n$/, "")}\n\`\`\`\n\n`;
  },
});

service.addRule("titles of cards", {
  filter: (node) => isOf(node, ".card-title"),
  replacement: (content) => `\n\n**${oneLine(content)}**\n\n`,
});

service.addRule("tabs", {
  filter: (node) => isOf(node, ".panels > .panel"),
  replacement: (content, node) => {
    if (!isElement(node)) return content;
    const index = Array.from(node.parentElement?.children ?? []).indexOf(node);
    const label = node.closest(".tabs")?.querySelectorAll(".labels label")[index]?.textContent ?? "";
    return `\n\n${label}:\n\n${content.trim()}\n\n`;
  },
});

service.addRule("fields", {
  filter: (node) => isOf(node, "table.fields > tbody > tr"),
  replacement: (content, node) => {
    if (!isElement(node) || node.matches(".children")) return content;
    const said = (selector: string) => node.querySelector(selector)?.textContent ?? "";
    const marks = [said(".type"), said(".required")].filter((mark) => mark !== "").join(", ");
    const cell = node.querySelector("td");
    return `- \`${said(".name")}\` (${marks}): ${cell === null ? "" : oneLine(service.turndown(cell.innerHTML))}\n`;
  },
});

service.addRule("tables of fields", {
  filter: (node) => isOf(node, "table.fields"),
  replacement: (content) => `\n\n${content.replace(/\n{2,}/g, "\n").trim()}\n\n`,
});

service.addRule("cells", {
  filter: (node) => isOf(node, "td, th") && !isOf(node, "table.fields > tbody > tr > *"),
  replacement: (content) => ` ${oneLine(content).replaceAll("|", "\\|")} |`,
});

service.addRule("rows", {
  filter: (node) => isOf(node, "tr") && !isOf(node, "table.fields tr"),
  replacement: (content, node) => {
    const columns = isElement(node) && node.parentElement?.matches("thead") ? node.children.length : 0;
    return `|${content}\n${columns === 0 ? "" : `|${" --- |".repeat(columns)}\n`}`;
  },
});

service.addRule("tables", {
  filter: (node) => isOf(node, "table:not(.fields)"),
  replacement: (content) => `\n\n${content.trim()}\n\n`,
});

service.addRule("cells of fields", { filter: (node) => isOf(node, "table.fields > tbody > tr > *"), replacement: (content) => content });

service.addRule("parts of tables", { filter: ["thead", "tbody"], replacement: (content) => content });

service.addRule("terms", { filter: "dt", replacement: (content) => `\n- ${oneLine(content)}: ` });
service.addRule("meanings", { filter: "dd", replacement: (content) => `${oneLine(content)}\n` });
service.addRule("marks", { filter: (node) => isOf(node, ".badge, .type, .required"), replacement: (content) => ` ${content.trim()} ` });
service.addRule("links of headings to themselves", { filter: (node) => isOf(node, "a.self"), replacement: (content) => content });

/** What only works on the page, and what is said by the place of something. */
const leftOut =
  "button, input, caption, colgroup, wbr, .header-anchor, .lang, .labels, .above, .vp-code-group > .tabs, details.meanings > summary, tr.children summary, table.fields > thead";

// the last rule is tried first
service.addRule("controls", { filter: (node) => isOf(node, leftOut), replacement: () => "" });
