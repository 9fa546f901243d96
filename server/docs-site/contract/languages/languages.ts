// A call in the languages without an SDK: httpsnippet writes the program, and this file what it cannot know: the credential, which comes from
// the environment, and the body, which stays readable.
import { type HarRequest, HTTPSnippet } from "@readme/httpsnippet";
import { type ApiDocument, baseUrl } from "../document.ts";
import { type SampleCall, sampleAddress } from "../sample-call.ts";
import { snippetCredential } from "../snippet-credentials.ts";
import { answersStream } from "../snippets.ts";
import type { LanguageId } from "./labels.ts";
import { passOn } from "./streamed-answers.ts";
import { csharpText, goText, javaText, rubyText } from "./text-literals.ts";

/** A language of the reader that has no SDK. */
export interface OtherLanguage {
  readonly id: LanguageId;
  /** Target and client of the generator. */
  readonly target: readonly [language: LanguageId, client: string, options?: { readonly checkErrors: boolean }];
  /** Literals that the generator writes for a text, and what stands for them. */
  readonly credential: (variable: string) => readonly [literal: string, expression: string];
  /** Undefined: the generator writes a body as data of the language. */
  readonly text?: (text: string, indent: string) => string;
  /** Completes the program. */
  readonly program: (source: string, reads: boolean) => string;
}

const CREDENTIAL = "__CREDENTIAL__";
const BODY = "__BODY__";

/** How each language is written. */
export const otherLanguages: Readonly<Record<LanguageId, OtherLanguage>> = {
  python: {
    id: "python",
    target: ["python", "requests"],
    credential: (variable) => [`"Bearer ${CREDENTIAL}"`, `f"Bearer {os.environ['${variable}']}"`],
    program: (source, reads) => (reads ? `import os\n${source.startsWith("import sys") ? "" : "\n"}${source}` : source),
  },
  php: {
    id: "php",
    target: ["php", "curl"],
    credential: (variable) => [`"Authorization: Bearer ${CREDENTIAL}"`, `"Authorization: Bearer " . getenv("${variable}")`],
    program: (source) => source,
  },
  java: {
    id: "java",
    target: ["java", "nethttp"],
    credential: (variable) => [`"Bearer ${CREDENTIAL}"`, `"Bearer " + System.getenv("${variable}")`],
    text: javaText,
    program: javaProgram,
  },
  go: {
    id: "go",
    target: ["go", "native", { checkErrors: true }],
    credential: (variable) => [`"Bearer ${CREDENTIAL}"`, `"Bearer "+os.Getenv("${variable}")`],
    text: goText,
    program: (source, reads) => (reads ? source.replace('\t"fmt"\n', '\t"fmt"\n\t"os"\n') : source),
  },
  ruby: {
    id: "ruby",
    target: ["ruby", "native"],
    credential: (variable) => [`'Bearer ${CREDENTIAL}'`, `"Bearer #{ENV.fetch('${variable}')}"`],
    text: rubyText,
    program: (source) => source,
  },
  csharp: {
    id: "csharp",
    target: ["csharp", "httpclient"],
    credential: (variable) => [`"Bearer ${CREDENTIAL}"`, `"Bearer " + Environment.GetEnvironmentVariable("${variable}")`],
    text: csharpText,
    program: (source) => source,
  },
};

/** The call as a program of a language. */
export function otherSnippet(document: ApiDocument, call: SampleCall, { id, target, credential, text, program }: OtherLanguage): string {
  const sent = snippetCredential(document, call.placed);
  const shown = call.body === undefined ? undefined : call.otherType === undefined ? JSON.stringify(call.body, null, 2) : String(call.body);
  const apart = text !== undefined && shown?.includes("\n") === true;
  // the generator gives a body that is not JSON another content type
  const placeholder = call.otherType === undefined ? JSON.stringify(BODY) : BODY;
  const made = new HTTPSnippet(request(document, call, apart ? placeholder : shown, sent !== undefined)).convert(...target);
  let source = String(Array.isArray(made) ? made[0] : made).trim();
  if (sent !== undefined) source = replaced(source, ...credential(sent.variable));
  if (apart) source = withBody(source, JSON.stringify(placeholder), (indent) => text(shown, indent));
  if (answersStream(call.placed.operation)) source = passOn(id, source);
  return program(source, sent !== undefined);
}

/** The source with a literal over several lines, indented as the line that it begins in. */
function withBody(source: string, literal: string, text: (indent: string) => string): string {
  const line = source.split("\n").find((one) => one.includes(literal)) ?? "";
  return replaced(source, literal, text(/^\s*/.exec(line)?.[0] ?? ""));
}

/** The call in the generator's form, HTTP Archive. */
function request(document: ApiDocument, call: SampleCall, text: string | undefined, authorized: boolean): HarRequest {
  const mimeType = call.otherType ?? "application/json";
  const headers = {
    ...(authorized ? { Authorization: `Bearer ${CREDENTIAL}` } : {}),
    ...(text === undefined ? {} : { "Content-Type": mimeType }),
    ...(call.handle === undefined ? {} : { [call.handle.header]: call.handle.value }),
    ...call.headers,
  };
  return {
    method: call.placed.method.toUpperCase(),
    url: `${baseUrl(document)}${sampleAddress(call)}`,
    httpVersion: "HTTP/1.1",
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    queryString: [],
    cookies: [],
    headersSize: -1,
    bodySize: -1,
    postData: { mimeType, ...(text === undefined ? {} : { text }) },
  };
}

function replaced(source: string, literal: string, expression: string): string {
  if (!source.includes(literal)) throw new Error(`the generator wrote no ${literal}:\n${source}`);
  return source.replace(literal, () => expression);
}

function javaProgram(source: string): string {
  const imports = ["java.net.URI", "java.net.http.HttpClient", "java.net.http.HttpRequest", "java.net.http.HttpResponse"];
  const lines = source.replace(/^(?=.)/gm, "    ");
  return `${imports.map((name) => `import ${name};`).join("\n")}

public class Example {
  public static void main(String[] arguments) throws Exception {
${lines}
  }
}`;
}
