// What the SDKs know at run time, as small as it can be: it is part of every download.
import type { ErrorRegistry } from "./errors.ts";
import { type Document, mediaTypes, type Operation, type PlacedOperation, placedOperations, resolve, type Schema } from "./openapi.ts";
import type { PatternMessages } from "./pattern-messages.ts";

const JSON_TYPE = "application/json";

/** `generated/sdk-facts.ts`. */
export function sdkFactsModule(
  document: Document,
  registry: ErrorRegistry,
  schemes: Record<string, { readonly kind: string; readonly prefix?: string }>,
  { byPattern }: PatternMessages,
): string {
  const rows = placedOperations(document).map((placed) => {
    const known = facts(document, placed, schemes);
    const line = (value: object): string => `  ${placed.operation.operationId}: ${literal(value)},`;
    return { placed, row: line({ ...known, ...methodFacts(placed) }), browserRow: line(known) };
  });
  const table = (chosen: readonly string[]): string => `{\n${chosen.join("\n")}\n}`;
  const codes = Object.entries(registry);
  const browserRows = rows.filter(({ placed }) => placed.operation["x-browser"] === true);
  const browserAnswers = new Set<string>([
    ...withoutOperation,
    ...browserRows.flatMap(({ placed }) => Object.values(placed.operation.responses).flatMap((response) => response["x-error-codes"] ?? [])),
  ]);
  const prefixes = Object.fromEntries(Object.values(schemes).flatMap(({ kind, prefix }) => (prefix === undefined ? [] : [[kind, prefix]])));
  return `// Generated from spec/ by \`npm run generate\`. Do not edit.
import type { CredentialKind } from "./credentials.ts";
import type { ErrorCode } from "./errors.ts";

/** What an SDK knows of an operation. What is left out is the rule: a session, no handle, JSON in both directions, all of the answer at once. */
export interface SdkOperation {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** Path as in OpenAPI, parameters in braces. */
  readonly path: string;
  /** Resource and name of its method, with a dot between. */
  readonly sdk?: string;
  /** The method takes a body, after the parameters of the path. */
  readonly body?: boolean;
  /** The method takes a query, after the body. */
  readonly query?: boolean;
  /** Another format that the query can request, as \`pdf\` for application/pdf: it has a method of its own. */
  readonly format?: string;
  /** Kinds of credential that are accepted, none: the operation is public; left out: a session. */
  readonly credentials?: readonly CredentialKind[];
  /** It honours \`Idempotency-Key\`. */
  readonly idempotencyHandle?: boolean;
  /** Media type of a request body that is not JSON. */
  readonly requestType?: string;
  /** Media type of a successful answer that is not JSON. */
  readonly answerType?: string;
  /** It answers a list page by page: where the items stand in the answer, \`next_cursor\` beside them. */
  readonly items?: string;
}

/** Every operation. */
export const sdkOperations = ${table(rows.map(({ row }) => row))} as const satisfies Record<string, SdkOperation>;

/** Operations that browsers may call. */
export const browserOperations = ${table(browserRows.map(({ browserRow }) => browserRow))} as const satisfies Record<string, SdkOperation>;

/** Every error code: may the same request succeed when sent again, unchanged? */
export const retryableCodes: Readonly<Record<ErrorCode, boolean>> = {
${codes.map(([code, { retryable }]) => `  ${code}: ${retryable},`).join("\n")}
};

/** The same for the codes that a publishable key can get. */
export const browserCodes: Readonly<Partial<Record<ErrorCode, boolean>>> = {
${codes.flatMap(([code, { retryable }]) => (browserAnswers.has(code) ? [`  ${code}: ${retryable},`] : [])).join("\n")}
};

/** Codes that say no decision was made, through no fault of the request. */
export const resilienceCodes: readonly (ErrorCode | null)[] = ${literal(codes.flatMap(([code, { resilience }]) => (resilience ? [code] : [])))};

/** How keys of each kind begin. */
export const keyPrefixes = ${literal(prefixes)} as const;

/** What a value must be, in the words of the server, where a client checks it before it sends a request. */
export const fieldMessages = ${literal(checkedBySdk(document, byPattern))} as const;
`;
}

/** Codes that answer a publishable key where no operation for browsers is called: an openapi-fetch client can call any path. */
const withoutOperation = ["NOT_FOUND", "METHOD_NOT_ALLOWED", "PUBLIC_KEY_NOT_ALLOWED"];

/** Messages of what the SDKs check: the idempotency key, and identifiers in paths. */
function checkedBySdk(document: Document, byPattern: Readonly<Record<string, string>>) {
  const parameters = placedOperations(document).flatMap(({ operation }) => operation.parameters ?? []);
  const messageOf = (schema: Schema | undefined): string | undefined => byPattern[(schema && resolve(document, schema).pattern) ?? ""];
  const key = messageOf(parameters.find(({ name }) => name === "Idempotency-Key")?.schema);
  const id = messageOf(document.components.schemas.Uuid);
  return { ...(key === undefined ? {} : { idempotencyKey: key }), ...(id === undefined ? {} : { pathId: id }) };
}

function facts(document: Document, { path, method, operation }: PlacedOperation, schemes: Record<string, { readonly kind: string }>) {
  const credentials = (operation.security ?? []).flatMap((scheme) => Object.keys(scheme)).map((name) => schemes[name]?.kind);
  const { request, answer } = mediaTypes(operation);
  const items = pagedItems(document, operation);
  return {
    method,
    path,
    ...(credentials.join() === "session" ? {} : { credentials }),
    ...(operation["x-idempotency-handle"] === true ? { idempotencyHandle: true } : {}),
    ...(request === null || request === JSON_TYPE ? {} : { requestType: request }),
    ...(answer === null || answer === JSON_TYPE ? {} : { answerType: answer }),
    ...(items === undefined ? {} : { items }),
  };
}

/** What a method is made of. Those of browsers are few enough to be written out. */
function methodFacts({ operation }: PlacedOperation) {
  const [[format] = [], ...more] = mediaTypes(operation).formats;
  if (more.length > 0) throw new Error(`${operation.operationId} has several formats beside JSON, and the SDKs make a method for one`);
  const query = operation.parameters?.some((parameter) => parameter.in === "query" && !(format && parameter.name === "format"));
  return {
    sdk: `${operation["x-sdk"]?.resource}.${operation["x-sdk"]?.method}`,
    ...(operation.requestBody ? { body: true } : {}),
    ...(query ? { query: true } : {}),
    ...(format ? { format } : {}),
  };
}

/** Where the items of a page stand; undefined: the operation has no pages. */
function pagedItems(document: Document, { operationId, parameters = [], responses }: Operation): string | undefined {
  if (!parameters.some(({ name }) => name === "cursor")) return undefined;
  const page = responses["200"]?.content?.[JSON_TYPE]?.schema;
  const found = page && itemsIn(document, page, "");
  if (found === undefined) throw new Error(`${operationId} takes a cursor, and its answer has no list with next_cursor beside it`);
  return found;
}

function itemsIn(document: Document, schema: Schema, at: string): string | undefined {
  const properties = Object.entries(resolve(document, schema).properties ?? {}).map(([name, child]) => [`${at}${name}`, resolve(document, child)] as const);
  const list = properties.find(([, { type }]) => type === "array");
  if (list !== undefined && properties.some(([name]) => name === `${at}next_cursor`)) return list[0];
  return properties.flatMap(([name, child]) => itemsIn(document, child, `${name}.`) ?? []).at(0);
}

/** A literal on one line. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, member]) => `${name}: ${literal(member)}`)
    .join(", ")} }`;
}
