// Known properties of request bodies, by operation. Any other property is a typing error or meant for another version.
import { type OperationId, operations } from "../../../../generated/operations.ts";
import { JSON_TYPE } from "./body.ts";
import { nearestName, normalisedName } from "./nearest-name.ts";

/** A property of a request that the contract does not define. */
export interface UnknownProperty {
  /** Its path: `payer.emial`, `items[2].qty`. */
  readonly path: string;
  /** Path of the most similar known property; undefined when none is similar. */
  readonly nearest: string | undefined;
}

/** Finds unknown properties of the JSON bodies of an operation, up to `most`. Open objects, such as `metadata`, have none. */
export type FindUnknown = (body: unknown, most: number) => readonly UnknownProperty[];

/** The known part of a value: properties of an object, or items of a list. */
interface Known {
  readonly properties: Map<string, Known | undefined>;
  /** Accepts any name. */
  open: boolean;
  items: Known | undefined;
}

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface Described {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> } }>>>
  >;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** Compiles the known properties of every operation with a JSON body from the contract. */
export function knownProperties(document: object): ReadonlyMap<OperationId, FindUnknown> {
  const { paths, components } = document as Described;
  const compiled = new Map<string, Known>();

  function compile({ $ref, ...schema }: Schema): Known {
    if ($ref !== undefined) {
      const seen = compiled.get($ref);
      if (seen !== undefined) return seen;
      const known = empty();
      compiled.set($ref, known);
      add(known, components?.schemas?.[$ref.replace("#/components/schemas/", "")] ?? {});
      return known;
    }
    const known = empty();
    add(known, schema);
    return known;
  }

  function add(known: Known, { $ref, properties, additionalProperties, items, anyOf = [], oneOf = [], allOf = [] }: Schema): void {
    for (const [name, child] of Object.entries(properties ?? {})) known.properties.set(name, compile(child));
    if (additionalProperties !== undefined && additionalProperties !== false) known.open = true;
    if (items !== undefined) known.items = compile(items);
    const parts = [...($ref === undefined ? [] : [{ $ref }]), ...anyOf, ...oneOf, ...allOf].map(compile);
    for (const part of parts) {
      for (const [name, child] of part.properties) known.properties.set(name, child);
      known.open ||= part.open;
      known.items ??= part.items;
    }
  }

  const found = new Map<OperationId, FindUnknown>();
  for (const { id, path, method, requestType } of Object.values(operations)) {
    const schema = requestType === JSON_TYPE ? paths[path]?.[method]?.requestBody?.content[JSON_TYPE]?.schema : undefined;
    if (schema === undefined) continue;
    const root = compile(schema);
    const pathOfName = pathsByName(root);
    // the check without paths is enough for nearly every body
    found.set(id, (body, most) => (holdsUnknown(root, body) ? listUnknown(root, body, most, pathOfName) : []));
  }
  return found;
}

const empty = (): Known => ({ properties: new Map(), open: false, items: undefined });

/** Is it an object with a fixed set of properties? A value of another type fails validation anyway. */
const isClosed = ({ properties, open }: Known): boolean => !open && properties.size > 0;

function holdsUnknown(known: Known, value: unknown): boolean {
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

function listUnknown(root: Known, body: unknown, most: number, pathOfName: ReadonlyMap<string, string>): UnknownProperty[] {
  const found: UnknownProperty[] = [];
  const visit = (known: Known, value: unknown, path: string): void => {
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
function pathsByName(root: Known): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  let level: (readonly [Known, string])[] = [[root, ""]];
  const seen = new Set<Known>();
  while (level.length > 0) {
    const next: (readonly [Known, string])[] = [];
    for (const [known, path] of level) {
      if (seen.has(known)) continue;
      seen.add(known);
      for (const [name, child] of known.properties) {
        const own = path === "" ? name : `${path}.${name}`;
        if (!paths.has(normalisedName(name))) paths.set(normalisedName(name), own);
        if (child !== undefined) next.push([child, own]);
      }
    }
    level = next;
  }
  return paths;
}
