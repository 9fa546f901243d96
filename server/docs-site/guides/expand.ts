// Turns a guide into the Markdown that the generator reads: facts, values and links to the contract are filled in.
//
//   <!-- @fact: name argument -->      a block or a sentence of facts.ts
//   {{ name }}                         a value of values.ts
//   [words](operation:createKey)       a link to an operation; `error:`, `event:`, `header:` and `permission:` lead to those
//   <error:FORBIDDEN>                  the same with the name as its words
//   ![words](../screenshots/name.png)   a picture of the dashboard, in the theme of the reader: name-dark.png is beside it;
//                                      those of Spanish guides are in ../../screenshots/es/
//   [words](retries.md#waits)          a link to another guide, which works in an editor as well
//   `IP_PROXY_VPN`                     a link to the signal
//
// Links of a Spanish guide lead to Spanish guides; those into the reference, which is in English, say so by `hreflang`.

import type { Source } from "../contract/beyond-openapi.ts";
import { placedOperations } from "../contract/document.ts";
import { errorPage, eventPage, headerAnchor, operationPlace, permissionAnchor, signalPage } from "../contract/links.ts";
import { guideIds } from "./chapters.ts";
import { guideFacts } from "./facts.ts";
import { type Language, placeIn } from "./languages.ts";
import { guideValues } from "./values.ts";

/**
 * The Markdown of a guide with everything filled in. Code blocks stay as they are.
 *
 * @throws Error for a fact, a value or a link target that does not exist
 */
export function expandGuide(body: string, source: Source, language: Language): string {
  return outsideCode(
    outsideCode(body, (text) => expandText(text, source, language)),
    (text) => (language === "en" ? text : markedLinks(text)),
  );
}

/** Changes what is not in a code block. */
function outsideCode(markdown: string, change: (text: string) => string): string {
  return markdown
    .split(/^(```.*?^```$)/gms)
    .map((part) => (part.startsWith("```") ? part : change(part)))
    .join("");
}

const english = "(?:reference|signals|errors|events|headers|changelog)";

/** Marks links to pages that are in English only, in Markdown and in HTML. */
function markedLinks(text: string): string {
  return text
    .replace(new RegExp(`\\]\\(/${english}\\b[^)\\s]*\\)`, "g"), (link) => `${link}{hreflang=en}`)
    .replace(new RegExp(`<a href="/docs/${english}\\b[^"]*"`, "g"), (link) => `${link} hreflang="en"`);
}

const schemes = "operation|error|event|header|permission";

function expandText(text: string, source: Source, language: Language): string {
  const values = guideValues(source);
  const signals: ReadonlySet<string> = new Set(source.facts.signals.map(({ code }) => code));
  return text
    .replace(new RegExp(`<(${schemes}):([^>\\s]+)>`, "g"), (_, scheme: string, name: string) => `[\`${name}\`](${target(source, scheme, name, language)})`)
    .replace(new RegExp(`\\]\\((${schemes}):([^)\\s]+)\\)`, "g"), (_, scheme: string, name: string) => `](${target(source, scheme, name, language)})`)
    .replace(/\]\(([a-z-]+)\.md(#[^)\s]*)?\)/g, (_, id: string, anchor = "") => `](${guideAddress(id, language)}${anchor})`)
    .replace(/!\[([^\]]+)\]\(((?:\.\.\/)+screenshots\/(?:es\/)?[a-z-]+)\.png\)/g, (_, words: string, place: string) => picture(words, place))
    .replace(/\{\{ (\w+) \}\}/g, (_, name: string) => known(values, name, "value"))
    .replace(/<!-- @fact: (\w+)(?: (\w+))? -->/g, (_, name: string, argument = "") => known(guideFacts, name, "fact")(source, argument, language))
    .replace(/(?<![[`])`([A-Z][A-Z0-9_]+)`(?![\]`])/g, (found, code: string) => (signals.has(code) ? `[${found}](/${signalPage(code)})` : found));
}

function target({ document, facts }: Source, scheme: string, name: string, language: Language): string {
  const missing = () => new Error(`a guide links to an unknown ${scheme}: ${name}`);
  if (scheme === "operation") {
    const placed = placedOperations(document).find(({ operation }) => operation.operationId === name);
    if (placed === undefined) throw missing();
    return `/${operationPlace(placed)}`;
  }
  const names: Readonly<Record<string, readonly [Iterable<string>, string]>> = {
    error: [Object.keys(facts.errors), errorPage(name)],
    event: [Object.keys(document.webhooks ?? {}), eventPage(name)],
    header: [Object.keys(document.components.headers ?? {}), `headers#${headerAnchor(name)}`],
    permission: [facts.permissions, placeIn(language, `guides/credentials#${permissionAnchor(name)}`)],
  };
  const [all, place] = known(names, scheme, "kind of link");
  if (![...all].includes(name)) throw missing();
  return `/${place}`;
}

/** Both pictures; the style sheet shows the one of the theme. */
function picture(words: string, place: string): string {
  return `![${words}](${place}.png){.of-light}![${words}](${place}-dark.png){.of-dark}`;
}

function guideAddress(id: string, language: Language): string {
  if (!guideIds.some((known) => known === id)) throw new Error(`a guide links to an unknown guide: ${id}`);
  return `/${placeIn(language, `guides/${id}`)}`;
}

function known<Entry>(entries: Readonly<Record<string, Entry>>, name: string, what: string): Entry {
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (entry === undefined) throw new Error(`a guide names an unknown ${what}: ${name}`);
  return entry;
}
