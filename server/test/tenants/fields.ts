// The fields of the contract that name a resource, found by walking the published document.
import { readFileSync } from "node:fs";
import { type OperationId, operations } from "../../../generated/operations.ts";

/** A field that names a resource. */
export interface Field {
  readonly operation: OperationId;
  readonly place: "path" | "query" | "body";
  /** Path to it; `[]` is an element of a list. */
  readonly steps: readonly string[];
  readonly holds: "uuid" | "cursor" | "text";
  readonly required: boolean;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Described {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const document = JSON.parse(readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8")) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
};

/** Texts of queries that name a resource, and those that name none, or only within what the path names. `name` is that of a list: test/custom-lists shows that it finds the caller's only; `phone` and `ip` take no other text: test/entities shows it for identifiers. A new one has to be added to either. */
const NAMING = ["external_id", "actor_id", "search", "order_id", "payment_id", "customer_id", "value", "device_id", "card_hash", "account", "assignee"];
const NAMING_NOTHING: readonly string[] = ["currency", "timezone", "name", "prefix", "reason", "signal", "country", "bin", "phone", "ip", "file_name"];

/** `revokeSubmerchantKey query.key_id` */
export const nameOf = ({ operation, place, steps }: Field): string => `${operation} ${[place, ...steps].join(".")}`;

/** Every field that names a resource. */
export function namingFields(): Field[] {
  return Object.values(operations).flatMap(({ id, path, method }) => {
    const described = document.paths[path]?.[method];
    if (described === undefined) throw new Error(`${id} is not in the document`);
    const parameters = (described.parameters ?? []).map((parameter) => resolved(parameter));
    return [
      ...parameters.flatMap((parameter) => parameterFields(id, parameter)),
      ...Object.values(described.requestBody?.content ?? {}).flatMap(({ schema }) =>
        bodyFields(schema, [], true).map((field) => ({ ...field, operation: id })),
      ),
    ];
  });
}

function parameterFields(operation: OperationId, { name, in: place, required = false, schema }: Parameter): Field[] {
  const holds = holding(schema);
  if (place === "header") {
    // `after` of the query holds the same
    if (name === "Last-Event-ID") return [];
    if (holds === "uuid" || holds === "cursor") throw new Error(`${operation}: the header ${name} names a resource; the matrix cannot fill it`);
    return [];
  }
  if (holds === "text" && NAMING_NOTHING.includes(name)) return [];
  if (holds === "text" && !NAMING.includes(name))
    throw new Error(`${operation}: does ${place}.${name} name a resource? Say so in server/test/tenants/fields.ts`);
  return holds === undefined ? [] : [{ operation, place, steps: [name], holds, required }];
}

/** Texts of bodies are names that callers give, and name nothing of ours. */
function bodyFields(schema: Schema, steps: readonly string[], required: boolean, above: readonly string[] = []): Omit<Field, "operation">[] {
  const holds = holding(schema);
  if (holds === "uuid" || holds === "cursor") return [{ place: "body", steps, holds, required }];
  // a schema within itself is the same fields once more
  if (schema.$ref !== undefined && above.includes(schema.$ref)) return [];
  const within = schema.$ref === undefined ? above : [...above, schema.$ref];
  const { properties = {}, required: names = [], items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = resolved(schema);
  return [
    ...Object.entries(properties).flatMap(([name, child]) => bodyFields(child, [...steps, name], required && names.includes(name), within)),
    ...(items === undefined ? [] : bodyFields(items, [...steps, "[]"], false, within)),
    ...(typeof additionalProperties === "object" ? bodyFields(additionalProperties, [...steps, "any"], false, within) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((child) => bodyFields(child, steps, required, within)),
  ];
}

function holding(schema: Schema): Field["holds"] | undefined {
  if (schema.$ref?.endsWith("/Cursor")) return "cursor";
  const { type, format, enum: values, anyOf = [], oneOf = [], allOf = [] } = resolved(schema);
  if (format === "uuid") return "uuid";
  const inner = [...anyOf, ...oneOf, ...allOf].map(holding).find((holds) => holds !== undefined);
  return inner ?? (type === "string" && values === undefined && format === undefined ? "text" : undefined);
}

function resolved<T extends { readonly $ref?: string }>(node: T): T {
  if (node.$ref === undefined) return node;
  const steps = node.$ref.replace("#/", "").split("/");
  return resolved(steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document) as T);
}
