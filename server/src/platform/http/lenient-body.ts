// What decides nothing never prevents a decision: values of a body that break the contract are read in other forms, or left out and named.
import type { FieldFailure } from "../errors/api-error.ts";
import type { ValueWarning } from "../errors/value-warning.ts";
import type { BodyNode } from "./body-schema.ts";
import { readValue } from "./lenient-readers.ts";

/** A body whose failing values were read or left out. */
export interface Repaired {
  readonly warnings: readonly ValueWarning[];
  /** Failures of values that decide: they refuse the request. */
  readonly refused: readonly FieldFailure[];
}

/** Cuts the lists of a body to their limits before anything looks at their items, so that an order with a thousand items is within the limits of a body. */
export function shortenLists(root: BodyNode, body: unknown): ValueWarning[] {
  const warnings: ValueWarning[] = [];
  if (body === null || typeof body !== "object") return warnings;
  for (const [name, { maxItems }] of root.properties) {
    const list = (body as Record<string, unknown>)[name];
    if (maxItems === undefined || !Array.isArray(list) || list.length <= maxItems) continue;
    list.length = maxItems;
    warnings.push({ path: name, reason: "shortened", expected: `must have at most ${maxItems} items` });
  }
  return warnings;
}

/** Where a failing value is. */
interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
  readonly node: BodyNode;
  readonly path: string;
}

/** Paths that were read once, so that a value that fails again is left out. */
export type ReadOnce = Set<string>;

/**
 * Repairs the failing values of a body in place: each is read in another form, or else left out. Of an object that lacks a required member the whole object
 * is left out. A value that decides, and a failure outside the body, is refused.
 */
export function repair(root: BodyNode, body: unknown, failures: readonly FieldFailure[], once: ReadOnce): Repaired {
  const warnings: ValueWarning[] = [];
  const refused: FieldFailure[] = [];
  // a value that was read anew, or left out, is checked again in the next round, with everything in it
  const repaired: string[] = [];
  for (const failure of failures) {
    if (repaired.some((path) => isWithin(failure.path, path))) continue;
    const places = placesOf(root, body, failure.path);
    const place = places?.at(-1);
    if (place === undefined) {
      refused.push(failure);
      continue;
    }
    const value = place.holder[place.key];
    const reading = value === undefined || once.has(place.path) ? undefined : readValue(place.node, value);
    if (reading !== undefined) {
      once.add(place.path);
      repaired.push(place.path);
      place.holder[place.key] = reading.value;
      if (reading.reason !== undefined) warnings.push({ path: place.path, reason: reading.reason, expected: failure.message });
      continue;
    }
    // without a value, its object is what cannot be used
    const unusable = value === undefined ? places?.at(-2) : place;
    if (unusable === undefined || unusable.node.decisive || place.node.decisive) {
      refused.push(failure);
      continue;
    }
    repaired.push(unusable.path);
    leaveOut(unusable);
    const expected = unusable === place ? failure.message : `${place.key} ${failure.message}`;
    warnings.push({ path: unusable.path, reason: "unreadable", expected });
  }
  return { warnings, refused };
}

/** Is a path that of a value, or of something in it? */
const isWithin = (path: string, outer: string): boolean => path.startsWith(outer) && (path.length === outer.length || /[.[]/.test(path.charAt(outer.length)));

/** An item of a list becomes an empty object, so that the indexes of the others stay those of the request. */
function leaveOut({ holder, key, node }: Place): void {
  if (!Array.isArray(holder)) delete holder[key];
  else holder[Number(key)] = node.type === "object" ? {} : undefined;
}

/** The name in an open object at the end of a path: one of digits alone is written as an index. */
function nameIn(holder: object, rest: string): string {
  const name = rest.replace(/^\./, "");
  return Object.hasOwn(holder, name) ? name : name.replace(/^\[(\d+)\]$/, "$1");
}

/** Is a value of the body one that the contract knows? What it does not know is stripped later, whatever it holds; a name is never without effect. */
export function isKnown(root: BodyNode, body: unknown, path: string): boolean {
  return path.includes("(field name)") || placesOf(root, body, path) !== undefined;
}

/** The places from the root to a path, the value's own last; undefined if the path is not one of the body. */
function placesOf(root: BodyNode, body: unknown, path: string): readonly Place[] | undefined {
  const places: Place[] = [];
  let node = root;
  let value = body;
  let rest = path;
  while (rest !== "") {
    if (value === null || typeof value !== "object") return undefined;
    const holder = value as Record<string, unknown>;
    const first = /^\.?([A-Za-z0-9_]+)|^\[(\d+)\]/.exec(rest) ?? [];
    // other names of open objects may hold dots
    const isOther = node.open && !node.properties.has(first[1] ?? "");
    const [whole = "", name, index] = isOther ? [rest, nameIn(holder, rest)] : first;
    const key = name ?? index;
    const child = isOther ? (node.values ?? node) : index === undefined ? node.properties.get(key ?? "") : node.items;
    if (key === undefined || child === undefined) return undefined;
    rest = rest.slice(whole.length);
    places.push({ holder, key, node: child, path: path.slice(0, path.length - rest.length) });
    node = child;
    value = holder[key];
  }
  return places.length === 0 ? undefined : places;
}
