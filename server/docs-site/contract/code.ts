// Code blocks, their colours, and tabs that need no script: radio buttons choose the panel.
import { escapeHtml, html, type Markup, type Renderable, raw } from "../../src/platform/html/markup.ts";

/** Languages of code blocks. */
export type Language = "json" | "shell" | "javascript" | "program" | "http" | "text";

const text = String.raw`(?<string>"(?:[^"\\\n]|\\.)*")`;
const name = String.raw`(?<key>"(?:[^"\\\n]|\\.)*"(?=:))`;
const number = String.raw`(?<number>(?<![\w.:-])-?\d+(?:\.\d+)?(?![\w-]))`;
const command = String.raw`(?<word>(?<=\s)--?[a-zA-Z][\w-]*|^(?:curl|npm|export)\b)`;
const literal = String.raw`(?<word>\b(?:true|false|null)\b)`;
const keyword = String.raw`(?<word>\b(?:import|from|const|let|new|await|async|function|return|for|if|else|of|try|catch|throw|export|true|false|null)\b)`;
const statement = String.raw`(?<word>\b(?:import|from|as|for|in|if|else|try|do|end|def|var|new|using|await|return|func|function|package|defer|panic|public|static|class|void|throws|require|puts|print|echo|true|false|null|nil|True|False|None)\b)`;
const singleQuoted = String.raw`(?<single>'(?:[^'\\\n]|\\.)*')`;
const requestLine = String.raw`(?<word>^(?:HTTP\/1\.1 \d+|GET|POST|PATCH|PUT|DELETE)\b)`;

const patterns: Readonly<Record<Language, RegExp>> = {
  json: new RegExp([name, text, number, literal].join("|"), "g"),
  shell: new RegExp(["(?<comment>^#.*$)", name, text, command, number].join("|"), "gm"),
  javascript: new RegExp([String.raw`(?<comment>\/\/.*$|\/\*\*.*\*\/)`, text, String.raw`(?<key>\b\w+(?=:))`, keyword, number].join("|"), "gm"),
  program: new RegExp([text, singleQuoted, statement, number].join("|"), "gm"),
  text: /(?!)/g,
  http: new RegExp([String.raw`(?<key>^[\w-]+(?=:))`, requestLine, name, text].join("|"), "gm"),
};

/** Colours a text. Whatever the pattern does not know stays plain; everything is escaped. */
export function highlight(source: string, language: Language): Markup {
  let markup = "";
  let end = 0;
  for (const match of source.matchAll(patterns[language])) {
    const kind = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0] ?? "word";
    markup += `${escapeHtml(source.slice(end, match.index))}<span class="${kind[0]}">${escapeHtml(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  // an empty line would end the HTML block of the Markdown page that holds it
  return raw((markup + escapeHtml(source.slice(end))).replaceAll("\n", "&#10;"));
}

/** A code block. The copy button shows itself only where the script runs. */
export function codeBlock(source: string, language: Language): Markup {
  const code = html`<pre class="${language}" tabindex="0"><code>${highlight(source, language)}</code></pre>`;
  return html`<div class="code"><button class="copy" type="button">Copy</button>${code}</div>`;
}

/** A JSON body. */
export function jsonBlock(value: unknown): Markup {
  return codeBlock(JSON.stringify(value, null, 2), "json");
}

/** A card of code with a title line. */
export function codeCard(title: Renderable, body: Renderable): Markup {
  return html`<div class="card"><div class="card-title">${title}</div>${body}</div>`;
}

/** One choice of a tab card. Panels of the same `language` are switched together by the script. */
export interface Tab {
  readonly label: Renderable;
  readonly body: Renderable;
  readonly language?: string;
}

/** Largest number of tabs that the styles cover. */
export const maximumTabs = 16;

/** A card with tabs. `name` must be unique on the page; `call`: what the script finds programs in further languages by. */
export function tabCard(name: string, title: string, tabs: readonly Tab[], call?: string): Markup {
  const id = (index: number) => `tab-${name}-${index + 1}`;
  const attributes = ({ language }: Tab, index: number) =>
    html`${language !== undefined && html` data-language="${language}"`}${index === 0 && raw(" checked")}`;
  const inputs = tabs.map((tab, index) => html`<input type="radio" name="tab-${name}" id="${id(index)}"${attributes(tab, index)}>`);
  const labels = tabs.map(({ label }, index) => html`<label for="${id(index)}">${label}</label>`);
  return html`<div class="card tabs" role="group" aria-label="${title}"${call !== undefined && html` data-call="${call}"`}>${inputs}
    <div class="card-title"><span>${title}</span><span class="labels">${labels}</span></div>
    <div class="panels">${tabs.map(({ body }) => html`<div class="panel">${body}</div>`)}</div>
  </div>`;
}
