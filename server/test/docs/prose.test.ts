// The style of the guides: the check passes on them, and finds what it is for.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const textlint = createRequire(import.meta.url).resolve("textlint/bin/textlint.js");
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "prose-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function check(path: string): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [textlint, "--config", "server/docs/style/textlintrc.json", path], {
    cwd: root,
    encoding: "utf8",
  });
  return { code: status, output: stdout + stderr };
}

it.each(["server/docs/guides/*.md", "server/docs/guides/es"])("passes on %s", (guides) => {
  expect(check(guides)).toEqual({ code: 0, output: "" });
});

it.each([
  ["an old word", "The requests are turned away.", "turned away"],
  ["a filler", "Retry simply with the same key.", "simply"],
  ["a sentence that does not end", `${"word after word, ".repeat(20)}and a full stop.`, "sentence-length"],
])("finds %s, with its line", (_, text, expected) => {
  const file = join(folder, "guide.md");
  writeFileSync(file, `---\ntitle: A\n---\n\nA sentence.\n\n${text}\n`);
  const { code, output } = check(file);
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`7:\\d+.*${expected}`, "s"));
});
