// Verifies that every file of a backup is present and unchanged, as pg_verifybackup does.
import { createHash } from "node:crypto";
import { createReadStream, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

interface Manifest {
  readonly Files: readonly { readonly Path?: string; readonly Size: number; readonly Checksum?: string }[];
}

/** Paths that are missing or differ, in the manifest or on disk. Throws if the manifest itself was changed. */
export async function damaged(manifestFile: string, cluster: string): Promise<string[]> {
  const text = readFileSync(manifestFile, "utf8");
  // the last line is the checksum of the preceding text
  const end = text.lastIndexOf('"Manifest-Checksum"');
  const stated = /"Manifest-Checksum": "([0-9a-f]{64})"/.exec(text)?.[1];
  if (stated === undefined || createHash("sha256").update(text.slice(0, end)).digest("hex") !== stated) throw new Error("backup_manifest was changed.");
  const found: string[] = [];
  for (const { Path: path, Size: size, Checksum: checksum } of (JSON.parse(text) as Manifest).Files) {
    if (path === undefined) continue;
    const whole = statSync(join(cluster, path), { throwIfNoEntry: false })?.size === size && (await sha256(join(cluster, path))) === checksum;
    if (!whole) found.push(path);
  }
  return found;
}

async function sha256(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
