// Redocly's recommended-strict, as somebody runs it who does not have spec/redocly.yaml.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { redoclyWith } from "../release/redocly.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const settings = readFileSync(join(root, "spec/redocly.yaml"), "utf8");

test("the document has no error and no warning under recommended-strict alone, but for the paths that the ignore file explains", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fraud-risk-redocly-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ["spec", "generated"]) mkdirSync(join(folder, part));
  for (const file of ["spec/.redocly.lint-ignore.yaml", "generated/openapi.json"]) copyFileSync(join(root, file), join(folder, file));
  const config = join(folder, "spec/redocly.yaml");
  writeFileSync(config, "extends: [recommended-strict]\ntelemetry: off\n");
  const { code, output, remarks } = await redoclyWith(config, "lint", join(folder, "generated/openapi.json"), "--format", "json");
  const { totals } = JSON.parse(output);
  expect([code, totals], remarks).toEqual([0, { errors: 0, warnings: 0, ignored: 7 }]);
});

test("our rules extend recommended-strict, and each rule that is off has its reason above it", () => {
  expect(settings).toMatch(/^extends: \[recommended-strict, /m);
  const lines = settings.split("\n");
  const off = lines.flatMap((line, index) => (/^ {2}[\w-]+: off$/.test(line) ? [index] : []));
  expect(off.length).toBeGreaterThan(0);
  for (const index of off)
    expect(
      lines.slice(0, index).findLast((line) => !line.endsWith(": off")),
      lines[index],
    ).toMatch(/^ {2}# /);
});
