// Turns the standard OpenAPI document into the published one: error responses, headers and parameters as components, one spelling of open
// objects, only schemas that are reachable, and a stable order.
import { getDoc, type ModelProperty, type Program } from "@typespec/compiler";
import { getHeaderFieldName, isHeader } from "@typespec/http";
import { stateKeys } from "../library/decorators.js";
import { describeEnums } from "./enums.ts";
import { shareErrorResponses } from "./error-responses.ts";
import type { ErrorRegistry } from "./errors.ts";
import { describeEvents } from "./events.ts";
import { type Document, type Example, type Header, type Json, type Operation, placedOperations, type Response, type Schema } from "./openapi.ts";

/** The published document. `apiVersion` is the version of the API; the document has its own. */
export function publishedDocument(program: Program, standard: Document, registry: ErrorRegistry, apiVersion: string): Document {
  const document = mapSchemas(structuredClone(standard));
  document.info["x-api-version"] = apiVersion;
  for (const { operation } of placedOperations(document)) operation.description = withoutSummary(operation);
  settleParameters(document);
  describeEnums(program, document);
  nameSignals(document);
  restoreExampleOrder(document);
  shareHeaders(document, headerExamples(program));
  shareErrorResponses(program, document, registry);
  addPreferredMediaTypes(document);
  describeEvents(program, document);
  dropUnreachable(document);
  orderTags(document);
  orderComponents(document);
  return document;
}

/** The description behind the sentence that is the summary too: tools show one above the other. */
const withoutSummary = ({ summary, description }: Operation): string =>
  /^\s/.test(description.slice(summary.length + 1)) && description.startsWith(`${summary}.`) ? description.slice(summary.length + 1).trimStart() : description;

/** `Record<unknown>` as `additionalProperties`, which every tool reads alike; our own keywords as the standard's. */
function mapSchemas(document: Document): Document {
  const visit = (schema: Schema): void => {
    if (schema.unevaluatedProperties !== undefined) {
      const open = schema.unevaluatedProperties;
      schema.additionalProperties = Object.keys(open).length === 0 ? true : open;
      delete schema.unevaluatedProperties;
    }
    if (schema["x-max-properties"] !== undefined) {
      schema.maxProperties = schema["x-max-properties"];
      delete schema["x-max-properties"];
    }
    for (const child of Object.values(schema.properties ?? {})) visit(child);
    if (schema.items) visit(schema.items);
    for (const part of [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.oneOf ?? [])]) visit(part);
    if (typeof schema.additionalProperties === "object") visit(schema.additionalProperties);
  };
  for (const schema of Object.values(document.components.schemas)) visit(schema);
  return document;
}

/** Completes parameters. Those that operations share are components already: the standard emitter names them after their models. */
function settleParameters(document: Document): void {
  const shared = Object.values(document.components.parameters ?? {});
  for (const parameter of shared) {
    // named after the examples of one operation, and of use to all of them
    const [example] = Object.values(parameter.examples ?? {});
    delete parameter.examples;
    if (example !== undefined) parameter.example = example.value;
  }
  const own = placedOperations(document).flatMap(({ operation }) => operation.parameters?.filter(({ $ref }) => $ref === undefined) ?? []);
  for (const parameter of [...shared, ...own]) {
    // `:`, `@`, `/` and `+` are legal in a query (RFC 3986, 3.4), and clients send them as they are
    if (parameter.in === "query") parameter.allowReserved = true;
    // the default, which readers should not have to know
    if (parameter.in === "query" && parameter.schema.type === "array") Object.assign(parameter, { style: "form", explode: true });
    const example = parameter.schema.examples?.[0];
    if (parameter.example === undefined && example !== undefined) parameter.example = example;
  }
}

/** The standard emitter reverses the examples; tools show the first one, which should be the one written first. */
function restoreExampleOrder(document: Document): void {
  const reverse = (examples: Record<string, Example>): Record<string, Example> => Object.fromEntries(Object.entries(examples).reverse());
  for (const { operation } of placedOperations(document)) {
    const media = [
      operation.requestBody?.content,
      ...Object.entries(operation.responses)
        .filter(([status]) => status.startsWith("2"))
        .map(([, response]) => response.content),
    ];
    for (const type of media.flatMap((content) => Object.values(content ?? {}))) {
      if (type.examples) type.examples = reverse(type.examples);
    }
  }
}

/** Examples by header and description: where a name has two descriptions, it has two examples. */
function headerExamples(program: Program): Map<string, Json> {
  const examples = new Map<string, Json>();
  for (const [type, value] of program.stateMap(stateKeys.headerExamples)) {
    const property = type as ModelProperty;
    if (isHeader(program, property)) examples.set(headerKey(getHeaderFieldName(program, property), getDoc(program, property)), value as Json);
  }
  return examples;
}

const headerKey = (name: string, description: string | undefined): string => `${name}: ${description}`;

/**
 * Answer headers are the same wherever they stand: one component each, with an example so that mocks do not invent values. One that is
 * described in other words than the component of its name stays where it is.
 */
function shareHeaders(document: Document, examples: Map<string, Json>): void {
  const shared: Record<string, Header> = {};
  for (const response of allResponses(document)) {
    for (const [name, header] of Object.entries(response.headers ?? {})) {
      const { description, schema } = header;
      const example = examples.get(headerKey(name, description));
      const component = {
        ...(description === undefined ? {} : { description }),
        ...(schema === undefined ? {} : { schema }),
        ...(example === undefined ? {} : { example }),
      };
      shared[name] ??= component;
      const same = shared[name].description === description;
      response.headers = { ...response.headers, [name]: same ? { $ref: `#/components/headers/${name}` } : component };
    }
  }
  document.components.headers = shared;
}

function addPreferredMediaTypes(document: Document): void {
  for (const scheme of Object.values(document.components.securitySchemes)) scheme.scheme = scheme.scheme?.toLowerCase();
}

/** The codes of signals that there are, from the facts that they weigh: no enum, as more can come. */
function nameSignals({ components: { schemas } }: Document): void {
  const facts = Object.values(schemas).flatMap(({ properties = {} }) => Object.values(properties));
  const codes = new Set(facts.flatMap((fact) => fact["x-fact"]?.signal ?? []));
  if (schemas.SignalCode !== undefined) schemas.SignalCode["x-known-values"] = [...codes];
}

function allResponses(document: Document): Response[] {
  return placedOperations(document).flatMap(({ operation }) => Object.values(operation.responses));
}

function dropUnreachable(document: Document): void {
  const reached = new Set<string>();
  const { responses, parameters, headers } = document.components;
  const pending = [JSON.stringify([document.paths, document.webhooks, responses, parameters, headers])];
  for (let text = pending.pop(); text !== undefined; text = pending.pop()) {
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (name === undefined || reached.has(name)) continue;
      reached.add(name);
      pending.push(JSON.stringify(document.components.schemas[name]));
    }
  }
  document.components.schemas = Object.fromEntries(Object.entries(document.components.schemas).filter(([name]) => reached.has(name)));
}

/** Tags in the order in which the URL map uses them; last that of the events. */
function orderTags(document: Document): void {
  const described = [...placedOperations(document).map(({ operation }) => operation), ...Object.values(document.webhooks ?? {}).map(({ post }) => post)];
  const used = [...new Set(described.flatMap(({ tags }) => tags ?? []))];
  document.tags = used.flatMap((name) => document.tags?.filter((tag) => tag.name === name) ?? []);
}

/** Kinds of components in the order of the OpenAPI specification, and in each by name. */
function orderComponents(document: Document): void {
  const { schemas, responses = {}, parameters = {}, headers = {}, securitySchemes } = document.components;
  document.components = { schemas: byName(schemas), responses: byName(responses), parameters: byName(parameters), headers: byName(headers), securitySchemes };
}

const byName = <T>(named: Record<string, T>): Record<string, T> => Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1)));
