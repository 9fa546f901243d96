// What the next things cost: each of ten kinds of change is made in a copy of the project, which generates, compiles and passes the tests of completeness; the files that
// had to be edited by hand are counted.
import { execFile, execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Change, changes } from "./changes.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "fraud-risk-changes-"));
const run = promisify(execFile);

/** Files of a change, each once. */
const filesOf = ({ edits }: Change): Set<string> => new Set(edits.map(({ file }) => file));

beforeAll(async () => {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: ROOT, encoding: "utf8", maxBuffer: 1e8 });
  for (const file of files.split("\n").filter((name) => name !== "" && existsSync(join(ROOT, name)))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  for (const { file, edit } of changes.flatMap(({ edits }) => edits)) {
    const path = join(copy, file);
    // a new language begins as a copy of another
    const source = existsSync(path) ? path : file.endsWith("fr.json") ? join(dirname(path), "es.json") : undefined;
    const old = source === undefined ? "" : readFileSync(source, "utf8");
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, edit(old));
  }
  const { extends: _, ...config } = JSON.parse(readFileSync(join(copy, "tsconfig.json"), "utf8"));
  writeFileSync(
    join(copy, "tsconfig.changed.json"),
    JSON.stringify({ ...config, include: ["generated", "spec/emitter", "server/src", "server/docs-site/contract", "server/docs-site/calculator"] }),
  );
}, 300_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a command in the copy; what it printed where it failed. */
async function failureOf(...command: readonly string[]): Promise<string> {
  const [program = "", ...rest] = command;
  try {
    await run(process.execPath, [join(copy, program), ...rest], { cwd: copy, maxBuffer: 1e8, env: { ...process.env, TESTS: "" } });
    return "";
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`;
  }
}

test.each(changes)("$what takes at most $most files", (change) => {
  expect([...filesOf(change)].length).toBeLessThanOrEqual(change.most);
});

test("the ten changes take at most 30 files; they took 109", () => {
  const counts = changes.map((change) => ({ what: change.what, before: change.before, files: filesOf(change).size }));
  console.table(counts);
  expect(counts.reduce((sum, { files }) => sum + files, 0)).toBeLessThanOrEqual(30);
});

test("with the changes the contract generates, everything compiles, and the layers hold", async () => {
  expect(await failureOf("spec/emitter/generate.ts")).toBe("");
  expect(await failureOf("server/dashboard/texts.ts")).toBe("");
  const [server, dashboard, layers] = await Promise.all([
    failureOf("node_modules/typescript/bin/tsc", "-p", "tsconfig.changed.json"),
    failureOf("node_modules/typescript/bin/tsc", "-p", "server/dashboard/app"),
    failureOf("node_modules/dependency-cruiser/bin/dependency-cruiser.mjs", "server/src", "server/dashboard/app", "--config", "server/dependency-rules.mjs"),
  ]);
  expect([server, dashboard, layers]).toEqual(["", "", ""]);
}, 600_000);

test("with the changes, the tests of completeness pass", async () => {
  const files = [
    "test/engine/signal-texts.test.ts",
    "test/engine/explanation-texts.test.ts",
    "test/facts/stored.test.ts",
    "test/provider-events/providers.test.ts",
  ];
  expect(await failureOf("node_modules/vitest/vitest.mjs", "run", "--project", "server", ...files)).toBe("");
}, 600_000);
