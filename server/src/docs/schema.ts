// A schema as rows: one per field, children below their parent.
import { type ApiDocument, type Json, referenceName, resolveSchema, type Schema } from "./document.ts";
import type { Facts } from "./facts.ts";

/** A field as the page shows it. */
export interface FieldRow {
  /** Path with dots; `[]` stands for each item of a list, as in the field catalogue. */
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description: string;
  /** Rules in words; patterns in backticks. */
  readonly rules: readonly string[];
  /** Allowed values. */
  readonly values: readonly string[];
  /** Allowed values that should no longer be sent. */
  readonly deprecatedValues: readonly string[];
  /** Guide that explains the deprecated values. */
  readonly guide: string | undefined;
  /** Segments that are recommended to send the field. */
  readonly recommended: readonly string[];
  readonly example: string | undefined;
  readonly children: readonly FieldRow[];
}

type Deprecations = Facts["deprecatedValues"];

/** Rows of an object schema's fields. A schema that contains itself is not followed a second time. */
export function fieldRows(document: ApiDocument, schema: Schema, deprecations: Deprecations = {}, prefix = "", above: readonly string[] = []): FieldRow[] {
  const names = [...above, ...referencesOf(schema)];
  const { properties, required } = merged(document, schema);
  return Object.entries(properties ?? {}).map(([name, field]) =>
    fieldRow(document, field, deprecations, `${prefix}${name}`, required?.includes(name) ?? false, names),
  );
}

/** Row of one field. */
export function fieldRow(
  document: ApiDocument,
  field: Schema,
  deprecations: Deprecations,
  path: string,
  required: boolean,
  above: readonly string[] = [],
): FieldRow {
  const schema = merged(document, field);
  const item = schema.items === undefined ? undefined : merged(document, schema.items);
  const inner = schema.items ?? field;
  const references = referencesOf(inner);
  const deprecation = references.map((reference) => deprecations[reference]).find((found) => found !== undefined);
  const recurring = references.some((reference) => above.includes(reference));
  return {
    path,
    type: typeOf(document, schema),
    required,
    deprecated: schema.deprecated ?? false,
    description: schema.description ?? "",
    rules: rulesOf(document, schema),
    values: (schema.enum ?? item?.enum ?? []).map(String),
    deprecatedValues: deprecation?.values ?? [],
    guide: deprecation?.guide,
    recommended: schema["x-recommended"] ?? [],
    example: exampleOf(schema),
    children: recurring ? [] : fieldRows(document, inner, deprecations, schema.items === undefined ? `${path}.` : `${path}[].`, above),
  };
}

/** A schema with its references followed and the parts of `allOf`, `anyOf`, `oneOf` laid under it; alternatives lose their `required`. */
export function merged(document: ApiDocument, schema: Schema): Schema {
  const { allOf = [], anyOf = [], oneOf = [], ...own } = resolveSchema(document, schema);
  if (allOf.length + anyOf.length + oneOf.length === 0) return own;
  const all = allOf.map((part) => merged(document, part));
  const any = [...anyOf, ...oneOf].map((part) => ({ ...merged(document, part), required: [] }));
  const parts: Schema[] = [...any, ...all, own];
  return {
    ...Object.assign({}, ...parts),
    type: [...new Set(parts.flatMap((part) => part.type ?? []))],
    properties: Object.assign({}, ...parts.map((part) => part.properties)),
    required: parts.flatMap((part) => part.required ?? []),
  };
}

/** Names of the schemas that a schema refers to: itself, or through its parts. */
function referencesOf({ $ref, allOf = [], anyOf = [], oneOf = [] }: Schema): string[] {
  const parts = [...allOf, ...anyOf, ...oneOf].flatMap(referencesOf);
  return $ref === undefined ? parts : [referenceName($ref), ...parts];
}

function typeOf(document: ApiDocument, schema: Schema): string {
  if (schema.items !== undefined) return `array of ${typeOf(document, merged(document, schema.items))}`;
  if (typeof schema.additionalProperties === "object") return `map of ${typeOf(document, merged(document, schema.additionalProperties))}`;
  const types = [schema.type ?? []].flat();
  const type = types.length === 0 ? "any" : types.join(" or ");
  if (schema.enum !== undefined) return "enum";
  const named = schema.format !== undefined && !/^(?:double|float|int\d+)$/.test(schema.format);
  return named ? `${type} (${schema.format})` : type;
}

function rulesOf(document: ApiDocument, schema: Schema): string[] {
  const values = typeof schema.additionalProperties === "object" ? merged(document, schema.additionalProperties) : undefined;
  const valueRules = values === undefined ? [] : rulesOf(document, values).map((rule) => `each value: ${rule}`);
  return [
    range(schema.minimum, schema.maximum, ""),
    range(schema.minLength, schema.maxLength, "character"),
    range(schema.minItems, schema.maxItems, "item"),
    range(undefined, schema.maxProperties, "key"),
    schema.pattern === undefined ? undefined : `matches \`${schema.pattern}\``,
    schema.default === undefined ? undefined : `default \`${String(schema.default)}\``,
    schema["x-account-identifier"] === true ? "exempt from the card-number check" : undefined,
    ...valueRules,
  ].filter((rule) => rule !== undefined);
}

function range(from: number | undefined, to: number | undefined, unit: string): string | undefined {
  const show = (value: number) => value.toLocaleString("en-US");
  const units = (value: number) => (unit === "" ? "" : ` ${unit}${value === 1 ? "" : "s"}`);
  if (from !== undefined && to !== undefined) return from === to ? `exactly ${show(to)}${units(to)}` : `${show(from)} to ${show(to)}${units(to)}`;
  if (to !== undefined) return `at most ${show(to)}${units(to)}`;
  return from === undefined ? undefined : `at least ${show(from)}${units(from)}`;
}

function exampleOf(schema: Schema): string | undefined {
  const value: Json | undefined = schema.examples?.[0];
  if (value === undefined) return undefined;
  return typeof value === "string" ? value : JSON.stringify(value);
}
