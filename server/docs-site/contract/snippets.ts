// How to call an operation: with curl and with the Node SDK.
import { type Markup, raw } from "../../src/platform/html/markup.ts";
import type { Facts, Source } from "./beyond-openapi.ts";
import { browserSnippet } from "./browser-snippet.ts";
import { callExpression } from "./call-expression.ts";
import { codeBlock, type Tab, tabCard } from "./code.ts";
import { type ApiDocument, baseUrl, bodyOf, type Json, type Operation } from "./document.ts";
import type { NamedCall } from "./named-calls.ts";
import { type SampleCall, sampleAddress } from "./sample-call.ts";
import { snippetCredential } from "./snippet-credentials.ts";

/** A call in each language that has an SDK, the browser where it may call. The script adds the other languages; the choice holds across the site. `copy`: the word on its buttons. */
export function callCard(source: Source, { name, call }: NamedCall, title = "Request", copy = "Copy"): Markup {
  const { markup } = tabCard(`${name}-call`, title, callTabs(source, call), name);
  return raw(markup.replaceAll(">Copy</button>", `>${copy}</button>`));
}

function callTabs(source: Source, call: SampleCall): Tab[] {
  const browser = browserSnippet(source, call);
  return [
    { label: "curl", language: "curl", body: codeBlock(curlSnippet(source.document, call), "shell") },
    { label: "Node SDK", language: "node", body: codeBlock(nodeSnippet(source.document, source.facts, call), "javascript") },
    ...(browser === undefined ? [] : [{ label: "Browser", language: "browser", body: codeBlock(browser, "javascript") }]),
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

/** The call through the Node SDK, as a module that runs by itself. A list that comes in pages is walked to its end. */
export function nodeSnippet(document: ApiDocument, { sdk }: Facts, call: SampleCall): string {
  const { operation } = call.placed;
  const client = clientSnippet(document, { sdk }, snippetCredential(document, call.placed));
  if (isPaged(operation)) return `${client}\n\nfor await (const item of ${callExpression(call)}) {\n  console.log(item);\n}`;
  const last = answersStream(operation) ? "for await (const part of answer) process.stdout.write(part);" : "console.log(answer);";
  return `${client}\n\nconst answer = await ${callExpression(call)};\n${last}`;
}

/** Does an operation answer a list page by page? */
export function isPaged({ parameters = [] }: Operation): boolean {
  return parameters.some((parameter) => parameter.in === "query" && parameter.name === "cursor");
}

/** A success that is not JSON is read as it comes. */
export function answersStream({ responses }: Operation): boolean {
  return Object.entries(responses).some(([status, { content }]) => status.startsWith("2") && bodyOf(content)?.otherType !== undefined);
}

/** The import and the client that a module begins with. `also`: what else it imports. */
export function clientSnippet(
  document: ApiDocument,
  { sdk }: Pick<Facts, "sdk">,
  credential: { readonly option: string; readonly variable: string } | undefined,
  { name = "client", also = [] }: { readonly name?: string; readonly also?: readonly string[] } = {},
): string {
  const options = [
    ...(credential === undefined ? [] : [`  ${credential.option}: process.env.${credential.variable},`]),
    `  baseUrl: ${JSON.stringify(baseUrl(document))},`,
  ];
  return [
    `import { ${[sdk.clientName, ...also].join(", ")} } from ${JSON.stringify(sdk.packageName)};`,
    "",
    `const ${name} = new ${sdk.clientName}({\n${options.join("\n")}\n});`,
  ].join("\n");
}

function shellWord(word: string): string {
  return /^[\w:/.-]+$/.test(word) ? word : quoted(word);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
