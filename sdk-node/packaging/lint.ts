import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { type PackageBuild, repository } from "./packages.ts";
import type { Tarball } from "./tarballs.ts";

/** What two linters say against a package; nothing, if it is well. */
export async function lintPackage(each: PackageBuild, tarball: Tarball): Promise<string[]> {
  return [...(await fitsItsManifest(tarball)), ...(await typesFit(each, tarball))];
}

/** typedoc: the reference of the Node package builds, and names nothing that it does not have. `npm run docs:sdk` writes it. */
export async function referenceFindings(): Promise<string[]> {
  const options = ["--options", join(repository, "sdk-node/typedoc.json"), "--emit", "none", "--logLevel", "Warn"];
  return promisify(execFile)(join(repository, "node_modules/.bin/typedoc"), options).then(
    () => [],
    (error: Error & { readonly stdout?: string; readonly stderr?: string }) => [`typedoc: ${error.stdout}${error.stderr}`],
  );
}

/** publint: every file that package.json names is there, and in the format that it says. */
async function fitsItsManifest({ path }: Tarball): Promise<string[]> {
  const { buffer, byteOffset, byteLength } = await readFile(path);
  const bytes = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  const { messages, pkg } = await publint({ pack: { tarball: bytes }, strict: true });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`);
}

/** attw: each module resolution finds the declarations of the file that it runs. A package without CommonJS is checked as such. */
async function typesFit({ formats }: PackageBuild, { path }: Tarball): Promise<string[]> {
  const profile = formats.includes("cjs") ? "strict" : "esm-only";
  const options = ["--profile", profile, "--no-definitely-typed", "--no-color", "--no-emoji", "--format", "ascii"];
  try {
    await promisify(execFile)(join(repository, "node_modules/.bin/attw"), [path, ...options]);
    return [];
  } catch (error) {
    return [`attw: ${error instanceof Error && "stdout" in error ? error.stdout || error.message : error}`];
  }
}
