import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { fileOf } from "../../src/docs/addresses.ts";
import { pages } from "./page.ts";

let folder = "";
let printed = "";

beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), "docs-")), "deep");
  printed = execFileSync(process.execPath, [fileURLToPath(new URL("../../src/docs/build.ts", import.meta.url)), folder], { encoding: "utf8" });
});

afterAll(() => rmSync(join(folder, ".."), { recursive: true }));

const built = (name: string) => readFileSync(join(folder, name), "utf8");

describe("the build command", () => {
  it("writes every page and both descriptions, and tells number, size and place", () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
    expect(names.sort()).toEqual([...[...pages.keys()].map(fileOf), "openapi.json", "openapi.yaml"].sort());
    const bytes = [...pages.keys()].reduce((sum, path) => sum + Buffer.byteLength(built(fileOf(path))), 0);
    expect(printed.trim()).toBe(`${pages.size} pages, ${(bytes / 1024 / 1024).toFixed(1)} MiB ${folder}`);
    const generated = readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8");
    expect(built("openapi.json")).toBe(generated);
    expect(parse(built("openapi.yaml"))).toEqual(JSON.parse(generated));
  });

  it("writes the pages that the service serves, and differs in nothing but addresses", () => {
    for (const [path, page] of pages) expect(withoutAddresses(built(fileOf(path))), path).toBe(withoutAddresses(page));
  });

  it("links files by relative addresses, to where the served links lead", () => {
    const files = new Map([...pages.keys()].map((path) => [fileOf(path), path === "" ? "/docs" : `/docs/${path}`]));
    for (const [path, page] of pages) {
      const file = fileOf(path);
      const led = linksOf(built(file)).map((address) => {
        if (/^(?:#|https:|data:)/.test(address)) return address;
        expect(address).not.toMatch(/^\//);
        const [to = "", anchor] = address.split("#");
        const name = posix.join(posix.dirname(file), to);
        return `${files.get(name) ?? `/${name}`}${anchor === undefined ? "" : `#${anchor}`}`;
      });
      expect(led, path).toEqual(linksOf(page));
    }
  });

  it("lets the search find files from every folder", () => {
    for (const path of ["", "guides/quickstart", "errors", "errors/FORBIDDEN"]) {
      const page = built(fileOf(path));
      const root = / data-root="([^"]*)"/.exec(page)?.[1] ?? "none";
      const index: string[][] = JSON.parse(/id="index">(.*?)<\/script>/s.exec(page)?.[1] ?? "[]");
      for (const entry of index) {
        const [to = ""] = (entry.at(-1) ?? "").split("#");
        const name = posix.join(posix.dirname(fileOf(path)), root, to);
        expect(
          [...pages.keys()].some((place) => fileOf(place) === name),
          `${root}${to} from ${path}`,
        ).toBe(true);
      }
    }
  });
});

function linksOf(page: string): string[] {
  return [...page.matchAll(/ href="([^"]*)"/g)].map(([, address = ""]) => address);
}

function withoutAddresses(page: string): string {
  return page.replace(/ (?:href|data-root)="[^"]*"/g, "").replace(/(id="index">).*?<\/script>/s, "$1");
}
