import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
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

  test("of the browser package type a page that has no Node, and refuse wrong calls", async () => {
    const project = await createProject(["browser"], ["page.mts"]);
    const page = { types: [], lib: ["es2022", "dom", "dom.iterable"], noEmit: true };
    for (const module of [{ module: "nodenext" }, { module: "esnext", moduleResolution: "bundler" }]) {
      await writeFile(join(project.folder, "tsconfig.json"), JSON.stringify({ compilerOptions: { ...strict, ...page, ...module }, files: ["page.mts"] }));
      expect(await compile(project)).toBe("");
    }
  });
});

/** What the compiler says; nothing, if it is content. */
async function compile(project: Awaited<ReturnType<typeof createProject>>): Promise<string> {
  return project.run(process.execPath, [tsc, "--project", "."]).catch((error: { stdout: string }) => error.stdout);
}
