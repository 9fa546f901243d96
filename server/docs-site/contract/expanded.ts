// The published document shares responses and parameters as components. Pages show one operation at a time and need them inline.
import { type ApiDocument, type Operation, type Parameter, type Response, referenceName } from "./document.ts";

/** An OpenAPI document as it is published. */
export interface PublishedDocument extends ApiDocument {
  readonly components: ApiDocument["components"] & {
    readonly responses?: Readonly<Record<string, Response>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
  };
}

interface Referring {
  readonly $ref?: string;
}

/**
 * The document with shared responses and parameters inline; references to schemas and headers stay.
 *
 * @throws Error on a dangling reference
 */
export function expanded(document: PublishedDocument): ApiDocument {
  const { responses = {}, parameters = {}, ...components } = document.components;
  const operation = (described: Operation): Operation => ({
    ...described,
    ...(described.parameters === undefined ? {} : { parameters: described.parameters.map((one) => resolved(one, parameters)) }),
    responses: mapped(described.responses, (one) => resolved(one, responses)),
  });
  return {
    ...document,
    paths: mapped(document.paths, (path) => mapped(path, operation)),
    ...(document.webhooks === undefined ? {} : { webhooks: mapped(document.webhooks, ({ post }) => ({ post: operation(post) })) }),
    components,
  };
}

function resolved<T extends Referring>(part: T, named: Readonly<Record<string, T>>): T {
  if (part.$ref === undefined) return part;
  const target = named[referenceName(part.$ref)];
  if (target === undefined) throw new Error(`dangling reference ${part.$ref}`);
  return target;
}

function mapped<T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
