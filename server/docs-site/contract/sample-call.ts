// A call to show: an operation with the values of its first example.

import { guidedCatalogue } from "./beyond-openapi.ts";
import { type ApiDocument, bodyOf, type Json, type Operation, type Parameter, type PlacedOperation, resolveSchema } from "./document.ts";

/** A call to show. */
export interface SampleCall {
  readonly placed: PlacedOperation;
  /** Values of the path, in its order. */
  readonly path: Readonly<Record<string, string>>;
  /** Values of the query; what may be left out is, unless the example has it. */
  readonly query: Readonly<Record<string, Json>>;
  /** Headers that the operation does not go without. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json | undefined;
  /** Media type of the body where it is not JSON. */
  readonly otherType?: string | undefined;
  /** The idempotency header; undefined: it is not sent. */
  readonly handle: { readonly header: string; readonly value: string } | undefined;
}

/** The call of an operation's first example. Its handle is the one that the answer of the same name repeats. */
export function firstCall(document: ApiDocument, placed: PlacedOperation): SampleCall {
  const { requestBody, parameters = [] } = placed.operation;
  const { examples: bodies = {}, otherType } = bodyOf(requestBody?.content) ?? {};
  const [name = ""] = [...Object.keys(bodies), ...Object.keys(answerExamples(placed.operation))];
  const values = (chosen: readonly Parameter[]) => chosen.map((parameter) => [parameter.name, sampleValue(document, parameter, name)] as const);
  const texts = (chosen: readonly Parameter[]) => Object.fromEntries(values(chosen).map(([key, value]) => [key, String(value)]));
  const query = parameters.filter((parameter) => parameter.in === "query" && (parameter.required || parameter.examples?.[name] !== undefined));
  return {
    placed,
    path: texts(parameters.filter((parameter) => parameter.in === "path")),
    query: Object.fromEntries(values(query)),
    headers: texts(parameters.filter((parameter) => parameter.in === "header" && parameter.required)),
    body: bodies[name]?.value,
    otherType,
    handle: sampleHandle(placed.operation, name),
  };
}

/** Path and query of a call. */
export function sampleAddress({ placed, path, query }: SampleCall): string {
  const filled = placed.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? `<${name}>`));
  const search = new URLSearchParams(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])));
  return search.size === 0 ? filled : `${filled}?${search}`;
}

/** A value of the parameter: that of the named example, else any that the document knows. */
function sampleValue(document: ApiDocument, { name: parameter, schema = {}, example, examples = {} }: Parameter, name: string): Json {
  const { examples: usual, enum: values } = resolveSchema(document, schema);
  return (examples[name] ?? Object.values(examples)[0])?.value ?? example ?? usual?.[0] ?? values?.[0] ?? `<${parameter}>`;
}

function sampleHandle(operation: Operation, name: string): SampleCall["handle"] {
  const { header } = guidedCatalogue.idempotency;
  const takesHandle = operation.parameters?.some((parameter) => parameter.in === "header" && parameter.name === header) ?? false;
  const answer = answerExamples(operation)[name]?.value;
  const echoed = typeof answer === "object" && answer !== null && !Array.isArray(answer) ? answer.idempotency_key : undefined;
  return takesHandle && typeof echoed === "string" ? { header, value: echoed } : undefined;
}

function answerExamples({ responses }: Operation) {
  const answers = Object.values(responses).filter((response) => response["x-error-codes"] === undefined);
  return Object.assign({}, ...answers.map((response) => bodyOf(response.content)?.examples)) as NonNullable<Parameter["examples"]>;
}
