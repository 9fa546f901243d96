// What `npm ci` does beyond the packages, and with which Node.
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ROOT } from "./image.ts";

const read = (name: string): string => readFileSync(join(ROOT, name), "utf8");
const script = join(ROOT, "server/after-install.mjs");

/** Runs a script of Node to its end. */
const run = (...parameters: string[]): Promise<{ code: unknown; output: string; remarks: string }> =>
  new Promise((resolve) =>
    execFile(process.execPath, parameters, (error, output, remarks) => resolve({ code: error?.code ?? 0, output, remarks: remarks.trim() })),
  );

test("one version of Node is required: by the repository, the Node SDK and its bundle, and in what people read", () => {
  const { node } = JSON.parse(read("package.json")).engines;
  expect(JSON.parse(read("sdk-node/package.json")).engines).toEqual({ node });
  const version = node.replace(">=", "");
  expect(read("sdk-node/packaging/packages.ts")).toContain(`target: "node${version}"`);
  for (const name of ["README.md", "README.es.md", "README.pt.md", "CONTRIBUTING.md", "sdk-node/README.md"])
    expect(read(name), name).toContain(`Node ${version} `);
});

test("on a Node that does not run TypeScript, an installation ends well, and says in one line what is not built and how to build it", async () => {
  const { code, output, remarks } = await run("--no-strip-types", script);
  expect([code, output]).toEqual([0, ""]);
  expect(remarks).toMatch(/^documentation and dashboard not built \(Node [\d.]+ does not run TypeScript\): `npm ci` without --omit=dev builds them, into .*$/);
});

test("without the packages of the builds, an installation ends well, and says the same", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fraud-risk-install-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(script, join(folder, "after-install.mjs"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  mkdirSync(join(folder, "docs-site"));
  writeFileSync(join(folder, "docs-site/build.ts"), 'import "left-out";\n');
  const { code, output, remarks } = await run(join(folder, "after-install.mjs"));
  expect([code, output]).toEqual([0, ""]);
  expect(remarks).toMatch(/^documentation and dashboard not built \(the development packages are not installed\): .*$/);
});
