// The discovery documents: every field of a request with its rules and recommendations, the amount rules, the resilience codes.
import type { Model, Program } from "@typespec/compiler";
import { getOperationId } from "@typespec/openapi";
import { stateKeys } from "../library/decorators.js";
import type { ErrorRegistry } from "./errors.ts";
import { type Document, type Json, placedOperations, resolve, type Schema } from "./openapi.ts";

interface DiscoveryFacts {
  version: string;
  flow: string;
  [fact: string]: Json;
}

/** Discovery bodies by operation id. */
export function discoveryDocuments(program: Program, document: Document, registry: ErrorRegistry): Record<string, Json> {
  const documents: Record<string, Json> = {};
  for (const [target, recorded] of program.stateMap(stateKeys.discoveryDocuments)) {
    const id = getOperationId(program, target as never);
    if (id === undefined || !placedOperations(document).some(({ operation }) => operation.operationId === id)) continue;
    const { request, facts } = recorded as { request: Model; facts: DiscoveryFacts };
    const { version, flow, ...rules } = facts;
    documents[id] = { version, flow, fields: catalogFields(document, request.name), ...rules, resilience: resilience(registry) };
  }
  return documents;
}

/** Fields that the example of a catalogue shows: the real one is long. */
const EXAMPLE_FIELDS = 6;

/** Gives the discovery operations an example: the beginning of what they answer. */
export function addDiscoveryExamples(document: Document, documents: Record<string, Json>): void {
  for (const { operation } of placedOperations(document)) {
    const body = documents[operation.operationId] as { fields: Json[] } | undefined;
    const media = operation.responses["200"]?.content?.["application/json"];
    if (body === undefined || media === undefined) continue;
    media.examples = {
      catalogue: { summary: "catalogue", description: "The beginning of the catalogue.", value: { ...body, fields: body.fields.slice(0, EXAMPLE_FIELDS) } },
    };
  }
}

/** The version of the API, from the first discovery document. */
export function apiVersion(program: Program): string {
  for (const recorded of program.stateMap(stateKeys.discoveryDocuments).values()) return (recorded as { facts: DiscoveryFacts }).facts.version;
  throw new Error("no operation is decorated with @discovery");
}

function resilience(registry: ErrorRegistry): Json {
  return Object.entries(registry)
    .filter(([, facts]) => facts.resilience)
    .map(([code, { status, retryable, action }]) => ({ code, status, retryable, action }));
}

/** Every field of a model with its rules. */
export function catalogFields(document: Document, model: string): Json[] {
  const root = document.components.schemas[model];
  if (root === undefined) throw new Error(`${model} is to be described, and no operation uses it`);
  return Object.entries(root.properties ?? {}).flatMap(([name, schema]) => describe(document, name, schema, root.required?.includes(name) === true));
}

function describe(document: Document, path: string, reference: Schema, required: boolean): Json[] {
  const schema = resolve(document, reference);
  const field: { [key: string]: Json } = {
    path,
    type: schema.type ?? "string",
    description: schema.description ?? "",
    required,
    recommended_for: schema["x-recommended"] ?? [],
  };
  const rules: [string, Json | undefined][] = [
    ["format", schema.format],
    ["enum", schema.enum],
    ["pattern", schema.pattern],
    ["min_length", schema.minLength],
    ["max_length", schema.maxLength],
    ["minimum", schema.minimum],
    ["maximum", schema.maximum],
    ["max_items", schema.maxItems],
    ["example", schema.examples?.[0]],
  ];
  for (const [name, value] of rules) if (value !== undefined) field[name] = value;
  return [field, ...children(document, path, schema)];
}

function children(document: Document, path: string, schema: Schema): Json[] {
  if (schema.items) {
    const item = resolve(document, schema.items);
    return item.properties ? children(document, `${path}[]`, item) : [];
  }
  return Object.entries(schema.properties ?? {}).flatMap(([name, child]) =>
    describe(document, `${path}.${name}`, child, schema.required?.includes(name) === true),
  );
}

/** Recommended leaf and group paths by segment, for `field_warnings`. */
export function recommendedFields(document: Document, requestModel: string): Record<string, string[]> {
  const bySegment: Record<string, string[]> = {};
  for (const field of catalogFields(document, requestModel) as { path: string; recommended_for: string[] }[]) {
    if (field.path.includes("[]")) continue;
    for (const segment of field.recommended_for) bySegment[segment] = [...(bySegment[segment] ?? []), field.path];
  }
  return bySegment;
}

/** Kinds of digits of the request's `@digits` fields, by path; `[]` stands for any index. */
export function digitKinds(document: Document, requestModel: string): [path: string, kind: string][] {
  const walk = (reference: Schema, path: string): [string, string][] => {
    const schema = resolve(document, reference);
    const kind = reference["x-digits"] ?? schema["x-digits"];
    if (kind !== undefined) return [[path, kind]];
    if (schema.items !== undefined) return walk(schema.items, `${path}[]`);
    return Object.entries(schema.properties ?? {}).flatMap(([name, child]) => walk(child, path === "" ? name : `${path}.${name}`));
  };
  return walk({ $ref: `#/components/schemas/${requestModel}` }, "");
}
