// The SDKs' resource methods: one per operation, typed from the contract, nothing else.
import { type Document, mediaTypes, type Operation, type PlacedOperation, placedOperations } from "./openapi.ts";

/** `generated/sdk-resources.ts`. */
export function resourceModule(document: Document): string {
  const all = placedOperations(document);
  const browser = all.filter(({ operation }) => operation["x-browser"] === true);
  return `// Generated from spec/ by \`npm run generate\`. Do not edit.
import type { OperationId } from "./operations.ts";
import type { components, operations } from "./types.ts";

type Body<T, Other> = T extends { content: { "application/json": infer Json } } ? Json : T extends { content: object } ? Other : never;

/** Request body of an operation; text or bytes where it is not JSON. */
export type RequestBody<Id extends OperationId> = Body<NonNullable<operations[Id]["requestBody"]>, string | Uint8Array>;

/** Body of an operation's successful answer; a stream of bytes where it is not JSON. */
export type SuccessBody<Id extends OperationId> = Body<operations[Id]["responses"][keyof operations[Id]["responses"] & (200 | 201 | 202)], ReadableStream<Uint8Array>>;

/** Query parameters of an operation. */
export type Query<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["query"]>;

/** The models of the contract. */
export type Schemas = components["schemas"];

/** What a method hands to the runtime. */
export interface CallInput {
  readonly path?: Record<string, string>;
  readonly query?: object;
  readonly body?: unknown;
  /** Media type of the answer, where it is another than the operation's first. */
  readonly accept?: string;
}

/** The runtime: sends one logical call of an operation. */
export type Call<Options> = <Id extends OperationId>(operation: Id, input: CallInput, options: Options | undefined) => Promise<SuccessBody<Id>>;

/** Builds the resource methods over a runtime. */
export function createResources<Options>(call: Call<Options>) {
  return {
${groups(all)}
  };
}

/** The resource methods. */
export type Resources<Options> = ReturnType<typeof createResources<Options>>;

/** Builds the resource methods of what browsers may call. */
export function createBrowserResources<Options>(call: Call<Options>) {
  return {
${groups(browser)}
  };
}

/** The resource methods of what browsers may call. */
export type BrowserResources<Options> = ReturnType<typeof createBrowserResources<Options>>;
`;
}

function groups(operations: readonly PlacedOperation[]): string {
  const resources = Map.groupBy(operations, ({ operation }) => operation["x-sdk"]?.resource ?? "");
  return [...resources].map(([name, members]) => `    ${name}: {\n${members.map(method).join("\n")}\n    },`).join("\n");
}

function method(placed: PlacedOperation): string {
  const { operation } = placed;
  const name = operation["x-sdk"]?.method ?? "";
  const { formats } = mediaTypes(operation);
  const others = formats.map(([format, mediaType]) => call(placed, `${name}${format[0]?.toUpperCase()}${format.slice(1)}`, { format, mediaType }));
  return [call(placed, name), ...others].join("\n");
}

/** A method. `other`: it answers another media type than JSON, which the query requests as `format`. */
function call({ path, method: verb, operation }: PlacedOperation, name: string, other?: { format: string; mediaType: string }): string {
  const id = operation.operationId;
  const paths = (operation.parameters ?? []).filter((parameter) => parameter.in === "path").map((parameter) => parameter.name);
  const formats = mediaTypes(operation).formats.length > 0;
  const queries = (operation.parameters ?? []).filter((parameter) => parameter.in === "query" && !(formats && parameter.name === "format"));
  const query = queries.length > 0;
  const parameters = [
    ...paths.map((name) => `${camel(name)}: string`),
    ...(operation.requestBody ? [`body${operation.requestBody.required ? "" : "?"}: RequestBody<"${id}">`] : []),
    ...(query ? [`query: Query<"${id}">${queries.some((parameter) => parameter.required) ? "" : " = {}"}`] : []),
    "options?: Options",
  ];
  const formatted = other && `query: {${query ? " ...query," : ""} format: "${other.format}" }, accept: "${other.mediaType}"`;
  const input = [
    ...(paths.length > 0 ? [`path: { ${paths.map((name) => `${name}: ${camel(name)}`).join(", ")} }`] : []),
    ...(operation.requestBody ? ["body"] : []),
    ...(formatted !== undefined ? [formatted] : query ? ["query"] : []),
  ];
  const answer = other === undefined ? `SuccessBody<"${id}">` : "ReadableStream<Uint8Array>";
  const sent = `call("${id}", {${input.length > 0 ? ` ${input.join(", ")} ` : ""}}, options)`;
  return `      /**\n${comment(operation)}\n       *\n       * \`${verb.toUpperCase()} ${path}\`${other === undefined ? "" : `, as ${other.mediaType}`}\n       */\n      ${name}: (${parameters.join(", ")}): Promise<${answer}> => ${other === undefined ? sent : `${sent} as never`},`;
}

const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const comment = (operation: Operation): string =>
  operation.description
    .split("\n")
    .map((line) => `       * ${line}`.trimEnd())
    .join("\n");
