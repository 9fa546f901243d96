// Writes the documentation page: `node server/src/docs/build.ts [outFile]`.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { currentFacts } from "./facts.ts";
import { readDocument } from "./generated-files.ts";
import { renderDocs } from "./render.ts";

const standard = fileURLToPath(new URL("../../../.data/docs/index.html", import.meta.url));

/**
 * Writes the page of the generated contract.
 *
 * @param outFile path of the file; missing folders are made
 * @returns size in bytes and absolute path
 */
export function buildDocs(outFile: string = standard): { bytes: number; path: string } {
  const path = resolve(outFile);
  const page = renderDocs(readDocument(), currentFacts);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, page);
  return { bytes: Buffer.byteLength(page), path };
}

if (import.meta.main) {
  const { bytes, path } = buildDocs(process.argv[2]);
  console.log(`${(bytes / 1024).toFixed(1)} KiB ${path}`);
}
