// Turns the standard OpenAPI document into the published one: error examples from the registry, shared headers, one spelling of open
// objects, only schemas that are reachable, and a stable order.
import { getDoc, type ModelProperty, type Program } from "@typespec/compiler";
import { getHeaderFieldName, isHeader } from "@typespec/http";
import { stateKeys } from "../library/decorators.js";
import { describeEnums } from "./enums.ts";
import { type ErrorRegistry, responseCodes } from "./errors.ts";
import { describeEvents } from "./events.ts";
import { type Document, type Example, type Header, type Json, placedOperations, type Response, type Schema } from "./openapi.ts";

/** The published document. `apiVersion` is the version of the API; the document has its own. */
export function publishedDocument(program: Program, standard: Document, registry: ErrorRegistry, apiVersion: string): Document {
  const document = mapSchemas(structuredClone(standard));
  document.info["x-api-version"] = apiVersion;
  inlineParameters(document);
  describeEnums(program, document);
  addErrorExamples(program, document, registry);
  restoreExampleOrder(document);
  shareHeaders(document, headerExamples(program));
  requestHeaderExamples(document);
  addPreferredMediaTypes(document);
  describeEvents(program, document);
  dropUnreachable(document);
  orderTags(document);
  return document;
}

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

/** Parameters that several operations share stand with each: readers and generators then need not follow references. */
function inlineParameters(document: Document): void {
  const shared = document.components.parameters ?? {};
  for (const { operation } of placedOperations(document)) {
    operation.parameters = operation.parameters?.map((parameter) => {
      const target = parameter.$ref === undefined ? parameter : shared[parameter.$ref.replace("#/components/parameters/", "")];
      if (target === undefined) throw new Error(`dangling reference ${parameter.$ref}`);
      // `:`, `@`, `/` and `+` are legal in a query (RFC 3986, 3.4), and clients send them as they are
      return { ...structuredClone(target), ...(target.in === "query" ? { allowReserved: true } : {}) };
    });
  }
  delete document.components.parameters;
}

function addErrorExamples(program: Program, document: Document, registry: ErrorRegistry): void {
  const codes = responseCodes(program);
  for (const { operation } of placedOperations(document)) {
    for (const [status, declared] of codes.get(operation.operationId) ?? []) {
      const response = operation.responses[status];
      const media = response?.content?.["application/json"];
      if (response === undefined || media === undefined) continue;
      const usable = [...new Set(declared)].filter((code) => canAnswer(operation["x-permissions"], operation.security, code));
      response["x-error-codes"] = usable;
      const flat = media.schema.$ref?.endsWith("/FlatErrorBody") === true;
      media.examples = Object.fromEntries(usable.map((code) => [code, errorExample(code, registry, flat)]));
    }
  }
}

/** Refusals of a kind of key exist where a secret key is accepted and that kind is not; a public operation refuses nobody. */
function canAnswer(permissions: string[] | undefined, security: Record<string, string[]>[] | undefined, code: string): boolean {
  const accepted = new Set(security?.flatMap((scheme) => Object.keys(scheme)));
  if (code === "PUBLIC_KEY_NOT_ALLOWED") return accepted.has("SecretKey") && !accepted.has("PublishableKey");
  if (code === "SECRET_KEY_REQUIRED") return accepted.has("SecretKey") && !accepted.has("IngestKey");
  return code !== "FORBIDDEN" || permissions !== undefined;
}

function errorExample(code: string, registry: ErrorRegistry, flat: boolean): Example {
  const facts = registry[code];
  if (facts === undefined) throw new Error(`response code ${code} is not registered in ErrorCode`);
  const details = exampleDetails(code);
  const value: Json = flat ? { error: facts.message, code, details } : { error: { code, message: facts.message, details } };
  return { summary: code, description: facts.meaning, value };
}

function exampleDetails(code: string): Json {
  switch (code) {
    case "VALIDATION_ERROR":
      return { fields: [{ path: "currency", message: "must be a three-letter ISO 4217 code in upper case, such as MXN" }] };
    case "FORBIDDEN":
      return { required_permissions: ["assess"] };
    case "PAYLOAD_TOO_LARGE":
      return { limit_bytes: 262144 };
    case "METHOD_NOT_ALLOWED":
      return { allowed_methods: ["GET", "POST"] };
    default:
      return {};
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
      const told = {
        ...(description === undefined ? {} : { description }),
        ...(schema === undefined ? {} : { schema }),
        ...(example === undefined ? {} : { example }),
      };
      shared[name] ??= told;
      const same = shared[name].description === description;
      response.headers = { ...response.headers, [name]: same ? { $ref: `#/components/headers/${name}` } : told };
    }
  }
  document.components.headers = Object.fromEntries(Object.entries(shared).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function requestHeaderExamples(document: Document): void {
  for (const { operation } of placedOperations(document)) {
    for (const parameter of operation.parameters ?? []) {
      const example = parameter.schema.examples?.[0];
      if (parameter.example === undefined && example !== undefined) parameter.example = example;
    }
  }
}

function addPreferredMediaTypes(document: Document): void {
  for (const scheme of Object.values(document.components.securitySchemes)) scheme.scheme = scheme.scheme?.toLowerCase();
}

function allResponses(document: Document): Response[] {
  return placedOperations(document).flatMap(({ operation }) => Object.values(operation.responses));
}

function dropUnreachable(document: Document): void {
  const reached = new Set<string>();
  const pending = [JSON.stringify([document.paths, document.webhooks])];
  for (let text = pending.pop(); text !== undefined; text = pending.pop()) {
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (name === undefined || reached.has(name)) continue;
      reached.add(name);
      pending.push(JSON.stringify(document.components.schemas[name]));
    }
  }
  document.components.schemas = Object.fromEntries(
    Object.entries(document.components.schemas)
      .filter(([name]) => reached.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Tags in the order in which the URL map uses them. */
function orderTags(document: Document): void {
  const used = [...new Set(placedOperations(document).flatMap(({ operation }) => operation.tags ?? []))];
  document.tags = used.flatMap((name) => document.tags?.filter((tag) => tag.name === name) ?? []);
}
