// The SDKs' resource methods: one per operation, typed from the contract, nothing else.
import { type Document, type Operation, type PlacedOperation, placedOperations } from "./openapi.ts";

/** `generated/sdk-resources.ts`. */
export function resourceModule(document: Document): string {
  const resources = new Map<string, PlacedOperation[]>();
  for (const placed of placedOperations(document)) {
    const name = placed.operation["x-sdk"]?.resource ?? "";
    resources.set(name, [...(resources.get(name) ?? []), placed]);
  }
  const groups = [...resources].map(([name, members]) => `    ${name}: {\n${members.map(method).join("\n")}\n    },`);
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
}

/** The runtime: sends one logical call of an operation. */
export type Call<Options> = <Id extends OperationId>(operation: Id, input: CallInput, options: Options | undefined) => Promise<SuccessBody<Id>>;

/** Builds the resource methods over a runtime. */
export function createResources<Options>(call: Call<Options>) {
  return {
${groups.join("\n")}
  };
}

/** The resource methods. */
export type Resources<Options> = ReturnType<typeof createResources<Options>>;
`;
}

function method({ path, method: verb, operation }: PlacedOperation): string {
  const id = operation.operationId;
  const paths = (operation.parameters ?? []).filter((parameter) => parameter.in === "path").map((parameter) => parameter.name);
  const queries = (operation.parameters ?? []).filter((parameter) => parameter.in === "query");
  const query = queries.length > 0;
  const parameters = [
    ...paths.map((name) => `${camel(name)}: string`),
    ...(operation.requestBody ? [`body${operation.requestBody.required ? "" : "?"}: RequestBody<"${id}">`] : []),
    ...(query ? [`query: Query<"${id}">${queries.some((parameter) => parameter.required) ? "" : " = {}"}`] : []),
    "options?: Options",
  ];
  const input = [
    ...(paths.length > 0 ? [`path: { ${paths.map((name) => `${name}: ${camel(name)}`).join(", ")} }`] : []),
    ...(operation.requestBody ? ["body"] : []),
    ...(query ? ["query"] : []),
  ];
  return `      /**\n${comment(operation)}\n       *\n       * \`${verb.toUpperCase()} ${path}\`\n       */\n      ${operation["x-sdk"]?.method}: (${parameters.join(", ")}): Promise<SuccessBody<"${id}">> => call("${id}", {${input.length > 0 ? ` ${input.join(", ")} ` : ""}}, options),`;
}

const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const comment = (operation: Operation): string =>
  operation.description
    .split("\n")
    .map((line) => `       * ${line}`.trimEnd())
    .join("\n");
