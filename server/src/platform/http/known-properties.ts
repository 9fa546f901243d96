// Known properties of request bodies, by operation. Any other property is a typing error or meant for another version.

import type { OperationId } from "../../../../generated/operations.ts";
import type { UnknownProperty } from "../errors/value-warning.ts";
import type { BodyNode } from "./body-schema.ts";
import { nearestName, normalisedName } from "./nearest-name.ts";

/** Finds unknown properties of the JSON bodies of an operation, up to `most`. Open objects, such as `metadata`, have none. */
export type FindUnknown = (body: unknown, most: number) => readonly UnknownProperty[];

/** Compiles the search of each of these bodies. */
export function knownProperties(schemas: ReadonlyMap<OperationId, BodyNode>): ReadonlyMap<OperationId, FindUnknown> {
  const found = new Map<OperationId, FindUnknown>();
  for (const [id, root] of schemas) {
    const pathOfName = pathsByName(root);
    // the check without paths is enough for nearly every body
    found.set(id, (body, most) => (holdsUnknown(root, body) ? listUnknown(root, body, most, pathOfName) : []));
  }
  return found;
}

/** Is it an object with a fixed set of properties? A value of another type fails validation anyway. */
const isClosed = ({ properties, open }: BodyNode): boolean => !open && properties.size > 0;

function holdsUnknown(known: BodyNode, value: unknown): boolean {
  if (value === null || typeof value !== "object") return false;
  if (Array.isArray(value)) {
    const { items } = known;
    return items !== undefined && value.some((member) => holdsUnknown(items, member));
  }
  if (known.properties.size === 0) return false;
  for (const name in value) {
    const child = known.properties.get(name);
    if (child === undefined) {
      if (!known.open) return true;
    } else if (holdsUnknown(child, (value as Record<string, unknown>)[name])) return true;
  }
  return false;
}

function listUnknown(root: BodyNode, body: unknown, most: number, pathOfName: ReadonlyMap<string, string>): UnknownProperty[] {
  const found: UnknownProperty[] = [];
  const visit = (known: BodyNode, value: unknown, path: string): void => {
    if (value === null || typeof value !== "object" || found.length >= most) return;
    if (Array.isArray(value)) {
      const { items } = known;
      if (items !== undefined) for (const [index, member] of value.entries()) visit(items, member, `${path}[${index}]`);
      return;
    }
    for (const [name, member] of Object.entries(value)) {
      const own = path === "" ? name : `${path}.${name}`;
      const child = known.properties.get(name);
      if (child !== undefined) visit(child, member, own);
      else if (isClosed(known) && found.length < most) {
        const near = nearestName(name, known.properties.keys());
        found.push({ path: own, nearest: near === undefined ? pathOfName.get(normalisedName(name)) : path === "" ? near : `${path}.${near}` });
      }
    }
  };
  visit(root, body, "");
  return found;
}

/** The shortest path of each name: `email` of a pay-in has the path `payer.email`. Lists are left out, since their paths have indexes. */
function pathsByName(root: BodyNode): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  let level: (readonly [BodyNode, string])[] = [[root, ""]];
  const seen = new Set<BodyNode>();
  while (level.length > 0) {
    const next: (readonly [BodyNode, string])[] = [];
    for (const [known, path] of level) {
      if (seen.has(known)) continue;
      seen.add(known);
      for (const [name, child] of known.properties) {
        const own = path === "" ? name : `${path}.${name}`;
        if (!paths.has(normalisedName(name))) paths.set(normalisedName(name), own);
        next.push([child, own]);
      }
    }
    level = next;
  }
  return paths;
}
