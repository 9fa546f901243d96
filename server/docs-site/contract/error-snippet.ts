// How a program that uses the Node SDK recognises an error.

import type { Source } from "./beyond-openapi.ts";
import { callExpression } from "./call-expression.ts";
import { answering } from "./error-bodies.ts";
import { guided, smallCall } from "./guided.ts";
import { firstCall, type SampleCall } from "./sample-call.ts";
import { snippetCredential } from "./snippet-credentials.ts";
import { clientSnippet } from "./snippets.ts";

/** A module that makes a call, and prints the details of the error `code`. */
export function errorSnippet(source: Source, code: string, details: Readonly<Record<string, unknown>>): string {
  const { document, facts } = source;
  const call = sampleOf(source, code);
  const fields = ["error.message", ...Object.keys(details).map((name) => `error.details.${name}`)];
  return `${clientSnippet(document, facts, snippetCredential(document, call.placed), { also: ["isApiError"] })}

try {
  await ${callExpression(call).replaceAll("\n", "\n  ")};
} catch (error) {
  if (!isApiError(error, ${JSON.stringify(code)})) throw error;
  console.error(${fields.join(", ")});
}`;
}

/** Lines that a call may have in a snippet which is about something else. */
const fewLines = 10;

/** The guided call where it can answer the code, else the first short one that can. */
function sampleOf(source: Source, code: string): SampleCall {
  const able = answering(source.document, code);
  const walked = guided(source.document);
  if (able.length === 0 || able.some(({ operation }) => operation === walked.operation)) return smallCall(source, "approve");
  const calls = able.map((placed) => firstCall(source.document, placed));
  return calls.find((call) => callExpression(call).split("\n").length <= fewLines) ?? calls[0] ?? smallCall(source, "approve");
}
