// Files that are there as a whole or not at all, also after a crash.
import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a file for its user alone, in place of one that is there. A process that is killed leaves the old file or the new one. */
export function replaceFile(file: string, text: string): void {
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  flushFolder(dirname(file));
}

/** Writes a file for its user alone unless there is one; of several processes at once, one succeeds. Answers whether this one did. */
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

/** Has the names in a folder written to disk: a rename is durable only then. Windows has no such call and needs none. */
export function flushFolder(folder: string): void {
  if (process.platform === "win32") return;
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
