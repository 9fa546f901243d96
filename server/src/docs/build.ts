// Writes the documentation as a folder that any host can serve and any browser can open: `node server/src/docs/build.ts [folder]`.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { descriptions, fileAddresses, fileOf } from "./addresses.ts";
import { currentFacts } from "./facts.ts";
import { openapiJson, openapiYaml, readDocument } from "./generated-files.ts";
import { createSite } from "./site.ts";

const standard = fileURLToPath(new URL("../../../.data/docs", import.meta.url));

/** The files of the site by their paths in the folder. */
export async function siteFiles(): Promise<Map<string, string>> {
  const site = createSite(readDocument(), currentFacts, fileAddresses);
  const pages = site.pages.map((page) => [fileOf(page.path), site.render(page)] as const);
  return new Map([...pages, [descriptions.json, openapiJson()], [descriptions.yaml, await openapiYaml()]]);
}

/**
 * Writes the site of the generated contract. The standard folder is emptied first; any other keeps what else is in it.
 *
 * @param folder where to; missing folders are made
 * @returns number of pages, their size in bytes, absolute path of the folder
 */
export async function buildDocs(folder: string = standard): Promise<{ pages: number; bytes: number; path: string }> {
  const path = resolve(folder);
  const files = await siteFiles();
  if (path === standard) rmSync(path, { recursive: true, force: true });
  for (const [name, text] of files) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  const pages = [...files].filter(([name]) => name.endsWith(".html"));
  return { pages: pages.length, bytes: pages.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0), path };
}

if (import.meta.main) {
  const { pages, bytes, path } = await buildDocs(process.argv[2]);
  console.log(`${pages} pages, ${(bytes / 1024 / 1024).toFixed(1)} MiB ${path}`);
}
