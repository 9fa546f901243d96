// The type of a field, in words.
import { type ApiDocument, resolveSchema, type Schema } from "./document.ts";
import { merged } from "./merge.ts";

/** The type, such as `string (uuid) or null`. `mapKey` says what stands on the left of a map. */
export function typeWords(document: ApiDocument, schema: Schema, mapKey = "string"): string {
  const { anyOf = [], oneOf = [], ...own } = resolveSchema(document, schema);
  const alternatives = [...anyOf, ...oneOf];
  const words =
    alternatives.length === 0 ? simpleWords(document, merged(document, own), mapKey) : alternatives.map((part) => typeWords(document, part, mapKey));
  // null is said last, and what several alternatives are, once
  const named = new Set(words);
  return [...[...named].filter((word) => word !== "null"), ...(named.has("null") ? ["null"] : [])].join(" or ");
}

function simpleWords(document: ApiDocument, schema: Schema, mapKey: string): string[] {
  const { items, additionalProperties: values, format } = schema;
  const types = [schema.type ?? "any"].flat();
  const word = (type: string): string => {
    if (type === "null") return type;
    if (items !== undefined) return `array of ${typeWords(document, items, mapKey)}`;
    if (typeof values === "object") return `${mapKey} to ${typeWords(document, values)}`;
    if (schema.enum !== undefined) return "enum";
    return format === undefined || isWidth(format) ? type : `${type} (${format})`;
  };
  return types.length === 0 ? ["any"] : types.map(word);
}

/** Formats that say how wide a number is: that is the service's business. */
function isWidth(format: string): boolean {
  return /^(?:double|float|int\d+)$/.test(format);
}
