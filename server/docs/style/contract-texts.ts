// The texts of the generated OpenAPI document by place: the id of an operation, or the name of a model and its property.
import { readFileSync } from "node:fs";

/** A text with the place that a finding names. */
export interface PlacedText {
  readonly place: string;
  readonly text: string;
}

/** Texts that are checked together, by the tag of their operations or by component. */
export type TextGroups = ReadonlyMap<string, readonly PlacedText[]>;

type Node = Readonly<Record<string, unknown>>;

/** Keys whose values are data and not texts of ours. */
const DATA = new Set(["example", "examples", "default", "enum", "const"]);

/** Keys that say nothing about the place of a text. */
const STRUCTURE = new Set(["properties", "items", "allOf", "anyOf", "oneOf", "content", "application/json", "schema"]);

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Descriptions below a node, each with the names that lead to it. */
function* textsBelow(node: Node, names: readonly string[]): Generator<PlacedText> {
  const list = Array.isArray(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === "description" && typeof value === "string") yield { place: names.join("."), text: value };
    else if (isNode(value) && !DATA.has(key)) yield* textsBelow(value, list || STRUCTURE.has(key) ? names : [...names, key]);
  }
}

/** The texts of an OpenAPI document: operations by tag, then everything that they share. A text that stands at several places is listed once. */
export function contractTexts(path: string): TextGroups {
  const document = JSON.parse(readFileSync(path, "utf8")) as {
    paths: Record<string, Record<string, Node>>;
    components: Record<string, Record<string, Node>>;
    tags: Node;
    info: Node;
  };
  const groups = new Map<string, PlacedText[]>();
  const seen = new Set<string>();
  const add = (group: string, texts: Iterable<PlacedText>) => {
    const listed = groups.get(group) ?? [];
    groups.set(group, listed);
    for (const text of texts) if (!seen.has(text.text) && seen.add(text.text)) listed.push(text);
  };
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    if (typeof operation.operationId !== "string" || !Array.isArray(operation.tags)) continue;
    add(operation.tags.join(", "), textsBelow(operation, [operation.operationId]));
  }
  // a document for each component: textlint takes far longer over one long document than over many short ones
  for (const [name, component] of Object.values(document.components).flatMap((section) => Object.entries(section))) add(name, textsBelow(component, [name]));
  add("tags", textsBelow({ info: document.info, tags: document.tags }, []));
  return groups;
}
