// The published document shares responses and parameters as components. Code that reads one operation at a time needs them inline.

interface Referring {
  readonly $ref?: string;
}

interface Described {
  readonly parameters?: readonly Referring[];
  readonly responses: Readonly<Record<string, Referring>>;
}

/** The part of an OpenAPI document that refers to shared responses and parameters. */
interface Shared {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly webhooks?: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: {
    readonly responses?: Readonly<Record<string, Referring>>;
    readonly parameters?: Readonly<Record<string, Referring>>;
  };
}

/**
 * A copy of the document with shared responses and parameters inline; references to schemas and headers stay. A document that shares none is
 * returned with the same content, so that one published before components were used can be compared with a later one.
 *
 * @throws Error on a dangling reference
 */
export function expanded<D extends Shared>(document: D): D {
  const { responses = {}, parameters = {}, ...components } = document.components;
  const resolved = (part: Referring, kind: string, named: Readonly<Record<string, Referring>>): Referring => {
    if (part.$ref === undefined) return part;
    const target = named[part.$ref.replace(`#/components/${kind}/`, "")];
    if (target === undefined) throw new Error(`dangling reference ${part.$ref}`);
    return structuredClone(target);
  };
  const operation = (described: Described): Described => ({
    ...described,
    ...(described.parameters === undefined ? {} : { parameters: described.parameters.map((one) => resolved(one, "parameters", parameters)) }),
    responses: mapped(described.responses, (one) => resolved(one, "responses", responses)),
  });
  return {
    ...document,
    paths: mapped(document.paths, (path) => mapped(path, operation)),
    ...(document.webhooks === undefined ? {} : { webhooks: mapped(document.webhooks, (path) => mapped(path, operation)) }),
    components,
  };
}

function mapped<T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
