import { copyFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { repository } from "../packages.ts";
import { createProject, nodes } from "./project.ts";
import { startService } from "./service.ts";

const tsc = join(repository, "node_modules/typescript/bin/tsc");
const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false, target: "es2022" };

const binaries = await nodes();
const versions = binaries.map(({ version }) => version).join(" and ");

describe(`the declarations, on ${versions}`, () => {
  test("of the Node package type ES modules and CommonJS of servers, and refuse wrong calls", async () => {
    const project = await createProject(["node"], ["server.mts"]);
    await copyFile(join(project.folder, "server.mts"), join(project.folder, "server.cts"));
    const node = { types: ["node"], typeRoots: [join(repository, "node_modules/@types")], lib: ["es2022"] };
    const compilerOptions = { ...strict, ...node, module: "nodenext" };
    await writeFile(join(project.folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["server.mts", "server.cts"] }));
    expect(await compile(project)).toBe("");
    for (const { path } of binaries) {
      for (const file of ["server.mjs", "server.cjs"]) {
        const { environment, expectAssessed } = await startService();
        expectAssessed(await project.run(path, [file], environment));
      }
    }
  });

  test("of the Node package show the names of models in an editor, and complete the values of enums", async () => {
    const project = await createProject(["node"], []);
    const editor = editorOf(
      join(project.folder, "editor.mts"),
      `import { FraudRisk, type ListType, type SignalCode } from "@fraud-risk/node";
const client = new FraudRisk();
export const assessed = client.assess.payin({ amount: 1, currency: "MXN" });
export const type: ListType = "";
export const code: SignalCode = '';
`,
    );
    expect(editor.hover("assessed")).toContain("ApiPromise<AssessmentResult>");
    expect(editor.hover("payin")).toMatch(/body: PayinAssessRequest[\s\S]*@example/);
    expect(editor.completions('"";')).toEqual(expect.arrayContaining(["email", "card_hash", "ip_address"]));
    expect(editor.completions("'';")).toContain("VELOCITY_CARD_1H");
  });

  test("of the browser package type a page that has no Node, and refuse wrong calls", async () => {
    const project = await createProject(["browser"], ["page.mts"]);
    const page = { types: [], lib: ["es2022", "dom", "dom.iterable"], noEmit: true };
    for (const module of [{ module: "nodenext" }, { module: "esnext", moduleResolution: "bundler" }]) {
      await writeFile(join(project.folder, "tsconfig.json"), JSON.stringify({ compilerOptions: { ...strict, ...page, ...module }, files: ["page.mts"] }));
      expect(await compile(project)).toBe("");
    }
  });
});

/** An editor with one file open. */
function editorOf(file: string, text: string) {
  const options = {
    strict: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
  };
  const host: ts.LanguageServiceHost = {
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const content = name === file ? text : ts.sys.readFile(name);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => dirname(file),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    readFile: ts.sys.readFile,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
  };
  const service = ts.createLanguageService(host);
  return {
    hover: (name: string) => {
      const info = service.getQuickInfoAtPosition(file, text.indexOf(name));
      const tags = info?.tags?.map((tag) => `@${tag.name}`).join(" ");
      return `${ts.displayPartsToString(info?.displayParts)} ${tags}`;
    },
    completions: (place: string) => service.getCompletionsAtPosition(file, text.indexOf(place) + 1, {})?.entries.map(({ name }) => name),
  };
}

/** What the compiler says; nothing, if it is content. */
async function compile(project: Awaited<ReturnType<typeof createProject>>): Promise<string> {
  return project.run(process.execPath, [tsc, "--project", "."]).catch((error: { stdout: string }) => error.stdout);
}
