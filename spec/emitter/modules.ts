// The generated TypeScript modules: operation table, error registry, discovery documents, handler interface, credential kinds.
import type { AccessFacts } from "./access.ts";
import type { ErrorRegistry } from "./errors.ts";
import { columnFields, digitKinds, recommendedFields } from "./field-catalogue.ts";
import { formatMessages } from "./format-messages.ts";
import { type Document, type Json, mediaTypes, type Operation, placedOperations, type Schema } from "./openapi.ts";
import type { PatternMessages } from "./pattern-messages.ts";

/** First line of each generated module. */
export const banner = "// Generated from spec/ by `npm run generate`. Do not edit.\n";

const modelOf = (schema: Schema | undefined): string => schema?.$ref?.replace("#/components/schemas/", "") ?? "never";

const literal = (value: unknown): string => JSON.stringify(value, null, 2);

/** `generated/operations.ts`: who may call what, and within which limits. */
export function operationTable(document: Document): string {
  const table = Object.fromEntries(
    placedOperations(document).map(({ path, method, operation }) => [operation.operationId, operationRow(document, path, method, operation)]),
  );
  return `${banner}import type { CredentialKind } from "./credentials.ts";
import type { ErrorCode } from "./errors.ts";

/** What the server enforces of an operation, and what the SDKs need to call it. */
export interface OperationRule {
  readonly id: string;
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** Path as in OpenAPI, parameters in braces. */
  readonly path: string;
  /** Kinds of credential that are accepted; empty: the operation is public. */
  readonly credentials: readonly CredentialKind[];
  /** The credential must hold at least one of these. */
  readonly permissions: readonly string[];
  /** Browsers on other origins may call it. */
  readonly browser: boolean;
  /** It honours \`Idempotency-Key\`. */
  readonly idempotencyHandle: boolean;
  /** Largest request body in bytes; 0: it takes none. */
  readonly bodyLimit: number;
  /** A request without a body is refused. */
  readonly bodyRequired: boolean;
  /** The body is signed as it was sent: its bytes are available to the handler. */
  readonly rawBody: boolean;
  /** The body is handed to the handler as it arrives. */
  readonly streamedBody: boolean;
  /** Media type of the request body; null: it takes none. A body that is not JSON arrives as bytes. */
  readonly requestType: string | null;
  /** What becomes of properties that the contract does not know: the request is refused, or they are ignored and reported in the answer. Null: there is no JSON body. */
  readonly unknownProperties: "refused" | "reported" | null;
  /** Values of the body that decide nothing do not refuse the request: they are left out, and named in the answer. */
  readonly tolerant: boolean;
  /** The area of changes that need the approval of a second person where the organization has it in \`approval_areas\`; null: never. */
  readonly approval: string | null;
  /** Members of the body that need it; empty: the operation does, whatever its body. */
  readonly approvalMembers: readonly string[];
  /** Media type of a successful answer; null: it has no body. What is not JSON is sent as it comes. */
  readonly answerType: string | null;
  /** Formats beside JSON that \`format\` can request, with their media types. */
  readonly formats: Readonly<Record<string, string>>;
  /** Statuses of errors in the flat shape, \`{error: string, code, details}\`; the others have the standard one. */
  readonly flatErrors: readonly number[];
  /** Error codes that it may answer. */
  readonly errorCodes: readonly ErrorCode[];
}

/** The operation table, in the order of the URL map. */
export const operations = ${literal(table)} as const satisfies Record<string, OperationRule>;

/** Identifier of an operation. */
export type OperationId = keyof typeof operations;
`;
}

function operationRow(document: Document, path: string, method: string, operation: Operation): Json {
  const kinds = (operation.security ?? [])
    .flatMap((scheme) => Object.keys(scheme))
    .flatMap((name) => document.components.securitySchemes[name]?.["x-credential"]?.kind ?? []);
  const { request, answer, formats } = mediaTypes(operation);
  return {
    id: operation.operationId,
    method,
    path,
    credentials: kinds,
    permissions: operation["x-permissions"] ?? [],
    browser: operation["x-browser"] === true,
    idempotencyHandle: operation["x-idempotency-handle"] === true,
    bodyLimit: operation.requestBody === undefined ? 0 : (operation["x-body-limit"] ?? 262144),
    bodyRequired: operation.requestBody?.required === true,
    rawBody: operation["x-raw-body"] === true,
    streamedBody: operation["x-streamed-body"] === true,
    requestType: request,
    unknownProperties: request !== "application/json" ? null : operation["x-idempotency-handle"] === true ? "reported" : "refused",
    tolerant: operation["x-tolerant"] === true,
    approval: operation["x-approval"] ?? null,
    approvalMembers: membersFor(document, operation),
    answerType: answer,
    formats: Object.fromEntries(formats),
    flatErrors: Object.entries(operation.responses)
      .filter(([, response]) => response.content?.["application/json"]?.schema.$ref?.endsWith("/FlatErrorBody") === true)
      .map(([status]) => Number(status)),
    errorCodes: [...new Set(Object.values(operation.responses).flatMap((response) => response["x-error-codes"] ?? []))],
  };
}

/** Members of the request's body that need approval. */
function membersFor(document: Document, operation: Operation): string[] {
  const name = operation.requestBody?.content["application/json"]?.schema.$ref?.split("/").at(-1) ?? "";
  const properties: Record<string, object> = document.components.schemas[name]?.properties ?? {};
  return Object.entries(properties)
    .filter(([, property]) => operation["x-approval"] !== undefined && (property as { "x-approval"?: string })["x-approval"] === operation["x-approval"])
    .map(([member]) => member);
}

/** `generated/errors.ts`: the registry of error codes. */
export function errorModule(registry: ErrorRegistry): string {
  return `${banner}
/** What the registry says of a code. */
export interface ErrorFacts {
  readonly status: number;
  /** May the same request succeed when sent again, unchanged? */
  readonly retryable: boolean;
  /** Default message. */
  readonly message: string;
  /** What the code means. */
  readonly meaning: string;
  /** What the caller should do. */
  readonly action: string;
  /** Published by discovery as a failure to prepare for. */
  readonly resilience: boolean;
}

/** Every error code with its status, meaning and remedy. */
export const errors = ${literal(registry)} as const satisfies Record<string, ErrorFacts>;

/** A registered error code. */
export type ErrorCode = keyof typeof errors;
`;
}

/** `generated/credentials.ts`: kinds of credential, roles, permissions and who can hold them. */
export function credentialModule(schemes: Record<string, { kind: string; prefix?: string; rate_per_minute: number }>, facts: AccessFacts): string {
  const kinds = Object.fromEntries(
    Object.values(schemes).map(({ kind, prefix, rate_per_minute }) => [kind, { prefix: prefix ?? null, ratePerMinute: rate_per_minute }]),
  );
  const held = (holder: string): string[] => [...facts.holders].filter(([, holders]) => holders.includes(holder)).map(([permission]) => permission);
  const keyKinds = Object.entries(kinds).flatMap(([kind, { prefix }]) => (prefix === null ? [] : [kind]));
  return `${banner}
/** Kinds of credential: prefix of their values (null: not a key) and default requests per minute. */
export const credentialKinds = ${literal(kinds)} as const;

/** A kind of credential. */
export type CredentialKind = keyof typeof credentialKinds;

/** Every permission. */
export const permissions = ${literal([...facts.holders.keys()])} as const;

/** What a key or a role may do. */
export type Permission = (typeof permissions)[number];

/** Permissions that a key of each kind can be given. */
export const keyPermissions = ${literal(Object.fromEntries(keyKinds.map((kind) => [kind, held(kind)])))} as const satisfies Record<string, readonly Permission[]>;

/** Permissions of each role of a dashboard session. */
export const rolePermissions = ${literal(Object.fromEntries(facts.roles.map((role) => [role, held(role)])))} as const satisfies Record<string, readonly Permission[]>;

/** Role of a dashboard session. */
export type Role = keyof typeof rolePermissions;
`;
}

/** `generated/discovery.ts`: bodies of the discovery operations, and the recommended fields of each flow. */
export function discoveryModule(document: Document, documents: Record<string, Json>, version: string): string {
  const models: Record<string, string> = { payin: "PayinAssessRequest", payout: "PayoutAssessRequest" };
  const recommended = Object.fromEntries(
    Object.entries(models)
      .filter(([, model]) => document.components.schemas[model] !== undefined)
      .map(([flow, model]) => [flow, recommendedFields(document, model)]),
  );
  const digits = [...Object.values(models), "ProviderEvent"]
    .filter((model) => document.components.schemas[model] !== undefined)
    .flatMap((model) => digitKinds(document, model));
  return `${banner}import type { components } from "./types.ts";

/** Version of the API. */
export const apiVersion = ${literal(version)};

/** Bodies of the discovery operations, by operation. */
export const discovery = ${literal(documents)} satisfies Record<string, components["schemas"]["FieldCatalog"]>;

/** Paths of recommended fields, by flow and segment. */
export const recommendedFields = ${literal(recommended)} as const;

/** What the digits of a field are, by path: they may look like card numbers without being any. \`[]\` stands for any index. */
export const digitKinds: Readonly<Record<string, "account" | "phone" | "document" | "barcode" | "address" | "reference">> = ${literal(Object.fromEntries(digits.toSorted(([one], [other]) => (one < other ? -1 : 1))))};
`;
}

/** `generated/schema-messages.ts`: what a value must be, in words. */
export function schemaMessageModule({ byPattern, byProperty }: PatternMessages): string {
  return `${banner}
/** What a value must be, by pattern of the contract. */
export const patternMessages: Readonly<Record<string, string>> = ${literal(byPattern)};

/** What a value must be, by name of the property: where one pattern has several meanings. */
export const propertyMessages: Readonly<Record<string, string>> = ${literal(byProperty)};

/** What a value must be, by format of OpenAPI. */
export const formatMessages = ${literal(formatMessages)} as const;
`;
}

/** `generated/events.ts`: the events that are sent, with their examples. */
export function eventModule(document: Document): string {
  const webhooks = Object.entries(document.webhooks ?? {});
  const examples = webhooks.map(([type, { post }]) => [type, post.requestBody.content["application/json"]?.examples?.[type]?.value ?? null] as const);
  return `${banner}import type * as models from "./models.ts";

/** Body of each event. */
export interface EventBodies {
${webhooks.map(([type, { post }]) => `  ${JSON.stringify(type)}: models.${modelOf(post.requestBody.content["application/json"]?.schema)};`).join("\n")}
}

/** Type of an event. */
export type EventType = keyof EventBodies;

/** Every event, in the order of the contract. */
export const eventTypes = ${literal(webhooks.map(([type]) => type))} as const satisfies readonly EventType[];

/** The events of an endpoint that names none: the catalogue, without the additions to it. */
export const defaultEventTypes: readonly EventType[] = ${literal(webhooks.filter(([, { post }]) => post["x-by-choice"] !== true).map(([type]) => type))};

/** The permission that reads each event in a stream. */
export const eventPermissions: Readonly<Record<EventType, models.Permission>> = ${literal(
    Object.fromEntries(webhooks.map(([type, { post }]) => [type, post["x-permissions"][0]])),
  )};

/** The documented example of each event. */
export const eventExamples: EventBodies = ${literal(Object.fromEntries(examples))};
`;
}

/** `generated/columns.ts`: the columns of request bodies that are tables. */
export function columnModule(document: Document): string {
  const tables = placedOperations(document).flatMap(({ operation: { operationId, "x-columns": row } }) =>
    row === undefined ? [] : [[operationId, columnFields(document, row)] as const],
  );
  return `${banner}import type { components } from "./types.ts";

/** Columns of the request bodies that are tables, with the rules of their cells, by operation. */
export const columns = ${literal(Object.fromEntries(tables))} satisfies Record<string, components["schemas"]["CatalogField"][]>;
`;
}

/** `generated/enums.ts`: the values of each enum of the document, a constant of its own for each, so that a page of the dashboard loads what it uses. */
export function enumModule(document: Document): string {
  const constants = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    schema.enum === undefined
      ? []
      : `/** Values of \`${name}\`. */\nexport const ${name.charAt(0).toLowerCase()}${name.slice(1)}Values = ${literal(schema.enum)} as const;\n`,
  );
  return `${banner}\n${constants.join("\n")}`;
}

/** `generated/handlers.ts`: the interface that the server must implement. */
export function handlerModule(document: Document): string {
  const members = placedOperations(document).map(
    ({ path, method, operation }) =>
      `  /** ${operation.summary}: \`${method.toUpperCase()} ${path}\`. */\n  ${operation.operationId}: Handler<"${operation.operationId}", Context>;`,
  );
  const streamed = placedOperations(document).flatMap(({ operation }) =>
    operation["x-streamed-body"] === true ? [JSON.stringify(operation.operationId)] : [],
  );
  return `${banner}import type { components, operations } from "./types.ts";

type Body<T, Bytes> = T extends { content: { "application/json": infer Json } } ? Json : T extends { content: object } ? Bytes : undefined;
/** Operations whose body the handler gets as it arrives. */
type Streamed = ${streamed.length === 0 ? "never" : streamed.join(" | ")};
type Received<Id, T> = Body<T, Id extends Streamed ? AsyncIterable<Uint8Array> : Uint8Array>;
type Sent<T> = Body<T, AsyncIterable<Uint8Array>> | Beside<T>;
type Beside<T> = T extends { content: { "application/json": unknown } & infer Content } ? (Exclude<keyof Content, "application/json"> extends never ? never : Rendered) : never;
type Parameters<Id extends keyof operations, Place extends "query" | "path" | "header"> = NonNullable<operations[Id]["parameters"][Place]>;
type ErrorBodies = components["schemas"]["ErrorBody"] | components["schemas"]["FlatErrorBody"];
type HeadersOf<T> = T extends { headers: infer Headers } ? Headers : never;

/** What a handler is given: everything is validated, coerced and stripped of unknown fields. A body that is not JSON comes as its bytes, of the limited length and unread; where the contract streams it, as it arrives. */
export interface Input<Id extends keyof operations> {
  readonly body: operations[Id] extends { requestBody: infer Request } ? Received<Id, Request> : Received<Id, NonNullable<operations[Id]["requestBody"]>> | undefined;
  readonly query: Parameters<Id, "query">;
  readonly path: Parameters<Id, "path">;
  readonly headers: Parameters<Id, "header">;
}

/**
 * What a handler may answer: a status of the contract with its body. Errors are thrown, not answered. A body that is not JSON is sent as it is iterated, no faster
 * than the caller reads; what is thrown before its first part is still answered.
 */
export type Answer<Id extends keyof operations> = {
  [Status in keyof operations[Id]["responses"]]: Sent<operations[Id]["responses"][Status]> extends ErrorBodies
    ? never
    : { readonly status: Status; readonly headers?: Partial<HeadersOf<operations[Id]["responses"][Status]>>; readonly body: Sent<operations[Id]["responses"][Status]> | Serialized };
}[keyof operations[Id]["responses"]];

/** A body that is JSON text already: stored answers are replayed byte for byte. */
export class Serialized {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

/** A body in another media type, where the contract has one beside JSON. */
export class Rendered {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  constructor(mediaType: string, bytes: Uint8Array) {
    this.mediaType = mediaType;
    this.bytes = bytes;
  }
}

/** A handler: input and request context in, answer out. */
export type Handler<Id extends keyof operations, Context> = (input: Input<Id>, context: Context) => Answer<Id> | Promise<Answer<Id>>;

/** One handler per operation of the contract; a missing or ill-typed one does not compile. */
export interface Handlers<Context> {
${members.join("\n\n")}
}
`.replace(
    'ErrorBodies = components["schemas"]["ErrorBody"] | components["schemas"]["FlatErrorBody"]',
    document.components.schemas.FlatErrorBody
      ? 'ErrorBodies = components["schemas"]["ErrorBody"] | components["schemas"]["FlatErrorBody"]'
      : 'ErrorBodies = components["schemas"]["ErrorBody"]',
  );
}
