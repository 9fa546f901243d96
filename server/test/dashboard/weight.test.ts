// What the browser has to load: the first page, and each later one.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { builtFolder } from "../../dashboard/build.ts";
import { textLanguages } from "../../dashboard/texts.ts";

const KILOBYTE = 1000;
const assets = join(builtFolder, "assets");
const sizeOf = (name: string): number => gzipSync(readFileSync(join(assets, name)), { level: 9 }).length;
const document = readFileSync(join(builtFolder, "index.html"), "utf8");

/** A file and what it imports at once. */
function withImports(name: string, known = new Set<string>()): Set<string> {
  if (known.has(name)) return known;
  known.add(name);
  if (!name.endsWith(".js")) return known;
  const code = readFileSync(join(assets, name), "utf8");
  for (const [, imported = ""] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) withImports(imported, known);
  return known;
}

const first = new Set([...document.matchAll(/\/dashboard\/assets\/([^"]+)/g)].flatMap(([, name = ""]) => [...withImports(name)]));
const catalogues = readdirSync(assets).filter((name) => textLanguages.some((language) => name.startsWith(`${language}-`)));
const pages = readdirSync(assets).filter((name) => /^(page|list|rule|new|case|model)-.*\.js$/.test(name));
const sum = (names: Iterable<string>): number => [...names].reduce((total, name) => total + sizeOf(name), 0);

describe("weights in gzip", () => {
  test("the first load has at most 200 kB, with the largest language", () => {
    const language = Math.max(...catalogues.map(sizeOf));
    const total = sum(first) + language + gzipSync(document).length;
    expect(total).toBeGreaterThan(60 * KILOBYTE);
    expect(total).toBeLessThanOrEqual(200 * KILOBYTE);
  });

  test.each(pages)("%s adds at most 60 kB", (name) => {
    expect(sum([...withImports(name)].filter((file) => !first.has(file)))).toBeLessThanOrEqual(60 * KILOBYTE);
  });

  test("nothing is inline in the document", () => {
    expect(document).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=|\son\w+=/);
  });
});
