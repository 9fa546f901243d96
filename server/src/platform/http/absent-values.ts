// Values of a body that say nothing: null, texts without a character, and an empty list in the place of an object. They are absent, as if their property had not been sent.
import type { FieldFailure } from "../errors/api-error.ts";
import type { BodyNode } from "./body-schema.ts";
import { textReader } from "./lenient-readers.ts";

/**
 * Removes absent values from a body, and objects that have nothing else. Returns failures of texts whose rules the validator does not know: countries that
 * do not exist, addresses. A null item of a list becomes an empty object. Decisive objects are never removed.
 */
export function withoutAbsent(root: BodyNode, body: unknown): FieldFailure[] {
  // nearly every body ends here
  if (!needsReading(root, body)) return [];
  const failures: FieldFailure[] = [];
  read(root, body, "", failures);
  return failures;
}

const isBlank = (text: string): boolean => {
  const first = text.charCodeAt(0);
  // a visible character of ASCII or Latin: most texts
  if ((first > 0x20 && first < 0x7f) || (first > 0xa0 && first < 0x1680)) return false;
  return text.trim() === "";
};

function needsReading(node: BodyNode, value: unknown): boolean {
  if (typeof value === "string") return isBlank(value) || textReader(node)?.is?.(value) === false;
  if (value === null) return true;
  if (typeof value !== "object") return false;
  if (Array.isArray(value)) {
    const { items } = node;
    if (value.length === 0) return node.type === "object";
    return items !== undefined && value.some((member) => needsReading(items, member));
  }
  if (node.open && Object.entries(value).some(([name, member]) => member === null && !node.properties.has(name))) return true;
  for (const name in value) {
    const child = node.properties.get(name);
    if (child !== undefined && needsReading(child, (value as Record<string, unknown>)[name])) return true;
  }
  return false;
}

function read(node: BodyNode, value: unknown, path: string, failures: FieldFailure[]): void {
  if (Array.isArray(value)) {
    // an empty object in its place: the indexes of the other items stay those of the request
    const { items } = node;
    for (const [index, member] of value.entries()) if (member === null || (items !== undefined && isEmptyList(items, member))) value[index] = {};
    if (items !== undefined) for (const [index, member] of value.entries()) read(items, member, `${path}[${index}]`, failures);
    return;
  }
  if (value === null || typeof value !== "object") return;
  const holder = value as Record<string, unknown>;
  for (const [name, member] of Object.entries(holder)) {
    const child = node.properties.get(name);
    if (child === undefined) {
      // in an open object, a blank text is data of the caller's own
      if (node.open && member === null) delete holder[name];
      continue;
    }
    const own = path === "" ? name : `${path}.${name}`;
    if (member === null || (typeof member === "string" && isBlank(member)) || isEmptyList(child, member)) delete holder[name];
    else if (typeof member === "string") check(child, member, own, failures);
    else {
      const had = sizeOf(member);
      read(child, member, own, failures);
      if (had > 0 && sizeOf(member) === 0 && !child.decisive) delete holder[name];
    }
  }
}

/** Is it PHP's empty object: an empty list in its place? A decisive one is refused. */
const isEmptyList = (node: BodyNode, value: unknown): boolean => node.type === "object" && !node.decisive && Array.isArray(value) && value.length === 0;

function check(node: BodyNode, text: string, path: string, failures: FieldFailure[]): void {
  const reader = textReader(node);
  if (reader?.is?.(text) === false) failures.push({ path, message: reader.expected });
}

/** Members of an object or a list; 0 for any other value. */
const sizeOf = (value: unknown): number => (value !== null && typeof value === "object" ? Object.keys(value).length : 0);
