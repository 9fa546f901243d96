// The part of OpenAPI 3.1 that our documents use, extensions included.

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  enum?: string[];
  const?: Json;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxProperties?: number;
  default?: Json;
  examples?: Json[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  unevaluatedProperties?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  "x-recommended"?: string[];
  "x-digits"?: "account" | "phone" | "document" | "barcode" | "address" | "reference";
  "x-max-properties"?: number;
  /** False: no column of the table whose row the model is. */
  "x-column"?: boolean;
  "x-enum-descriptions"?: Record<string, string>;
  "x-enum-facts"?: Record<string, Json>;
  /** Values of a text, of which more can come. */
  "x-known-values"?: string[];
  "x-fact"?: { id: number; unit?: string; signal?: string; weighs?: string[]; stored?: boolean };
}

export interface Example {
  summary?: string;
  description?: string;
  value: Json;
}

export interface MediaType {
  schema: Schema;
  examples?: Record<string, Example>;
}

export interface Header {
  $ref?: string;
  description?: string;
  schema?: Schema;
  example?: Json;
}

export interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
  "x-error-codes"?: string[];
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: Json;
  /** Values of the operation's examples, by their names. */
  examples?: Record<string, Example>;
  allowReserved?: boolean;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response>;
  security?: Record<string, string[]>[];
  "x-permissions"?: string[];
  "x-browser"?: boolean;
  "x-idempotency-handle"?: boolean;
  "x-tolerant"?: boolean;
  "x-approval"?: string;
  "x-body-limit"?: number;
  "x-raw-body"?: boolean;
  "x-streamed-body"?: boolean;
  /** Name of the schema whose properties are the columns of the request body. */
  "x-columns"?: string;
  "x-sdk"?: { resource: string; method: string };
}

/** What triggers an event. */
export interface Cause {
  /** Ids of operations; empty: no call triggers it. */
  operations: string[];
  /** A cause that is not a call, or a condition of the calls. */
  note?: string;
}

/** What is sent for an event. */
export interface Webhook {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  /** None: an event has a signature. */
  security: [];
  "x-permissions": string[];
  /** Of an event: it is sent only to endpoints that name it. */
  "x-by-choice"?: boolean;
  "x-cause": Cause;
  parameters: { $ref?: string }[];
  requestBody: { required: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response>;
}

export interface SecurityScheme {
  type: string;
  scheme?: string;
  description?: string;
  bearerFormat?: string;
  "x-credential"?: { kind: string; prefix?: string; rate_per_minute: number };
}

export interface Document {
  openapi: string;
  info: { title: string; version: string; description?: string; "x-api-version"?: string };
  tags?: { name: string; description?: string }[];
  servers?: Json;
  paths: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, { post: Webhook }>;
  components: {
    schemas: Record<string, Schema>;
    responses?: Record<string, Response>;
    parameters?: Record<string, Parameter>;
    headers?: Record<string, Header>;
    securitySchemes: Record<string, SecurityScheme>;
  };
}

/** One operation with its place in the URL map. */
export interface PlacedOperation {
  path: string;
  method: string;
  operation: Operation;
}

/** All operations in the order of the URL map. */
export function placedOperations(document: Document): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));
}

const JSON_TYPE = "application/json";

/** Media types of an operation's bodies. */
export interface MediaTypes {
  /** Of the request; null where there is no body. */
  readonly request: string | null;
  /** Of a successful answer, JSON where it is among several; null where there is no body. */
  readonly answer: string | null;
  /** Beside JSON: what `format` requests, by its name (`pdf` for application/pdf). */
  readonly formats: readonly (readonly [format: string, mediaType: string])[];
}

/** The media types of an operation's bodies. */
export function mediaTypes({ requestBody, responses }: Operation): MediaTypes {
  const success = Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1];
  const [request = null] = Object.keys(requestBody?.content ?? {});
  const answers = Object.keys(success?.content ?? {});
  if (!answers.includes(JSON_TYPE)) return { request, answer: answers[0] ?? null, formats: [] };
  const others = answers.filter((type) => type !== JSON_TYPE);
  return { request, answer: JSON_TYPE, formats: others.map((type) => [type.replace(/^.*\//, ""), type]) };
}

/** Follows a local reference; description and extensions beside it win over those of the target. */
export function resolve(document: Document, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...beside } = schema;
  const target = document.components.schemas[$ref.replace("#/components/schemas/", "")];
  if (target === undefined) throw new Error(`dangling reference ${$ref}`);
  return { ...resolve(document, target), ...beside };
}
