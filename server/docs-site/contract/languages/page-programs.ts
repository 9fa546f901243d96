// The programs that a page loads when its reader chooses a language that has no SDK: a file for each page with calls.
import type { Source } from "../facts.ts";
import { callNamed } from "../named-calls.ts";
import type { SampleCall } from "../sample-call.ts";
import type { LanguageId, PagePrograms } from "./labels.ts";
import { otherLanguages, otherSnippet } from "./languages.ts";

/** The programs of the calls that a page names; undefined for a page without a call. */
export function pagePrograms(source: Source, markdown: string): PagePrograms | undefined {
  const names = new Set([...markdown.matchAll(/ data-call="([\w-]+)"/g)].map(([, name = ""]) => name));
  return names.size === 0 ? undefined : Object.fromEntries([...names].map((name) => [name, programsOf(source, callNamed(source, name).call)]));
}

function programsOf({ document }: Source, call: SampleCall): Readonly<Record<LanguageId, string>> {
  const { python, php, java, go, ruby, csharp } = otherLanguages;
  const program = (language: (typeof otherLanguages)[LanguageId]) => otherSnippet(document, call, language);
  return { python: program(python), php: program(php), java: program(java), go: program(go), ruby: program(ruby), csharp: program(csharp) };
}
