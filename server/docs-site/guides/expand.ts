// Turns a guide into the Markdown that the generator reads: facts, values and links to the contract are filled in.
//
//   <!-- @fact: name argument -->      a block or a sentence of facts.ts
//   {{ name }}                         a value of values.ts
//   [words](operation:createKey)       a link to an operation; `error:`, `event:`, `header:` and `permission:` lead to those
//   <error:FORBIDDEN>                  the same with the name as its words
//   ![words](../screenshots/name.png)   a picture of the dashboard, in the theme of the reader: name-dark.png is beside it
//   [words](retries.md#waits)          a link to another guide, which works in an editor as well
import { placedOperations } from "../contract/document.ts";
import type { Source } from "../contract/facts.ts";
import { errorPage, eventPage, headerAnchor, operationPlace, permissionAnchor } from "../contract/links.ts";
import { guideIds } from "./chapters.ts";
import { guideFacts } from "./facts.ts";
import { guideValues } from "./values.ts";

/**
 * The Markdown of a guide with everything filled in. Code blocks stay as they are.
 *
 * @throws Error for a fact, a value or a link target that does not exist
 */
export function expandGuide(body: string, source: Source): string {
  return body
    .split(/^(```.*?^```$)/gms)
    .map((part) => (part.startsWith("```") ? part : expandText(part, source)))
    .join("");
}

const schemes = "operation|error|event|header|permission";

function expandText(text: string, source: Source): string {
  const values = guideValues(source);
  return text
    .replace(new RegExp(`<(${schemes}):([^>\\s]+)>`, "g"), (_, scheme: string, name: string) => `[\`${name}\`](${target(source, scheme, name)})`)
    .replace(new RegExp(`\\]\\((${schemes}):([^)\\s]+)\\)`, "g"), (_, scheme: string, name: string) => `](${target(source, scheme, name)})`)
    .replace(/\]\(([a-z-]+)\.md(#[^)\s]*)?\)/g, (_, id: string, anchor = "") => `](${guideAddress(id)}${anchor})`)
    .replace(/!\[([^\]]+)\]\(\.\.\/screenshots\/([a-z-]+)\.png\)/g, (_, words: string, name: string) => picture(words, name))
    .replace(/\{\{ (\w+) \}\}/g, (_, name: string) => known(values, name, "value"))
    .replace(/<!-- @fact: (\w+)(?: (\w+))? -->/g, (_, name: string, argument = "") => known(guideFacts, name, "fact")(source, argument));
}

function target({ document, facts }: Source, scheme: string, name: string): string {
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
    permission: [facts.permissions, `guides/credentials#${permissionAnchor(name)}`],
  };
  const [all, place] = known(names, scheme, "kind of link");
  if (![...all].includes(name)) throw missing();
  return `/${place}`;
}

/** Both pictures; the style sheet shows the one of the theme. */
function picture(words: string, name: string): string {
  return `![${words}](../screenshots/${name}.png){.of-light}![${words}](../screenshots/${name}-dark.png){.of-dark}`;
}

function guideAddress(id: string): string {
  if (!guideIds.some((known) => known === id)) throw new Error(`a guide links to an unknown guide: ${id}`);
  return `/guides/${id}`;
}

function known<Entry>(entries: Readonly<Record<string, Entry>>, name: string, what: string): Entry {
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (entry === undefined) throw new Error(`a guide names an unknown ${what}: ${name}`);
  return entry;
}
