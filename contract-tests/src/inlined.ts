const shared = /^#\/components\/(responses|parameters|requestBodies|examples)\//;

/**
 * A copy of an OpenAPI document in which shared responses, parameters, request bodies and examples stand where they are referred to. Schemas and
 * headers stay references: the validator and `resolveHeader` follow those. Fails for a reference to what is not there.
 */
export function inlined<T>(document: T): T;
export function inlined(document: unknown): unknown {
  const known = new Map<string, unknown>();

  function target(reference: string): unknown {
    if (!known.has(reference)) known.set(reference, copy(find(document, reference)));
    return known.get(reference);
  }

  function copy(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(copy);
    if (!isObject(value)) return value;
    const { $ref, ...beside } = value;
    if (typeof $ref === "string" && shared.test($ref)) return { ...(target($ref) as object), ...(copy(beside) as object) };
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copy(inner)]));
  }

  return copy(document);
}

function find(document: unknown, reference: string): unknown {
  const names = reference.split("/").slice(1);
  const found = names.reduce((place, name) => (isObject(place) ? place[name.replaceAll("~1", "/").replaceAll("~0", "~")] : undefined), document);
  if (found === undefined) throw new Error(`The document has no ${reference}.`);
  return found;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;
