// The part of an OpenAPI 3.1 document that the page reads, extensions of the contract included.

/** A JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** JSON Schema, as far as the contract uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly default?: Json;
  readonly deprecated?: boolean;
  readonly examples?: readonly Json[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly "x-enum-descriptions"?: Readonly<Record<string, string>>;
  readonly "x-recommended"?: readonly string[];
  readonly "x-digits"?: string;
  /** False: no column of the table whose row the model is. */
  readonly "x-column"?: boolean;
}

/** A named example of a body. */
export interface Example {
  readonly summary?: string;
  readonly description?: string;
  readonly value: Json;
}

/** A body of one content type. */
export interface MediaType {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

/** A header of an answer. */
export interface Header {
  readonly $ref?: string;
  readonly description?: string;
  readonly schema?: Schema;
  readonly example?: Json;
}

/** An answer. */
export interface Response {
  readonly $ref?: string;
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Readonly<Record<string, MediaType>>;
  readonly "x-error-codes"?: readonly string[];
}

/** A parameter. */
export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly schema?: Schema;
  readonly example?: Json;
  /** Values of the operation's examples, by their names. */
  readonly examples?: Readonly<Record<string, Example>>;
}

/** An operation. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, Response>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly "x-permissions"?: readonly string[];
  readonly "x-browser"?: boolean;
  readonly "x-idempotency-handle"?: boolean;
  readonly "x-body-limit"?: number;
  readonly "x-columns"?: string;
  readonly "x-sdk"?: { readonly resource: string; readonly method: string };
  /** Of an event: the operations that trigger it, and another cause or a condition of theirs. */
  readonly "x-cause"?: { readonly operations: readonly string[]; readonly note?: string };
}

/** A kind of credential. */
export interface CredentialScheme {
  readonly kind: string;
  readonly prefix?: string;
  readonly rate_per_minute: number;
}

/** An authentication scheme. */
export interface SecurityScheme {
  readonly description?: string;
  readonly "x-credential"?: CredentialScheme;
}

/** The document. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string; readonly "x-api-version"?: string };
  readonly servers?: readonly { readonly url: string; readonly variables?: Readonly<Record<string, { readonly default: string }>> }[];
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  /** Events that the service sends, by type. */
  readonly webhooks?: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly headers?: Readonly<Record<string, Header>>;
    readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  };
}

/** An operation with its place in the URL map. */
export interface PlacedOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** All operations, in the order of the URL map. */
export function placedOperations(document: ApiDocument): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));
}

/** Name of the schema that a reference points to. */
export function referenceName(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

/** Follows local references; what stands beside a reference wins over its target. Throws on a dangling one. */
export function resolveSchema(document: ApiDocument, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...beside } = schema;
  const target = document.components.schemas[referenceName($ref)];
  if (target === undefined) throw new Error(`dangling reference ${$ref}`);
  return { ...resolveSchema(document, target), ...beside };
}

/** Follows the reference of a header. Throws on a dangling one. */
export function resolveHeader(document: ApiDocument, header: Header): Header {
  if (header.$ref === undefined) return header;
  const target = document.components.headers?.[referenceName(header.$ref)];
  if (target === undefined) throw new Error(`dangling reference ${header.$ref}`);
  return target;
}

/** The JSON body of a request or an answer. */
export function jsonBody(content: Readonly<Record<string, MediaType>> | undefined): MediaType | undefined {
  return content?.["application/json"];
}

/** The body of a request or an answer, with its media type where that is not JSON. */
export function bodyOf(content: Readonly<Record<string, MediaType>> | undefined): (MediaType & { readonly otherType: string | undefined }) | undefined {
  const [type, body] = Object.entries(content ?? {})[0] ?? [];
  return body && { ...body, otherType: type === "application/json" ? undefined : type };
}

/** Base address to show in snippets: the first server with its variables filled in. */
export function baseUrl(document: ApiDocument): string {
  const server = document.servers?.[0];
  return (server?.url ?? "").replace(/\{(\w+)\}/g, (whole, name: string) => server?.variables?.[name]?.default ?? whole);
}
