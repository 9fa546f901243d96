// Files that are written completely or not at all, also across a crash.
import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes or replaces a file that only its user can read. A killed process leaves either the old file or the new one. */
export function replaceFile(file: string, text: string): void {
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  flushFolder(dirname(file));
}

/** Creates a file that only its user can read, unless it exists; of several concurrent processes, one succeeds. Returns whether this one did. */
export function createFile(file: string, text: string): boolean {
  const own = `${file}.${process.pid}.new`;
  rmSync(own, { force: true });
  writeFileSync(own, text, { mode: 0o600, flush: true });
  try {
    linkSync(own, file);
    flushFolder(dirname(file));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Flushes the names in a folder to disk: only then is a rename durable. Windows has no such call and needs none. */
export function flushFolder(folder: string): void {
  if (process.platform === "win32") return;
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
