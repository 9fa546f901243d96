// Calls of the SDKs with the documented values of an operation: in the documentation of the methods, and in what users of a release wrote.
import { type Document, mediaTypes, type Operation, resolve, type Schema } from "./openapi.ts";

/** Each documented body of a request; `[undefined]`, if there is none. */
export function requestBodies({ requestBody }: Operation): readonly unknown[] {
  const examples = Object.values(requestBody?.content ?? {}).flatMap(({ examples }) => Object.values(examples ?? {}).map(({ value }) => value));
  return examples.length === 0 ? [undefined] : examples;
}

/** Which parameters of a query stand in an example: all, or those that the operation requires. */
export type ShownQuery = "all" | "required";

/** Arguments of a method, as values: path identifiers, body, query. */
export function argumentsOf(document: Document, operation: Operation, body: unknown, shown: ShownQuery): unknown[] {
  const parameters = operation.parameters ?? [];
  const byFormat = mediaTypes(operation).formats.length > 0;
  const queries = parameters.filter((one) => one.in === "query" && !(byFormat && one.name === "format") && (shown === "all" || one.required === true));
  return [
    ...parameters.filter((one) => one.in === "path").map(({ schema, example }) => example ?? anyValue(document, schema)),
    ...(body === undefined ? [] : [body]),
    ...(queries.length === 0 ? [] : [Object.fromEntries(queries.map(({ name, schema, example }) => [name, example ?? anyValue(document, schema)]))]),
  ];
}

/** A value of the type that a schema says; a type check looks at no pattern. */
function anyValue(document: Document, schema: Schema): unknown {
  const { examples, type, enum: values, items } = resolve(document, schema);
  if (examples?.[0] !== undefined) return examples[0];
  if (values !== undefined) return values[0];
  if (items !== undefined) return [anyValue(document, items)];
  if (type === "boolean") return true;
  return type === "integer" || type === "number" ? 1 : "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22";
}

/** Longer bodies are shown in an example with what they must have. */
const LONG = 160;

/** A documented body; of a long one what is required, and the handle of retries. */
export function shortened(document: Document, { requestBody }: Operation, body: unknown): unknown {
  const schema = requestBody?.content["application/json"]?.schema;
  if (schema === undefined || typeof body !== "object" || body === null || written(body).length <= LONG) return body;
  const { required = [] } = resolve(document, schema);
  const members = Object.entries(body).filter(([name]) => required.includes(name) || name === "order_id");
  return members.length === 0 ? body : Object.fromEntries(members);
}

/** A value as people write it in TypeScript: names without quotes where that is allowed. */
export function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${/^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name)}: ${written(member)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
