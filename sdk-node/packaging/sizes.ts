import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { bundleForConsumer } from "./bundle.ts";
import { browserPackage, nodePackage, type PackageBuild } from "./packages.ts";
import type { Tarball } from "./tarballs.ts";

/** A measured size, in bytes. */
export interface Size {
  readonly what: string;
  readonly bytes: number;
  readonly limit: number;
}

/** The import recommended to shops that collect no device data. */
const core = "{ FraudRisk, failOpen, isApiError }";

/** Sizes of what was built, with what they may be. `folder` takes the entries of the measured bundles. */
export async function measure(folder: string, tarballs: { readonly node: Tarball; readonly browser: Tarball }): Promise<Size[]> {
  return [
    { what: "Node, all of it, minified and gzipped", bytes: await consumed(folder, nodePackage, "*"), limit: 16_000 },
    { what: `browser ${core}, the same`, bytes: await consumed(folder, browserPackage, core), limit: 8_000 },
    { what: "browser, all of it with collectDevice", bytes: await consumed(folder, browserPackage, "*"), limit: 9_500 },
    // a consumer's compiler reads them
    { what: "Node, declarations", bytes: await bytesOf(nodePackage, "index.d.ts"), limit: 470_000 },
    { what: "browser, declarations", bytes: await bytesOf(browserPackage, "index.d.ts"), limit: 55_000 },
    { what: "Node, tarball", bytes: tarballs.node.bytes, limit: 260_000 },
    { what: "browser, tarball", bytes: tarballs.browser.bytes, limit: 75_000 },
  ];
}

/** Bytes that `names` of a package take in a page or a server's bundle, gzipped. */
async function consumed(folder: string, { folder: source, platform }: PackageBuild, names: string): Promise<number> {
  const entry = join(folder, "entry.js");
  await writeFile(entry, `export ${names} from ${JSON.stringify(join(source, "dist/index.js"))};\n`);
  return gzipSync(await bundleForConsumer(entry, platform)).length;
}

async function bytesOf({ folder }: PackageBuild, name: string): Promise<number> {
  return (await stat(join(folder, "dist", name))).size;
}

/** A table of the sizes. */
export function sizeTable(sizes: readonly Size[]): string {
  const width = Math.max(...sizes.map(({ what }) => what.length));
  const number = (bytes: number) => bytes.toLocaleString("en").padStart(9);
  const lines = sizes.map(({ what, bytes, limit }) => `${what.padEnd(width)} ${number(bytes)} ${number(limit)}${bytes > limit ? "  too large" : ""}`);
  return [`${"".padEnd(width)} ${"bytes".padStart(9)} ${"at most".padStart(9)}`, ...lines].join("\n");
}

/** Packages that a package brings along. */
export async function dependenciesOf({ folder }: PackageBuild): Promise<string[]> {
  const { dependencies = {} }: { dependencies?: object } = JSON.parse(await readFile(join(folder, "dist/package.json"), "utf8"));
  return Object.keys(dependencies);
}
