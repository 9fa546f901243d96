// Schemas in parts, as one.
import { type ApiDocument, referenceName, resolveSchema, type Schema } from "./document.ts";

/** A schema with its references followed and the parts of `allOf`, `anyOf`, `oneOf` merged into it; alternatives lose their `required`. */
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
export function referencesOf({ $ref, allOf = [], anyOf = [], oneOf = [] }: Schema): string[] {
  const parts = [...allOf, ...anyOf, ...oneOf].flatMap(referencesOf);
  return $ref === undefined ? parts : [referenceName($ref), ...parts];
}
