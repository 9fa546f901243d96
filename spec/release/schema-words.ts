import type { Schema } from "../emitter/openapi.ts";

const limits = ["minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems", "maxProperties", "pattern"] as const;

/** What values a schema lets through, in a few words. Its fields are listed one by one elsewhere, and are left out. */
export function inWords(schema: Schema): string {
  const bounds = [
    ...limits.flatMap((limit) => (schema[limit] === undefined ? [] : [`${limit} ${schema[limit]}`])),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ];
  return [kind(schema), ...bounds].join(", ");
}

function kind(schema: Schema): string {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (schema.$ref !== undefined) return schema.$ref.replace("#/components/schemas/", "");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (alternatives !== undefined) return alternatives.map(inWords).join(" or ");
  if (schema.allOf !== undefined) return schema.allOf.map(inWords).join(" and ");
  if (schema.items !== undefined) return `list of ${inWords(schema.items)}`;
  const of = typeof schema.additionalProperties === "object" ? ` of ${inWords(schema.additionalProperties)}` : "";
  return `${schema.type ?? "anything"}${of}${schema.format === undefined ? "" : ` (${schema.format})`}`;
}
