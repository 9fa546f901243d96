// A data folder for tests that damage it: what is in it, and how it is put back.
import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";

/** Files that a start writes and that hold no data: who has the folder, and how PostgreSQL was started last. */
const NO_DATA = /^(server\.lock|server\.pid|postgres\.in-use|postgres\/postmaster\.opts)$/;

/** Every file and folder below a path: kind, mode, owner and content. */
export function contentOf(root: string): Record<string, string> {
  const found: Record<string, string> = {};
  const walk = (path: string): void => {
    const at = lstatSync(path);
    const name = relative(root, path);
    if (NO_DATA.test(name)) return;
    const content = at.isFile() ? hash("sha1", readFileSync(path)) : at.isDirectory() ? "folder" : "other";
    found[name] = `${at.mode.toString(8)} ${at.uid} ${content}`;
    if (at.isDirectory()) for (const entry of readdirSync(path)) walk(join(path, entry));
  };
  walk(root);
  return found;
}

/** Puts a folder back as the copy of it is, with modes and owners. */
export function putBack(copy: string, root: string): void {
  rmSync(root, { recursive: true, force: true });
  copyFolder(copy, root);
}

/** Copies a folder with modes, times and, as root, owners. */
export function copyFolder(from: string, to: string): void {
  const { status, stderr } = spawnSync("cp", ["-pR", from, to], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}
