// A schema as rows: one per field, children below their parent.

import type { GuideId } from "../guides/chapters.ts";
import type { Facts } from "./beyond-openapi.ts";
import type { ApiDocument, Json, Schema } from "./document.ts";
import { merged, referencesOf } from "./merge.ts";
import { ruleWords } from "./rules.ts";
import { typeWords } from "./type-words.ts";

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
  /** What each value means, as far as the contract says. */
  readonly meanings: Readonly<Record<string, string>>;
  /** Allowed values that should no longer be sent. */
  readonly deprecatedValues: readonly string[];
  /** Guide that explains the deprecated values. */
  readonly guide: GuideId | undefined;
  /** Segments that are recommended to send the field. */
  readonly recommended: readonly string[];
  readonly example: string | undefined;
  readonly children: readonly FieldRow[];
}

/** What is said of fields beyond their schemas. */
export type FieldFacts = Pick<Facts, "deprecatedValues" | "mapKeys">;

/** Rows of an object schema's fields. A schema that contains itself is not followed a second time. */
export function fieldRows(document: ApiDocument, schema: Schema, facts: FieldFacts, prefix = "", above: readonly string[] = []): FieldRow[] {
  const names = [...above, ...referencesOf(schema)];
  const { properties, required } = merged(document, schema);
  return Object.entries(properties ?? {}).map(([name, field]) =>
    fieldRow(document, field, facts, { path: `${prefix}${name}`, required: required?.includes(name) ?? false, above: names }),
  );
}

/** Where a field stands. */
export interface FieldPlace {
  readonly path: string;
  readonly required: boolean;
  /** Schemas that it stands in. */
  readonly above?: readonly string[];
}

/** Row of one field. */
export function fieldRow(document: ApiDocument, field: Schema, facts: FieldFacts, { path, required, above = [] }: FieldPlace): FieldRow {
  const schema = merged(document, field);
  const item = schema.items === undefined ? undefined : merged(document, schema.items);
  const inner = schema.items ?? field;
  const references = referencesOf(inner);
  const deprecation = references.map((reference) => facts.deprecatedValues[reference]).find((found) => found !== undefined);
  const recurring = references.some((reference) => above.includes(reference));
  return {
    path,
    type: typeWords(document, field, facts.mapKeys[path.slice(path.lastIndexOf(".") + 1)]),
    required,
    deprecated: schema.deprecated ?? false,
    description: schema.description ?? "",
    rules: ruleWords(document, schema),
    values: (schema.enum ?? item?.enum ?? []).map(String),
    meanings: schema["x-enum-descriptions"] ?? item?.["x-enum-descriptions"] ?? {},
    deprecatedValues: deprecation?.values ?? [],
    guide: deprecation?.guide,
    recommended: schema["x-recommended"] ?? [],
    example: exampleOf(schema),
    children: recurring ? [] : fieldRows(document, inner, facts, schema.items === undefined ? `${path}.` : `${path}[].`, above),
  };
}

function exampleOf(schema: Schema): string | undefined {
  const value: Json | undefined = schema.examples?.[0];
  if (value === undefined) return undefined;
  return typeof value === "string" ? value : JSON.stringify(value);
}
