import type { ContractDocument, JsonSchema } from "./document.ts";

const COMPONENT = "#/components/schemas/";

/** Name under which the sealed copies are known to the validator. */
export const sealedId = "urn:contract:sealed";

/**
 * A copy of the document's schemas in which every object that is not open by contract refuses unknown properties.
 *
 * The document leaves its objects open, so that it may grow without breaking clients; the service itself must send nothing that it does
 * not document. Each component comes twice: `sealed` for where it stands alone, `member` for where it is one part of an `allOf`, `anyOf`
 * or `oneOf` and must not refuse the properties of the other parts.
 */
export function sealedSchemas(document: ContractDocument): object {
  const definitions = Object.entries(document.components.schemas).flatMap(([name, schema]) => [
    [`sealed.${name}`, sealed(schema)],
    [`member.${name}`, member(schema)],
  ]);
  return { $id: sealedId, $defs: Object.fromEntries(definitions) };
}

/** The sealed copy of one schema; its references lead into `sealedSchemas`. */
export function sealed(schema: JsonSchema): JsonSchema {
  if (typeof schema === "boolean") return schema;
  if (typeof schema.$ref === "string") return { ...member(schema), $ref: reference("sealed", schema.$ref) };
  const isObject = schema.type === "object" || ["properties", "allOf", "anyOf", "oneOf"].some((keyword) => keyword in schema);
  const isOpen = "additionalProperties" in schema || "unevaluatedProperties" in schema;
  return isObject && !isOpen ? { ...member(schema), unevaluatedProperties: false } : member(schema);
}

function member(schema: JsonSchema): { readonly [keyword: string]: unknown } {
  if (typeof schema === "boolean") return schema ? {} : { not: {} };
  return Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, inner(keyword, value)]));
}

function inner(keyword: string, value: unknown): unknown {
  switch (keyword) {
    case "$ref":
      return reference("member", String(value));
    case "allOf":
    case "anyOf":
    case "oneOf":
      return (value as JsonSchema[]).map(member);
    case "prefixItems":
      return (value as JsonSchema[]).map(sealed);
    case "items":
    case "additionalProperties":
    case "unevaluatedProperties":
      return sealed(value as JsonSchema);
    case "properties":
    case "patternProperties":
      return Object.fromEntries(Object.entries(value as Record<string, JsonSchema>).map(([name, schema]) => [name, sealed(schema)]));
    default:
      return value;
  }
}

function reference(kind: "sealed" | "member", target: string): string {
  if (!target.startsWith(COMPONENT)) throw new Error(`${target} is no component schema; extend sealed-schemas.ts to follow it.`);
  return `${sealedId}#/$defs/${kind}.${target.slice(COMPONENT.length)}`;
}
