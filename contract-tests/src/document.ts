import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expanded } from "../../spec/emitter/expanded.ts";

/** A JSON Schema of the document, as far as this suite looks into it. */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/** A header of a response. */
export interface HeaderObject {
  readonly required?: boolean;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

/** A body in one media type, with its named examples. */
export interface MediaTypeObject {
  readonly schema: JsonSchema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

/** A response of an operation. */
export interface ResponseObject {
  readonly headers?: Readonly<Record<string, HeaderObject | { readonly $ref: string }>>;
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
  /** Error codes that the response may have. */
  readonly "x-error-codes"?: readonly string[];
}

/** A parameter of an operation. */
export interface ParameterObject {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema: { readonly maximum?: number };
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

/** An operation of the document. */
export interface OperationObject {
  readonly operationId: string;
  /** Alternatives; an empty one: no credential is needed. */
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaTypeObject>> };
  readonly responses: Readonly<Record<string, ResponseObject>>;
}

/** An OpenAPI 3.1 document. */
export interface ContractDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>>; readonly headers: Readonly<Record<string, HeaderObject>> };
}

/** Path of the published document, for the tools that read it themselves. */
export const documentFile = fileURLToPath(new URL("../../generated/openapi.json", import.meta.url));

/** The published document, with shared responses and parameters inline. */
export const contract: ContractDocument = expanded(JSON.parse(readFileSync(documentFile, "utf8")));

const methods = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);

/** Every operation of a document by its identifier. */
export function operationsOf(document: ContractDocument): ReadonlyMap<string, OperationObject> {
  const found = Object.values(document.paths).flatMap((path) => Object.entries(path).filter(([key]) => methods.has(key)));
  return new Map(found.map(([, operation]) => [operation.operationId, operation]));
}

/** The named request examples of an operation. */
export function requestExamples(operation: OperationObject): [name: string, body: unknown][] {
  return Object.values(operation.requestBody?.content ?? {}).flatMap(({ examples }) =>
    Object.entries(examples ?? {}).map(([name, { value }]): [string, unknown] => [name, value]),
  );
}

/** A request example of the published document; fails if there is none of that name. */
export function requestExample(operationId: string, name: string): object | string {
  const example = requestExamples(operationOf(contract, operationId)).find(([known]) => known === name)?.[1];
  if ((typeof example !== "object" || example === null) && typeof example !== "string") throw new Error(`${operationId} has no request example named ${name}.`);
  return example;
}

/** An operation of a document; fails if there is none. */
export function operationOf(document: ContractDocument, operationId: string): OperationObject {
  const operation = operationsOf(document).get(operationId);
  if (operation === undefined) throw new Error(`The document has no operation ${operationId}.`);
  return operation;
}

/** A header, looked up if it is a reference. */
export function resolveHeader(document: ContractDocument, header: HeaderObject | { readonly $ref: string }): HeaderObject {
  if (!("$ref" in header)) return header;
  const found = document.components.headers[header.$ref.replace("#/components/headers/", "")];
  if (found === undefined) throw new Error(`The document has no header ${header.$ref}.`);
  return found;
}
