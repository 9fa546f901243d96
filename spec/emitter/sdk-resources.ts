// The SDKs' resource methods: one per operation, typed from the contract, nothing else.
import { type OperationTypes, typesOf } from "./models.ts";
import { type Document, mediaTypes, type Operation, type PlacedOperation, placedOperations } from "./openapi.ts";
import { argumentsOf, requestBodies, shortened, written } from "./sdk-examples.ts";

/** `generated/sdk-resources.ts`. */
export function resourceModule(document: Document): string {
  const all = placedOperations(document);
  const browser = all.filter(({ operation }) => operation["x-browser"] === true);
  return `// Generated from spec/ by \`npm run generate\`. Do not edit.
import type * as models from "./models.ts";

/** Identifier of an operation. */
export type OperationId = ${all.map(({ operation }) => JSON.stringify(operation.operationId)).join(" | ")};

/** Request body of each operation that takes one; text or bytes where it is not JSON. */
export interface RequestBodies {
${rows(all, ({ request }) => request)}
}

/** Body of each operation's successful answer; a stream of bytes where it is not JSON. */
export interface SuccessBodies {
${rows(all, ({ answer }) => answer)}
}

/** Query parameters of each operation that has any. */
export interface Queries {
${rows(all, ({ query }) => query)}
}

/** Request body of an operation. */
export type RequestBody<Id extends OperationId> = Id extends keyof RequestBodies ? RequestBodies[Id] : never;

/** Body of an operation's successful answer. */
export type SuccessBody<Id extends OperationId> = SuccessBodies[Id];

/** Query parameters of an operation. */
export type Query<Id extends OperationId> = Id extends keyof Queries ? Queries[Id] : never;

/** What a method hands to the runtime. */
export interface CallInput {
  readonly path?: Record<string, string>;
  readonly query?: object;
  readonly body?: unknown;
  /** Media type of the answer, where it is another than the operation's first. */
  readonly accept?: string;
}

/** The resource methods. */
export interface Resources<Options> {
${groups(document, all)}
}

/** The resource methods of what browsers may call. */
export interface BrowserResources<Options> {
${groups(document, browser)}
}
`;
}

/** `generated/browser-resources.ts`: what makes the methods of a page. */
export function browserResourceModule(document: Document): string {
  const browser = placedOperations(document).filter(({ operation }) => operation["x-browser"] === true);
  return `// Generated from spec/ by \`npm run generate\`. Do not edit.
import type { CallInput, OperationId } from "./sdk-resources.ts";

/** Makes the methods of a page. */
export function createBrowserResources<Options>(call: (operation: OperationId, input: CallInput, options: Options | undefined) => unknown) {
  return {
${browserMethods(browser)}
  };
}
`;
}

/** The methods of pages take a body or nothing. */
function browserMethods(operations: readonly PlacedOperation[]): string {
  const resources = Map.groupBy(operations, ({ operation }) => operation["x-sdk"]?.resource ?? "");
  const written = ({ operation: { operationId, requestBody, parameters = [], "x-sdk": sdk } }: PlacedOperation): string => {
    if (parameters.some((parameter) => parameter.in !== "header")) throw new Error(`${operationId} has parameters, which the browser SDK does not write`);
    return requestBody
      ? `      ${sdk?.method}: (body: unknown, options?: Options) => call("${operationId}", { body }, options),`
      : `      ${sdk?.method}: (options?: Options) => call("${operationId}", {}, options),`;
  };
  return [...resources].map(([name, members]) => `    ${name}: {\n${members.map(written).join("\n")}\n    },`).join("\n");
}

/** A line for each operation that has such a type. */
function rows(operations: readonly PlacedOperation[], pick: (types: OperationTypes) => string | undefined): string {
  return operations
    .flatMap(({ operation }) => {
      const type = pick(typesOf(operation));
      return type === undefined ? [] : [`  ${operation.operationId}: ${inModels(type)};`];
    })
    .join("\n");
}

/** A type of the models by its name; any other as it is. */
const inModels = (type: string): string => (/^[A-Z]\w*$/.test(type) ? `models.${type}` : type);

function groups(document: Document, operations: readonly PlacedOperation[]): string {
  const resources = Map.groupBy(operations, ({ operation }) => operation["x-sdk"]?.resource ?? "");
  return [...resources].map(([name, members]) => `  readonly ${name}: {\n${members.map((each) => method(document, each)).join("\n")}\n  };`).join("\n");
}

function method(document: Document, placed: PlacedOperation): string {
  const { operation } = placed;
  const name = operation["x-sdk"]?.method ?? "";
  const { formats } = mediaTypes(operation);
  const others = formats.map(([format, mediaType]) => call(document, placed, `${name}${format[0]?.toUpperCase()}${format.slice(1)}`, mediaType));
  return [call(document, placed, name), ...others].join("\n");
}

/** A method. `other`: the media type that it answers instead of JSON. */
function call(document: Document, { path, method: verb, operation }: PlacedOperation, name: string, other?: string): string {
  const types = typesOf(operation);
  const paths = (operation.parameters ?? []).filter((parameter) => parameter.in === "path").map((parameter) => parameter.name);
  const formats = mediaTypes(operation).formats.length > 0;
  const queries = (operation.parameters ?? []).filter((parameter) => parameter.in === "query" && !(formats && parameter.name === "format"));
  const optional = (required: boolean | undefined): string => (required ? "" : "?");
  const parameters = [
    ...paths.map((path) => `${camel(path)}: string`),
    ...(types.request === undefined ? [] : [`body${optional(operation.requestBody?.required)}: ${inModels(types.request)}`]),
    ...(queries.length > 0 && types.query !== undefined ? [`query${optional(queries.some(({ required }) => required))}: ${inModels(types.query)}`] : []),
    "options?: Options",
  ];
  const answer = other === undefined ? inModels(types.answer) : "ReadableStream<Uint8Array>";
  const notes = [
    ...comment(operation),
    "",
    `\`${verb.toUpperCase()} ${path}\`${other === undefined ? "" : `, as ${other}`}`,
    "",
    ...example(document, operation, name),
  ];
  return `    /**\n${notes.map((line) => `     * ${line}`.trimEnd()).join("\n")}\n     */\n    ${name}(${parameters.join(", ")}): Promise<${answer}>;`;
}

const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const comment = ({ summary, description }: Operation): string[] => [`${summary}.`, "", ...description.split("\n")];

/** A call with the shortest documented body. */
function example(document: Document, operation: Operation, name: string): string[] {
  const [body] = requestBodies(operation).toSorted((one, other) => written(one ?? null).length - written(other ?? null).length);
  const values = argumentsOf(document, operation, shortened(document, operation, body), "required").map((value) => written(value).replaceAll("*/", "*\\/"));
  return ["@example", `await client.${operation["x-sdk"]?.resource}.${name}(${values.join(", ")});`];
}
