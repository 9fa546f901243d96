import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { browserPackage, nodePackage } from "./packages.ts";

/** A package as npm would send it to a registry. */
export interface Tarball {
  readonly path: string;
  readonly bytes: number;
}

/** Packs what `npm run build` wrote, into `folder`. */
export async function packTarballs(folder: string): Promise<{ readonly node: Tarball; readonly browser: Tarball }> {
  const dists = [nodePackage, browserPackage].map((each) => join(each.folder, "dist"));
  const { stdout } = await promisify(execFile)("npm", ["pack", "--silent", "--pack-destination", folder, ...dists]);
  const [node, browser] = await Promise.all(
    stdout
      .trim()
      .split("\n")
      .map((name) => tarball(join(folder, name))),
  );
  if (node === undefined || browser === undefined) throw new Error(`npm pack made ${stdout}`);
  return { node, browser };
}

async function tarball(path: string): Promise<Tarball> {
  const { size } = await stat(path);
  return { path, bytes: size };
}
