// The code of the guide for React compiles as the files that it names.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL("../../docs/guides/", import.meta.url));

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  lib: ["lib.es2024.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  types: ["node", "react"],
  skipLibCheck: true,
};

/** What the compiler says of the code blocks of a guide, each as the file of its title. */
function complaints(guide: string): string[] {
  const files = new Map([...guide.matchAll(/```tsx? \[(\S+)\]\n([\s\S]*?)```/g)].map(([, name = "", code = ""]) => [join(folder, name), code]));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  const program = ts.createProgram([...files.keys()], options, {
    ...host,
    fileExists: (name) => files.has(name) || fileExists(name),
    readFile: (name) => files.get(name) ?? readFile(name),
    getSourceFile: (name, language) => {
      const text = files.get(name);
      return text === undefined ? getSourceFile(name, language) : ts.createSourceFile(name, text, language);
    },
  });
  expect(files.size).toBe(3);
  return [...files.keys()].flatMap((name) =>
    program.getSemanticDiagnostics(program.getSourceFile(name)).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " ")),
  );
}

test("every file of the guide for React compiles, strictly, and one that is wrong does not", { timeout: 60_000 }, () => {
  const guide = readFileSync(join(folder, "react.md"), "utf8");
  expect(complaints(guide)).toEqual([]);
  expect(complaints(guide.replace('currency: "MXN"', 'curency: "MXN"')).join()).toMatch(/curency/);
});
