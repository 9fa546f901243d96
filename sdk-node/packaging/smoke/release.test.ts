// What a package says about itself to those that check what they install: hashes for pages, and its bill of materials.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { bundleCode } from "../bundle.ts";
import { INTEGRITY_NAME, integrityOf } from "../integrity.ts";
import { browserPackage } from "../packages.ts";
import { createProject } from "./project.ts";

const installed = async (name: "node" | "browser"): Promise<string> => join((await createProject([name], [])).folder, "node_modules/@fraud-risk", name);
const json = async (path: string) => JSON.parse(await readFile(path, "utf8"));

test("the hash in integrity.json is that of the file that is published, and a changed file has another one", async () => {
  const folder = await installed("browser");
  const { version } = await json(join(folder, "package.json"));
  const code = await readFile(join(folder, "index.js"));
  expect(await json(join(folder, INTEGRITY_NAME))).toEqual({ package: "@fraud-risk/browser", version, files: { "index.js": integrityOf(code) } });
  expect(integrityOf(code)).toMatch(/^sha384-[\w+/]{64}$/);
  expect(integrityOf(Buffer.concat([code, Buffer.from(" ")]))).not.toBe(integrityOf(code));
});

describe("the bill of materials", () => {
  test.each(["node", "browser"] as const)("of the %s package names it, and what is bundled", async (name) => {
    const folder = await installed(name);
    const { version } = await json(join(folder, "package.json"));
    const { specVersion, metadata, components } = await json(join(folder, "sbom.cdx.json"));
    expect(specVersion).toBe("1.6");
    expect(metadata.component).toMatchObject({ name: `@fraud-risk/${name}`, version, purl: `pkg:npm/%40fraud-risk/${name}@${version}` });
    expect(components.map((each: { name: string }) => each.name)).toEqual(["openapi-fetch"]);
  });
});

test("a second build makes the same file for pages, so that everyone can check the hash of a release", async () => {
  const folder = await mkdtemp(join(tmpdir(), "fraud-risk-rebuilt-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await bundleCode(browserPackage, folder);
  const { files } = await json(join(await installed("browser"), INTEGRITY_NAME));
  expect(integrityOf(await readFile(join(folder, "index.js")))).toBe(files["index.js"]);
});
