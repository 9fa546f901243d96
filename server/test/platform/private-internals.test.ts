// Private internals of dependencies are touched in adapters only. Each adapter names what it was checked with, and has a test that fails when the internal is
// gone: server/docs/decisions/0027-private-internals-have-adapters.md
import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const SERVER = fileURLToPath(new URL("../../", import.meta.url));
const sources = globSync("{src,operations}/**/*.ts", { cwd: SERVER }).map((path) => ({ path, text: readFileSync(join(SERVER, path), "utf8") }));

/** A dependency and the versions that an adapter was checked with, such as `8.x`. */
interface Checked {
  readonly path: string;
  readonly name: string;
  readonly versions: string;
}

const adapters: readonly Checked[] = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/^\/\/ Checked with: (\S+) (\S+)$/gm)].map(([, name = "", versions = ""]) => ({ path, name, versions })),
);

/** The installed version: of Node, or of a package as the server finds it. */
function installed(name: string): string {
  if (name === "node") return process.versions.node;
  const folder = createRequire(join(SERVER, "package.json"))
    .resolve.paths(name)
    ?.map((path) => join(path, name))
    .find((path) => existsSync(join(path, "package.json")));
  return JSON.parse(readFileSync(join(folder ?? expect.fail(`${name} is not installed`), "package.json"), "utf8")).version;
}

describe("each adapter", () => {
  test.each(adapters)("$path was checked with the installed $name ($versions)", ({ name, versions }) => {
    // another version: read its change log, run the adapter's test, then change the range
    expect(versions).toMatch(/^\d+(\.\d+)?\.x$/);
    expect(`${installed(name)}.`).toMatch(new RegExp(`^${versions.replace(/x$/, "").replaceAll(".", "\\.")}`));
  });

  test.each([...new Set(adapters.map(({ path }) => path))])("%s has a test of its name", (path) => {
    expect(globSync(`test/*/${basename(path, ".ts")}.test.ts`, { cwd: SERVER })).toHaveLength(1);
  });
});

/** Files beside the adapters with such a cast, and why it is none to a private shape. */
const OWN_TYPES: Readonly<Record<string, string>> = {
  "pooling.ts": "the overloads of `query`, taken as one",
  "sandbox-file.ts": "a generic of ours without its optional members",
};

test("no other file casts to a private shape, changes a prototype or reaches into a connection", () => {
  const touching = sources
    .filter(({ text }) => /as unknown as|\.prototype\b|\.connection\.stream|noDeprecation/.test(text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, "")))
    .map(({ path }) => path)
    .filter((path) => !adapters.some((adapter) => adapter.path === path) && !(basename(path) in OWN_TYPES));
  expect(touching).toEqual([]);
});
