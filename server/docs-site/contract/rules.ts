// The rules of a field, in words.
import type { ApiDocument, Schema } from "./document.ts";
import { merged } from "./merge.ts";

/** The rules of a schema whose parts are merged; patterns and values in backticks. */
export function ruleWords(document: ApiDocument, schema: Schema): string[] {
  const { additionalProperties: values, items } = schema;
  return [
    range(schema.minimum, schema.maximum, ""),
    range(schema.minLength, schema.maxLength, "character"),
    range(schema.minItems, schema.maxItems, "item"),
    range(undefined, schema.maxProperties, "key"),
    values === true ? (Object.keys(schema.properties ?? {}).length === 0 ? "any fields" : "more fields can come") : undefined,
    schema.pattern === undefined ? undefined : `matches \`${schema.pattern}\``,
    schema.default === undefined ? undefined : `default \`${typeof schema.default === "string" ? schema.default : JSON.stringify(schema.default)}\``,
    schema["x-digits"] === undefined ? undefined : `not checked for card numbers if it is a valid ${schema["x-digits"]}`,
    ...(typeof values === "object" ? innerRules(document, values, "value") : []),
    ...(items === undefined ? [] : innerRules(document, items, "item")),
  ].filter((rule) => rule !== undefined);
}

function innerRules(document: ApiDocument, schema: Schema, name: string): string[] {
  return ruleWords(document, merged(document, schema)).map((rule) => `each ${name}: ${rule}`);
}

function range(from: number | undefined, to: number | undefined, unit: string): string | undefined {
  const show = (value: number) => value.toLocaleString("en-US");
  const units = (value: number) => (unit === "" ? "" : ` ${unit}${value === 1 ? "" : "s"}`);
  if (from !== undefined && to !== undefined) return from === to ? `exactly ${show(to)}${units(to)}` : `${show(from)} to ${show(to)}${units(to)}`;
  if (to !== undefined) return `at most ${show(to)}${units(to)}`;
  return from === undefined ? undefined : `at least ${show(from)}${units(from)}`;
}
