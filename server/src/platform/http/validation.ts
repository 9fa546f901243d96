// Request validation against the contract, with express-openapi-validator. Everything that it would look up or compile per request is looked up and
// compiled at start; its cache key per Content-Type spelling never varies (see body.ts).
import { readFileSync } from "node:fs";
import type { Request, RequestHandler, Response } from "express";
import { type OperationId, operations } from "../../../../generated/operations.ts";
import { containsCardNumber } from "../../values/card-numbers/card-number.ts";
import { validatorParts } from "../adapters/openapi-validator.ts";
import { spendUrlParseWarning } from "../adapters/url-parse-warning.ts";
import { type ApiError, type FieldFailure, validationError } from "../errors/api-error.ts";
import { formats } from "../errors/formats.ts";
import { fieldMessage, mostSpecific } from "../errors/validation-messages.ts";
import type { UnknownProperty, ValueWarning } from "../errors/value-warning.ts";
import { withoutAbsent } from "./absent-values.ts";
import { JSON_TYPE } from "./body.ts";
import { type BodyNode, bodySchemas } from "./body-schema.ts";
import { fingerprinted } from "./canonical-body.ts";
import type { RequestContext, Tracked } from "./context.ts";
import { beyondMeasure, forbiddenIn } from "./forbidden-content.ts";
import { knownProperties } from "./known-properties.ts";
import { isKnown, type ReadOnce, repair, shortenLists } from "./lenient-body.ts";
import { queryNumberChecks } from "./query-numbers.ts";

/** A check that schemas cannot express, such as the decimals of a currency. It gets the raw body and must not trust its types. */
export type SemanticCheck = (body: unknown) => FieldFailure[];

interface SchemaNode {
  properties?: Record<string, unknown>;
  additionalProperties?: unknown;
  [key: string]: unknown;
}

/** Validates requests of an operation. */
export interface Validator {
  /** Returns every failing field; an empty list when the request is valid. Strips unknown fields and fills in defaults. */
  readonly failures: (id: OperationId, request: Request, response: Response) => Promise<FieldFailure[]>;
  /** Unknown properties of the request's body, up to `most`. Call it before unknown fields are stripped. */
  readonly unknown: (id: OperationId, body: unknown, most: number) => readonly UnknownProperty[];
  /** What the contract says of the values of an operation's JSON body; undefined if it has none. */
  readonly schema: (id: OperationId) => BodyNode | undefined;
}

let ofContract: Promise<Validator> | undefined;

/** The validator of the contract, built once per process: this takes longer than the rest of a service. */
export function contractValidator(): Promise<Validator> {
  ofContract ??= createValidator(JSON.parse(readFileSync(new URL("../../../../generated/openapi.json", import.meta.url), "utf8")));
  return ofContract;
}

/** Compiles the validators of all operations. */
export async function createValidator(document: object): Promise<Validator> {
  const library = validatorParts({
    apiSpec: sealed(requestsOnly(structuredClone(document))) as never,
    validateApiSpec: false,
    validateRequests: { allErrors: true, removeAdditional: true, allowUnknownQueryParameters: false },
    validateResponses: false,
    validateSecurity: false,
    fileUploader: false,
    formats: Object.fromEntries(Object.entries(formats).map(([name, { type, validate }]) => [name, { type, validate }])),
  });
  const numberFailures = queryNumberChecks(document);
  const found = new Map<OperationId, object>();
  for (const { id, method, path } of Object.values(operations)) found.set(id, await library.metadata(method, path));
  spendUrlParseWarning();
  const schemas = bodySchemas(document);
  const known = knownProperties(schemas);
  return {
    schema: (id) => schemas.get(id),
    unknown: (id, body, most) => known.get(id)?.(body, most) ?? [],
    failures: async (id, request, response) => {
      const own = numberFailures(id, request.query);
      const named = new Set(own.map(({ path }) => path));
      const { method, originalUrl, headers, body, params, query } = request;
      // the validator gets a copy: it redefines properties, which would make every later use of the request slow
      const copy = {
        method,
        headers,
        body,
        params,
        query,
        path: request.path,
        // it parses the whole URL for its query only
        originalUrl: originalUrl.includes("?") ? originalUrl : "",
        openapi: { ...found.get(id), pathParams: { ...params } },
      };
      try {
        await library.validate(copy, response);
        request.body = copy.body;
        request.params = copy.params;
        if (Object.keys(copy.query).length > 0) Object.defineProperty(request, "query", { value: copy.query });
        return own;
      } catch (error) {
        return [...own, ...fieldFailures(error).filter(({ path }) => !named.has(path))];
      }
    },
  };
}

interface Described {
  requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  responses?: object;
}

interface ApiDocument {
  webhooks?: unknown;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components?: Record<string, Record<string, unknown>>;
}

/**
 * Removes everything that request validation does not need, because the rest is compiled at start: responses, events, and request bodies that are not
 * JSON, which their handlers validate.
 */
function requestsOnly(document: object): object {
  const { components, paths } = document as ApiDocument;
  delete (document as ApiDocument).webhooks;
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    operation.responses = {};
    if (operation.requestBody?.content[JSON_TYPE] === undefined) delete operation.requestBody;
  }
  const reached = referencesIn(paths, components ?? {});
  for (const [kind, named] of Object.entries(components ?? {}))
    for (const name of Object.keys(named)) if (!reached.has(`#/components/${kind}/${name}`)) delete named[name];
  return document;
}

/** Components that a part of the document refers to, directly or through others. */
function referencesIn(part: unknown, components: Readonly<Record<string, Readonly<Record<string, unknown>>>>, found = new Set<string>()): Set<string> {
  if (part === null || typeof part !== "object") return found;
  const { $ref: reference } = part as { readonly $ref?: unknown };
  if (typeof reference === "string" && !found.has(reference)) {
    found.add(reference);
    const [, , kind = "", name = ""] = reference.split("/");
    referencesIn(components[kind]?.[name], components, found);
  }
  for (const child of Object.values(part)) referencesIn(child, components, found);
  return found;
}

/** Closes every object schema that is not open by contract, so that the validator strips unknown fields. */
function sealed(document: object): object {
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== "object") return;
    const schema = node as SchemaNode;
    if (typeof schema.properties === "object" && schema.type === "object" && schema.additionalProperties === undefined) schema.additionalProperties = false;
    for (const [name, child] of Object.entries(schema)) if (name !== "examples" && name !== "example") visit(child);
  };
  visit(document);
  return document;
}

/** The validator's errors in the contract's format. Rethrows any other error. */
function fieldFailures(error: unknown): FieldFailure[] {
  const { status, errors } = error as { status?: number; errors?: { path: string; message: string }[] };
  if (status === undefined || status >= 500 || errors === undefined) throw error;
  const findings = new Map<string, string[]>();
  for (const { path, message } of errors) {
    const field = fieldPath(path);
    findings.set(field, [...(findings.get(field) ?? []), message]);
  }
  return [...findings].map(([path, messages]) => ({ path, message: fieldMessage(path.slice(path.lastIndexOf(".") + 1), mostSpecific(messages)) }));
}

/** `/body/payer/email` -> `payer.email`; `/body/items/2/quantity` -> `items[2].quantity`; `/headers/idempotency-key` -> `header.Idempotency-Key`. */
function fieldPath(pointer: string): string {
  const [part, ...rest] = pointer.split("/").filter((part) => part !== "");
  if (part === "headers") return `header.${rest.join(".").replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase())}`;
  if (part === "query" || part === "params") return `${part === "params" ? "path" : "query"}.${rest.join(".")}`;
  if (rest.length === 0) return "body";
  return rest
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce((path, part) => (/^\d+$/.test(part) && path !== "" ? `${path}[${part}]` : path === "" ? part : `${path}.${part}`), "");
}

/** The one header that is stored must not contain a card number. */
function headerCardNumbers(request: Request): FieldFailure[] {
  const handle = request.get("Idempotency-Key");
  return handle !== undefined && containsCardNumber(handle) ? [{ path: "header.Idempotency-Key", message: "must not hold a full card number" }] : [];
}

/** A query parameter without `=`, which the validator cannot parse. */
function withoutValue(request: Request): FieldFailure | undefined {
  const query = request.originalUrl.split("?")[1];
  const bare = query?.split("&").find((part) => part !== "" && !part.includes("="));
  return bare === undefined ? undefined : { path: `query.${bare}`, message: "must have a value" };
}

/** Stores the body before validation, if a retry is recognised by it: the validator strips unknown fields and fills in defaults, which differ by version. */
function rememberSent(request: Tracked): void {
  const { body, context } = request as { body?: { order_id?: unknown } } & Pick<Tracked, "context">;
  if (context === undefined || (body?.order_id === undefined && request.get("Idempotency-Key") === undefined)) return;
  request.context = { ...(context satisfies RequestContext), sent: fingerprinted(body) };
}

/** Most unknown properties in a response: the limit of failing fields, and of a warning's fields by contract. */
const MOST_UNKNOWN = { refused: 100, reported: 20 } as const;

const unknownProperty = ({ path, nearest }: UnknownProperty): FieldFailure => ({
  path,
  message: nearest === undefined ? "unknown property" : `unknown property; did you mean "${nearest}"?`,
});

/** Rounds of reading: a value that was read in another form may still break the contract, and is then left out. */
const MOST_ROUNDS = 4;

/**
 * The middleware of an operation: contract, semantic checks and forbidden content together, so that one response names every failing field. On a tolerant
 * operation only values that decide refuse the request, unless the caller requests strict validation; the others are read or left out, and named in the answer.
 */
export function validation(id: OperationId, validator: Validator, check: SemanticCheck | undefined): RequestHandler {
  const { requestType, rawBody, idempotencyHandle, unknownProperties, tolerant } = operations[id];
  const json = requestType === JSON_TYPE;
  const root = tolerant ? validator.schema(id) : undefined;
  return async (request, response, next) => {
    const tracked = request as Tracked;
    const scanned = !json || tracked.scanPassed === true;
    const strict = root !== undefined && isStrict(tracked, response);
    const forgiving = root !== undefined && !strict;
    let warnings: readonly ValueWarning[] = forgiving ? shortenLists(root, request.body) : [];
    // long texts of a tolerant operation are cut
    const beyond = (scanned ? undefined : beyondMeasure(request.body, rawBody || forgiving)) ?? withoutValue(request);
    if (beyond !== undefined) return next(validationError([beyond]));
    // a processor cannot change what it signed: its adapter removes what must not be stored
    const { cardNumbers, unstorable } = scanned || rawBody ? { cardNumbers: [], unstorable: [] } : forbiddenIn(request.body);
    if (idempotencyHandle) rememberSent(tracked);
    const reported = unknownProperties === "reported" && !strict;
    const unknown = unknownProperties === null ? [] : validator.unknown(id, request.body, MOST_UNKNOWN[reported ? "reported" : "refused"]);
    const refused = reported ? [] : unknown.map(unknownProperty);
    const absent = root === undefined ? [] : withoutAbsent(root, request.body);
    const findings = async (): Promise<FieldFailure[]> => named(check?.(request.body) ?? [], await validator.failures(id, request, response));
    const unstorableHere = forgiving ? unstorable.filter(({ path }) => isKnown(root, request.body, path)) : unstorable;
    let failures = named([...unstorableHere, ...absent], await findings());
    if (forgiving) {
      const once: ReadOnce = new Set();
      for (let round = 0; failures.length > 0 && round < MOST_ROUNDS; round++) {
        const repaired = repair(root, request.body, failures, once);
        warnings = warnings.concat(repaired.warnings);
        failures = repaired.refused.length > 0 ? [...repaired.refused] : await findings();
        if (repaired.refused.length > 0) break;
      }
    }
    failures = named([...headerCardNumbers(request), ...cardNumbers, ...refused], failures);
    if (failures.length > 0) return next(validationError(failures) satisfies ApiError);
    if ((reported || forgiving) && (unknown.length > 0 || warnings.length > 0)) tracked.context = { ...(tracked.context as RequestContext), unknown, warnings };
    next();
  };
}

/** Failures of several checks; of one field, the first check's. */
function named(first: readonly FieldFailure[], others: readonly FieldFailure[]): FieldFailure[] {
  if (first.length === 0) return [...others];
  const paths = new Set(first.map(({ path }) => path));
  return [...first, ...others.filter(({ path }) => !paths.has(path))];
}

/** Does the caller want every value that breaks the contract to be refused? By `Prefer: handling=strict` (RFC 7240), or by a setting of the key. */
function isStrict({ headers, context }: Tracked, response: Response): boolean {
  const preferred = /(?:^|[,;\s])handling\s*=\s*"?(strict|lenient)\b/i.exec(String(headers.prefer ?? ""))?.[1]?.toLowerCase();
  if (preferred !== undefined) response.setHeader("Preference-Applied", `handling=${preferred}`);
  const { credential } = context ?? {};
  return preferred === undefined ? credential !== undefined && credential.kind !== "session" && credential.strictValidation : preferred === "strict";
}
