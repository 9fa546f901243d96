// What users of each release wrote compiles against the present SDK, and would not if a method, a field or an error were gone.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = `${root}sdk-node/released/`;
const releases = readdirSync(folder);

type Edit = readonly [file: string, from: string | RegExp, to: string];

const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
const parsed = new Map<string, ts.SourceFile | undefined>();

/** What the compiler says of the released code over an SDK with some places of its files edited. Nothing is written. */
function complaints(...edits: readonly Edit[]): string[] {
  const edited = new Map(edits.map(([file]) => [root + file, edits.filter((one) => one[0] === file).reduce(applied, readFileSync(root + file, "utf8"))]));
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (file, language) => {
    const text = edited.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, language);
    if (!parsed.has(file)) parsed.set(file, read(file, language));
    return parsed.get(file);
  };
  const files = releases.flatMap((release) => readdirSync(folder + release).map((file) => `${folder}${release}/${file}`));
  const program = ts.createProgram(files, options, host);
  const found = files.flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)));
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}

function applied(text: string, [file, from, to]: Edit): string {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} holds no ${from}.`);
  return changed;
}

test("what users of each release wrote compiles against the present SDK", () => {
  expect(releases.length).toBeGreaterThan(0);
  expect(complaints()).toEqual([]);
});

describe("what users of a release wrote no longer compiles without", () => {
  const removals: readonly (readonly [what: string, edit: Edit, complaint: RegExp])[] = [
    ["a method", ["generated/sdk-resources.ts", /^ {4}review\(/m, "    resolve("], /'review'/],
    ["a field of a request", ["generated/models.ts", "is_emulator?:", "emulated?:"], /'is_emulator'/],
    ["a field of an answer", ["generated/models.ts", /latency_ms: Latency|latency_ms: /, "took: "], /'latency_ms'/],
    ["an event", ["generated/models.ts", /(type EventType = .*)"case\.submitted" \| /, "$1"], /"case\.submitted"/],
    ["an error code", ["generated/models.ts", '| "RATE_LIMIT_EXCEEDED"', '| "SLOW_DOWN"'], /RATE_LIMIT_EXCEEDED/],
    ["a function", ["sdk-node/src/index.ts", "importFile }", "importFile as importCsv }"], /'importFile'/],
    ["an option", ["sdk-node/src/call-options.ts", "idempotencyKey?:", "handle?:"], /idempotencyKey/],
  ];
  // a compile takes a second: one for all of them, and each has to be complained of by its own name
  let found = "";
  beforeAll(() => {
    found = complaints(...removals.map(([, edit]) => edit)).join("\n");
  });

  test.each(removals)("%s", (_, __, complaint) => expect(found).toMatch(complaint));
});
