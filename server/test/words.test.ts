// Names in the code are the field's: words that were replaced do not come back. The list grows with each word that is gone everywhere.
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));

/** What is said now, by the word that it replaced. */
const REPLACED: Readonly<Record<string, string>> = {
  acquit: "reverse dispute",
  convict: "apply dispute",
  crew: "worker pool",
  door: "admission control",
  feeder: "aggregation",
  keeper: "partition maintenance",
  patience: "timeout",
  pressed: "under load",
  roller: "rollup job",
  spanning: "cross-tenant",
  steadiest: "most stable",
  tally: "counter",
  voices: "distinct reporters",
};

/** Is the word in the text, alone or as a part of a name? */
const holds = (text: string, word: string): boolean => {
  const capital = `${word[0]?.toUpperCase()}${word.slice(1)}`;
  return new RegExp(`(?<![a-z])${word}(?![a-z])|(?<![A-Z])${capital}(?![a-z])`).test(text);
};

describe("the source of the server", () => {
  const files = globSync("**/*.{ts,sql}", { cwd: SOURCE }).map((path) => ({ path, text: `${basename(path)}\n${readFileSync(SOURCE + path, "utf8")}` }));

  test.each(Object.entries(REPLACED))('does not say "%s" but "%s"', (word) => {
    expect(files.length).toBeGreaterThan(400);
    expect(files.filter(({ text }) => holds(text, word)).map(({ path }) => path)).toEqual([]);
  });
});

test("a replaced word is found as a name, a part of one, and in a comment, and not inside another word", () => {
  for (const text of ["const roller = 1", "createRoller()", "// the roller works", "rollerOf"]) expect(holds(text, "roller")).toBe(true);
  for (const text of ["scrollers", "controllers"]) expect(holds(text, "roller")).toBe(false);
  for (const text of ["expressions", "Express", "suppressed"]) expect(holds(text, "pressed")).toBe(false);
});
