import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Name of the file, in a package that pages load. */
export const INTEGRITY_NAME = "integrity.json";

/** The hashes of a release by which a page recognizes its files: Subresource Integrity, PCI DSS 6.4.3 and 11.6.1. */
export interface Integrity {
  readonly package: string;
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

/** The value of `integrity` for a file with this content. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash("sha384").update(content).digest("base64")}`;
}

/** The hashes of what pages load of a built package. */
export async function integrityOfBuild(name: string, version: string, dist: string): Promise<Integrity> {
  return { package: name, version, files: { "index.js": integrityOf(await readFile(join(dist, "index.js"))) } };
}
