// Writes what the texts of the dashboard have to look like, from the English ones: `npm run generate`. With --check, it only compares.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Where the texts are: `<language>.json`. */
export const textFolder = fileURLToPath(new URL("app/i18n/", import.meta.url));

/** Languages that have a file. */
export const textLanguages = globSync("??.json", { cwd: textFolder })
  .map((name) => name.slice(0, 2))
  .toSorted();

/** A text, a text for each plural category (CLDR), or texts under names. */
export type Entry = string | Forms | Group;
type Forms = Readonly<Record<"one" | "other", string>>;
interface Group {
  readonly [name: string]: Entry;
}

/** The texts of a language. */
export function textsOf(language: string): Group {
  const { $schema, ...texts } = JSON.parse(readFileSync(`${textFolder}${language}.json`, "utf8"));
  return texts;
}

/** Is the entry one text in its plural forms? */
export const isPlural = (entry: Entry): entry is Forms => typeof entry === "object" && typeof entry.other === "string";

/** Names of the values that a text contains, in all of its forms. */
export function placeholders(entry: string | Forms): readonly string[] {
  const found = (typeof entry === "string" ? [entry] : Object.values(entry)).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name));
  return [...new Set(found)].toSorted();
}

const isText = (entry: Entry): entry is string | Forms => typeof entry === "string" || isPlural(entry);

/** The schema of a text: it contains the values of the English one, and no others; a plural form need not contain all of them. */
function textSchema(entry: string | Forms): object {
  const names = placeholders(entry);
  const known = names.length === 0 ? "[^{}]+" : `([^{}]|\\{(${names.join("|")})\\})+`;
  if (!isPlural(entry)) return { type: "string", pattern: `^${names.map((name) => `(?=.*\\{${name}\\})`).join("")}${known}$` };
  const forms = { "^(zero|one|two|few|many|other)$": { type: "string", pattern: `^${known}$` } };
  return { type: "object", patternProperties: forms, required: ["other"], additionalProperties: false };
}

const nameOf = (entry: string | Forms): string => ["text", ...placeholders(entry), ...(isPlural(entry) ? ["forms"] : [])].join("_");

/** Lines of the schema of a group, a line for each text. `definitions` gets those of the texts. */
function groupSchema(group: Group, indent: string, definitions: Map<string, object>): string {
  const members = Object.entries(group).map(([name, entry]) => {
    if (!isText(entry)) return `${indent}  ${JSON.stringify(name)}: ${groupSchema(entry, `${indent}  `, definitions)}`;
    definitions.set(nameOf(entry), textSchema(entry));
    return `${indent}  ${JSON.stringify(name)}: { "$ref": "#/definitions/${nameOf(entry)}" }`;
  });
  return `{ "type": "object", "additionalProperties": false, "required": ${JSON.stringify(Object.keys(group))}, "properties": {\n${members.join(",\n")}\n${indent}}}`;
}

/** The JSON schema with which an editor shows a translator what is missing: every key, and in every text its values. */
function schemaOf(texts: Group): string {
  const definitions = new Map<string, object>();
  const group = groupSchema({ $schema: "", ...texts }, "", definitions);
  const lines = [...definitions].map(([name, schema]) => `  ${JSON.stringify(name)}: ${JSON.stringify(schema)}`);
  return `{ "$schema": "http://json-schema.org/draft-07/schema#", "definitions": {\n${lines.join(",\n")}\n}, ${group.slice(2)}\n`;
}

/** Members of the type of the texts: what contains values is a function of them. */
function membersOf(group: Group, indent: string): string {
  return Object.entries(group)
    .map(([name, entry]) => `${indent}readonly ${/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name)}: ${typeOf(entry, indent)};\n`)
    .join("");
}

function typeOf(entry: Entry, indent: string): string {
  if (!isText(entry)) return `{\n${membersOf(entry, `${indent}  `)}${indent}}`;
  const names = new Set([...placeholders(entry), ...(isPlural(entry) ? ["count"] : [])]);
  if (names.size === 0) return "string";
  return `(values: { ${[...names].map((name) => `${name}: ${isPlural(entry) && name === "count" ? "number" : "Shown"}`).join("; ")} }) => string`;
}

function files(): Readonly<Record<string, string>> {
  const english = textsOf("en");
  return {
    "texts.schema.json": schemaOf(english),
    "messages.ts": `// Generated from en.json by \`npm run generate\`. Do not edit.

/** A value within a text: a number is written as the language writes it, with at most one decimal. */
export type Shown = string | number;

/** The texts of a language. */
export interface Messages {
${membersOf(english, "  ")}}
`,
  };
}

if (import.meta.main) {
  const check = process.argv.includes("--check");
  for (const [name, text] of Object.entries(files())) {
    if (!check) writeFileSync(textFolder + name, text);
    else if (readFileSync(textFolder + name, "utf8") !== text) {
      console.error(`${textFolder}${name} does not fit en.json. Fix it with: npm run generate`);
      process.exitCode = 1;
    }
  }
}
