// What a page loads when its reader chooses a language that has no SDK, or opens the console: a file for each page with calls.
import type { Source } from "../beyond-openapi.ts";
import { callNamed } from "../named-calls.ts";
import { type SampleCall, sampleAddress } from "../sample-call.ts";
import { snippetCredential } from "../snippet-credentials.ts";
import type { LanguageId, PageCall, PageCalls, ShownRequest } from "./labels.ts";
import { otherLanguages, otherSnippet } from "./languages.ts";

/** The calls that a page names; undefined for a page without a call. */
export function pageCalls(source: Source, markdown: string): PageCalls | undefined {
  const names = new Set([...markdown.matchAll(/ data-call="([\w-]+)"/g)].map(([, name = ""]) => name));
  return names.size === 0 ? undefined : Object.fromEntries([...names].map((name) => [name, callOf(source, callNamed(source, name).call)]));
}

function callOf(source: Source, call: SampleCall): PageCall {
  return { request: requestOf(source, call), programs: programsOf(source, call) };
}

function requestOf({ document }: Source, call: SampleCall): ShownRequest {
  const { placed, headers, body, otherType, handle } = call;
  return {
    method: placed.method.toUpperCase(),
    address: sampleAddress(call),
    headers: {
      ...(body === undefined ? {} : { "Content-Type": otherType ?? "application/json" }),
      ...(handle === undefined ? {} : { [handle.header]: handle.value }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: otherType === undefined ? JSON.stringify(body, null, 2) : String(body) }),
    authorized: snippetCredential(document, placed) !== undefined,
  };
}

function programsOf({ document }: Source, call: SampleCall): Readonly<Record<LanguageId, string>> {
  const { python, php, java, go, ruby, csharp } = otherLanguages;
  const program = (language: (typeof otherLanguages)[LanguageId]) => otherSnippet(document, call, language);
  return { python: program(python), php: program(php), java: program(java), go: program(go), ruby: program(ruby), csharp: program(csharp) };
}
