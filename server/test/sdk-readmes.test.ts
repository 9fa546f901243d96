// The READMEs of the SDKs: what a snippet needs is said before it.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

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
