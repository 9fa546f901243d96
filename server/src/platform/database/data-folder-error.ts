// Errors at start because of the data folder. Each one says what is wrong, that nothing was changed, and what to do.
import { ExplainedError } from "../errors/explained-error.ts";

/** The data folder cannot be used as it is. The message names the file, how to restore it, and how to start over on purpose. */
export class DataFolderError extends ExplainedError {}

/** The remedies that apply to every damaged folder. `root` is DATA_DIR. */
function remedies(root: string): string {
  return [
    "Nothing was deleted. To get the data back, restore the file from a copy of the folder, or restore a backup into a new folder: npm run restore -- <backup folder> <new DATA_DIR>.",
    `To start over on purpose, move the folder away: mv ${root} ${root}.old`,
  ].join("\n");
}

/** The error for a folder with missing or damaged files. `problem` is a sentence. */
export function damagedFolder(root: string, problem: string): DataFolderError {
  return new DataFolderError(`DATA_DIR ${root} is damaged: ${problem}\n${remedies(root)}`);
}

const DISK_FULL = "the disk is full. Free space (df -h shows how much there is), then start again; the data is intact.";

/** What the operating system's error codes mean for a data folder, and what to do about each. */
const SYSTEM: Readonly<Record<string, string>> = {
  ENOSPC: DISK_FULL,
  // PostgreSQL's code for it
  "53100": DISK_FULL,
  EDQUOT: "the disk quota is used up. Free space, then start again; the data is intact.",
  EROFS: "the file system is read-only. Mount it writable, or choose another DATA_DIR.",
  EACCES: "permission denied. Start the service as the user that owns the folder, or change the owner back to that user (chown -R).",
  EPERM: "permission denied. Start the service as the user that owns the folder, or change the owner back to that user (chown -R).",
  ENOTDIR: "a file is where a folder is needed. Move the file away, or choose another DATA_DIR.",
  EEXIST: "a file is where a folder is needed. Move the file away, or choose another DATA_DIR.",
  ENOENT: "the folder cannot be created. Check that the file system is writable and the volume is mounted, or choose another DATA_DIR.",
  EISDIR: "a folder is where a file is needed. Restore the file from a copy of the folder, or move the folder away.",
};

/** Turns an operating system error on the folder into an explanation; returns any other error unchanged. */
export function explainSystemError(root: string, error: unknown): unknown {
  const { code, path } = error as NodeJS.ErrnoException;
  const meaning = error instanceof DataFolderError ? undefined : SYSTEM[code ?? ""];
  return meaning === undefined ? error : new DataFolderError(`DATA_DIR ${root} cannot be used: ${path ?? root}: ${meaning}`);
}
