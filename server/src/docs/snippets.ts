// How to call an operation: with curl and with the Node SDK.
import { codeBlock, type Tab } from "./code.ts";
import { type ApiDocument, baseUrl, bodyOf, type Json, type Operation } from "./document.ts";
import type { Facts, Source } from "./facts.ts";
import { type SampleCall, sampleAddress } from "./sample-call.ts";
import { snippetCredential } from "./snippet-credentials.ts";

/** Tabs with a call in each language; their choice is kept in step across the page. */
export function callTabs(source: Source, call: SampleCall): Tab[] {
  return [
    { label: "curl", language: "curl", body: codeBlock(curlSnippet(source.document, call), "shell") },
    { label: "Node SDK", language: "node", body: codeBlock(nodeSnippet(source.document, source.facts, call), "javascript") },
  ];
}

/** The call as a shell command. */
export function curlSnippet(document: ApiDocument, call: SampleCall): string {
  const { placed, headers, body, otherType, handle } = call;
  const { method } = placed;
  const credential = snippetCredential(document, placed);
  const implied = method === "get" || (method === "post" && body !== undefined);
  const parts = [
    `curl ${implied ? "" : `-X ${method.toUpperCase()} `}${shellWord(`${baseUrl(document)}${sampleAddress(call)}`)}`,
    credential && `-H "Authorization: Bearer $${credential.variable}"`,
    body === undefined ? undefined : `-H "Content-Type: ${otherType ?? "application/json"}"`,
    handle === undefined ? undefined : `-H "${handle.header}: ${handle.value}"`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    body === undefined ? undefined : dataOption(body, otherType),
  ];
  return parts.filter((part) => part !== undefined).join(" \\\n  ");
}

/** Text goes as it is, line breaks included. */
function dataOption(body: Json, otherType: string | undefined): string {
  return otherType === undefined ? `-d ${quoted(JSON.stringify(body, null, 2).replaceAll("\n", "\n  "))}` : `--data-binary ${quoted(String(body))}`;
}

/** The call through the Node SDK, as a module that runs by itself. */
export function nodeSnippet(document: ApiDocument, { sdk }: Facts, call: SampleCall): string {
  const { operationId, responses, "x-sdk": place } = call.placed.operation;
  const method = place === undefined ? operationId : `${place.resource}.${place.method}`;
  return [
    clientSnippet(document, { sdk }, snippetCredential(document, call.placed)),
    "",
    `const answer = await client.${method}(${callArguments(call).join(", ")});`,
    streamed(responses) ? "for await (const part of answer) process.stdout.write(part);" : "console.log(answer);",
  ].join("\n");
}

/** A success that is not JSON is read as it comes. */
function streamed(responses: Operation["responses"]): boolean {
  return Object.entries(responses).some(([status, { content }]) => status.startsWith("2") && bodyOf(content)?.otherType !== undefined);
}

/** The import and the client that a module begins with. */
export function clientSnippet(
  document: ApiDocument,
  { sdk }: Pick<Facts, "sdk">,
  credential: { readonly option: string; readonly variable: string } | undefined,
  name = "client",
): string {
  const options = [
    ...(credential === undefined ? [] : [`  ${credential.option}: process.env.${credential.variable},`]),
    `  baseUrl: ${JSON.stringify(baseUrl(document))},`,
  ];
  return [
    `import { ${sdk.clientName} } from ${JSON.stringify(sdk.packageName)};`,
    "",
    `const ${name} = new ${sdk.clientName}({\n${options.join("\n")}\n});`,
  ].join("\n");
}

/** Identifiers of the path, then the body, the query, the options. */
function callArguments({ path, query, headers, body, handle }: SampleCall): string[] {
  const options: SampleCall["query"] = {
    ...(handle === undefined ? {} : { idempotencyKey: handle.value }),
    ...(Object.keys(headers).length === 0 ? {} : { headers }),
  };
  return [
    ...Object.values(path).map((value) => JSON.stringify(value)),
    ...(body === undefined ? [] : [objectLiteral(body)]),
    ...(Object.keys(query).length === 0 ? [] : [objectLiteral(query)]),
    ...(Object.keys(options).length === 0 ? [] : [objectLiteral(options)]),
  ];
}

function objectLiteral(value: Json | SampleCall["query"]): string {
  return JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, "$1$2:");
}

function shellWord(word: string): string {
  return /^[\w:/.-]+$/.test(word) ? word : quoted(word);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
