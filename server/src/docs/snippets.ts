// How to call an operation: with curl and with the Node SDK, from an example of its request.
import { isPublic } from "./access.ts";
import { codeBlock, type Tab } from "./code.ts";
import { type ApiDocument, baseUrl, type Json, jsonBody, type Parameter, type PlacedOperation, resolveSchema } from "./document.ts";
import { type Facts, guidedCatalogue, type Source, snippetCredential } from "./facts.ts";

/** A call to show. */
export interface SampleCall {
  readonly placed: PlacedOperation;
  readonly body: Json | undefined;
  /** The idempotency header; undefined: it is not sent. */
  readonly handle: { readonly header: string; readonly value: string } | undefined;
}

/** Environment variable of the key; the SDK reads the same one by default. */
export const keyVariable = "FRAUD_RISK_API_KEY";

/** The call of an operation's first request example. Its handle is the one that the answer of the same name repeats. */
export function firstCall(placed: PlacedOperation): SampleCall {
  const { requestBody, responses, parameters } = placed.operation;
  const [name, example] = Object.entries(jsonBody(requestBody?.content)?.examples ?? {})[0] ?? [];
  const answer = name === undefined ? undefined : jsonBody(responses["200"]?.content)?.examples?.[name]?.value;
  const echoed = typeof answer === "object" && answer !== null && !Array.isArray(answer) ? answer.idempotency_key : undefined;
  const { header } = guidedCatalogue.idempotency;
  const takesHandle = (parameters ?? []).some((parameter) => parameter.in === "header" && parameter.name === header);
  return { placed, body: example?.value, handle: takesHandle && typeof echoed === "string" ? { header, value: echoed } : undefined };
}

/** Tabs with a call in each language; their choice is kept in step across the page. */
export function callTabs(source: Source, call: SampleCall): Tab[] {
  return [
    { label: "curl", language: "curl", body: codeBlock(curlSnippet(source.document, call), "shell") },
    { label: "Node SDK", language: "node", body: codeBlock(nodeSnippet(source.document, source.facts, call), "javascript") },
  ];
}

/** The call as a shell command. */
export function curlSnippet(document: ApiDocument, { placed, body, handle }: SampleCall): string {
  const { method } = placed;
  const implied = method === "get" || (method === "post" && body !== undefined);
  const parts = [
    `curl ${implied ? "" : `-X ${method.toUpperCase()} `}${shellWord(`${baseUrl(document)}${sampleAddress(document, placed)}`)}`,
    isPublic(placed) ? undefined : `-H "Authorization: Bearer $${keyVariable}"`,
    body === undefined ? undefined : `-H "Content-Type: application/json"`,
    handle === undefined ? undefined : `-H "${handle.header}: ${handle.value}"`,
    body === undefined ? undefined : `-d ${quoted(JSON.stringify(body, null, 2).replaceAll("\n", "\n  "))}`,
  ];
  return parts.filter((part) => part !== undefined).join(" \\\n  ");
}

/** The call through the Node SDK, as a module that runs by itself. */
export function nodeSnippet(document: ApiDocument, { sdk }: Facts, { placed, body, handle }: SampleCall): string {
  const { operation } = placed;
  const place = operation["x-sdk"];
  const call = place === undefined ? operation.operationId : `${place.resource}.${place.method}`;
  const path = (operation.parameters ?? []).filter((parameter) => parameter.in === "path").map((parameter) => JSON.stringify(sampleValue(document, parameter)));
  const input = [
    ...path,
    ...(body === undefined ? [] : [objectLiteral(body)]),
    ...(handle === undefined ? [] : [`{ idempotencyKey: ${JSON.stringify(handle.value)} }`]),
  ];
  const options = [...(isPublic(placed) ? [] : [`  apiKey: process.env.${keyVariable},`]), `  baseUrl: ${JSON.stringify(baseUrl(document))},`];
  return [
    `import { ${sdk.clientName} } from ${JSON.stringify(sdk.packageName)};`,
    "",
    `const client = new ${sdk.clientName}({\n${options.join("\n")}\n});`,
    "",
    `const answer = await client.${call}(${input.join(", ")});`,
    `console.log(answer);`,
  ].join("\n");
}

/** Prefix of the key that the snippets send. */
export function snippetKeyPrefix(facts: Facts): string {
  return facts.credentials[snippetCredential]?.prefix ?? "";
}

function objectLiteral(value: Json): string {
  return JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, "$1$2:");
}

function sampleAddress(document: ApiDocument, { path, operation }: PlacedOperation): string {
  const parameters = operation.parameters ?? [];
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((candidate) => candidate.in === "path" && candidate.name === name);
    return parameter === undefined ? whole : encodeURIComponent(sampleValue(document, parameter));
  });
  const query = parameters.filter((parameter) => parameter.in === "query" && parameter.required);
  const values = Object.fromEntries(query.map((parameter) => [parameter.name, sampleValue(document, parameter)]));
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(values)}`;
}

function sampleValue(document: ApiDocument, parameter: Parameter): string {
  const schema = parameter.schema === undefined ? undefined : resolveSchema(document, parameter.schema);
  return String(parameter.example ?? schema?.examples?.[0] ?? schema?.enum?.[0] ?? `<${parameter.name}>`);
}

function shellWord(word: string): string {
  return /^[\w:/.-]+$/.test(word) ? word : quoted(word);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
