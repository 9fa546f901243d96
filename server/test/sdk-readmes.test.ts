// The READMEs of the SDKs: what a snippet needs is said before it.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";

/** The snippets of a README, each with everything that the reader has read before it. */
function snippetsOf(name: string): { readonly code: string; readonly before: string }[] {
  const text = readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(({ 1: code = "", index }) => ({ code, before: text.slice(0, index) }));
}

describe.each(["sdk-node/README.md", "sdk-browser/README.md"])("%s", (name) => {
  const snippets = snippetsOf(name);

  test("has a line before each snippet that installs each package that it imports", () => {
    expect(snippets.length).toBeGreaterThan(1);
    for (const { code, before } of snippets)
      for (const [, from = ""] of code.matchAll(/ from "(?!\.|node:)([^"]+)"/g)) expect(before).toMatch(new RegExp(`^npm install ${from}$`, "m"));
  });

  test("names each variable of the environment and each file that a snippet reads, before it", () => {
    for (const { code, before } of snippets) {
      for (const [, variable = ""] of code.matchAll(/process\.env\.([A-Z_]+)/g)) expect(before).toContain(`\`${variable}\``);
      for (const [, file = ""] of code.matchAll(/(?:createReadStream\("| from "\.\/)([\w.-]+)"/g))
        expect(before).toMatch(new RegExp(`^(?:printf|npx) .* (?:>|-o) ${file}$`, "m"));
    }
  });
});

test("the Node README's block sets the credentials of the sandbox beside the folder it is pasted in", () => {
  const text = readFileSync(new URL("../../sdk-node/README.md", import.meta.url), "utf8");
  const block = /```sh\n(sandbox=[\s\S]*?)```/.exec(text)?.[1] ?? "";
  const folder = mkdtempSync(join(tmpdir(), "fraud-risk-readme-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of ["app", "fraud-risk/.data"]) mkdirSync(join(folder, path), { recursive: true });
  const sandbox = { base_url: "http://localhost:3000", secret_key: "s", ingest_key: "i", dashboard_tokens: { admin: "a" } };
  writeFileSync(join(folder, "fraud-risk/.data/sandbox.json"), JSON.stringify(sandbox));
  const names = ["FRAUD_RISK_BASE_URL", "FRAUD_RISK_API_KEY", "FRAUD_RISK_INGEST_KEY", "DASHBOARD_SESSION"];
  const printed = execFileSync("sh", ["-c", `${block}printf '%s\\n' ${names.map((name) => `"$${name}"`).join(" ")}`], {
    cwd: join(folder, "app"),
    encoding: "utf8",
  });
  expect(printed.trim().split("\n")).toEqual(["http://localhost:3000", "s", "i", "a"]);
});
