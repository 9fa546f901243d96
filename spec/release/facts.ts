// A contract as a list of facts in words: what a release note speaks of, one line each.
import { type Document, type PlacedOperation, placedOperations, type Response, type Schema } from "../emitter/openapi.ts";
import { inWords } from "./schema-words.ts";

/** The parts of a release note, in its order. */
export const sections = ["Operations", "Permissions", "Parameters", "Bodies", "Error codes", "Events", "Models", "Fields", "Values", "Credentials"] as const;
export type Section = (typeof sections)[number];

/** One thing that the contract says. */
export interface Fact {
  readonly section: Section;
  readonly name: string;
  /** What is said of it; two facts of one name differ if this does. */
  readonly says: string;
  /** Its sentence for readers, whose change alone changes no contract. */
  readonly description: string;
  /** What it belongs to: if that is new or gone, the fact goes without saying. */
  readonly of?: string;
}

/** Every fact of a document, by section and name. */
export function factsOf(document: Document): ReadonlyMap<string, Fact> {
  const facts = [...placedOperations(document).flatMap(operationFacts), ...eventFacts(document), ...schemaFacts(document), ...credentialFacts(document)];
  return new Map(facts.map((fact) => [keyOf(fact.section, fact.name), fact]));
}

/** Names a fact in a document. */
export const keyOf = (section: Section, name: string): string => `${section}: ${name}`;

function operationFacts({ path, method, operation }: PlacedOperation): Fact[] {
  const place = `${method.toUpperCase()} ${path}`;
  const of = keyOf("Operations", place);
  const { resource, method: name } = operation["x-sdk"] ?? {};
  const rules = [
    `${resource}.${name}`,
    ...(operation["x-body-limit"] === undefined ? [] : [`bodies up to ${operation["x-body-limit"]} bytes`]),
    ...(operation["x-browser"] ? ["for browsers too"] : []),
    ...(operation["x-idempotency-handle"] ? ["honours Idempotency-Key"] : []),
    callers(operation.security),
  ];
  const fact = (section: Section, what: string, says: string, description = ""): Fact => ({ section, name: `${place} ${what}`, says, description, of });
  return [
    { section: "Operations", name: place, says: rules.join(", "), description: operation.description },
    ...(operation["x-permissions"] ?? []).map((permission) => fact("Permissions", permission, "")),
    ...(operation.parameters ?? []).map((one) =>
      fact("Parameters", `${one.in} ${one.name}`, `${one.required ? "required " : ""}${inWords(one.schema)}`, one.description),
    ),
    ...Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) => fact("Bodies", `request ${type}`, inWords(schema))),
    ...Object.entries(operation.responses).flatMap(([status, response]) => answerFacts(fact, status, response)),
  ];
}

function answerFacts(fact: (section: Section, what: string, says: string) => Fact, status: string, response: Response): Fact[] {
  return [
    ...Object.entries(response.content ?? {}).map(([type, { schema }]) => fact("Bodies", `${status} ${type}`, inWords(schema))),
    ...Object.keys(response.headers ?? {}).map((header) => fact("Bodies", `${status} header ${header}`, "")),
    ...(response["x-error-codes"] ?? []).map((code) => fact("Error codes", `${status} ${code}`, "")),
  ];
}

function callers(security: Record<string, string[]>[] | undefined): string {
  const names = (security ?? []).flatMap((scheme) => Object.keys(scheme));
  return names.length === 0 ? "open to all" : `for ${names.join(", ")}`;
}

function eventFacts(document: Document): Fact[] {
  return Object.entries(document.webhooks ?? {}).map(([name, { post }]) => {
    const schema = post.requestBody.content["application/json"]?.schema;
    return { section: "Events", name, says: schema === undefined ? "" : inWords(schema), description: post.description };
  });
}

/** Enums that the error codes and events of the other sections repeat. */
const repeated = new Set(["ErrorCode", "EventType"]);

function schemaFacts(document: Document): Fact[] {
  return Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const of = keyOf("Models", name);
    const values = repeated.has(name) ? [] : (schema.enum ?? []);
    return [
      { section: "Models", name, says: schema.enum ? "one of several values" : inWords(schema), description: schema.description ?? "" },
      ...values.map(
        (value): Fact => ({ section: "Values", name: `${name} ${value}`, says: "", description: schema["x-enum-descriptions"]?.[value] ?? "", of }),
      ),
      ...fieldFacts(name, schema, of),
    ];
  });
}

function fieldFacts(place: string, schema: Schema, of: string): Fact[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([field, property]): Fact[] => {
    const name = `${place}.${field}`;
    const says = `${schema.required?.includes(field) ? "required " : ""}${inWords(property)}`;
    return [{ section: "Fields", name, says, description: property.description ?? "", of }, ...fieldFacts(name, property, keyOf("Fields", name))];
  });
  const inner = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((part) => fieldFacts(place, part, of));
  return [...own, ...inner, ...(schema.items ? fieldFacts(`${place}[]`, schema.items, of) : [])];
}

function credentialFacts(document: Document): Fact[] {
  return Object.entries(document.components.securitySchemes).map(([name, { description = "", "x-credential": facts }]) => {
    const says = facts === undefined ? "" : `${facts.prefix ?? "no prefix"}, ${facts.rate_per_minute} requests a minute`;
    return { section: "Credentials", name, says, description };
  });
}
