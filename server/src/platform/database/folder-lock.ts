// One server per data folder. The lock is an operating system lock on `server.lock`, taken through Node's built-in SQLite, since Node has no API for file
// locks. It works between containers that share the folder (the kernel does not compare process ids), also while its holder is suspended, and is released
// when its holder ends for any reason. Limits: do not delete the file while a server runs; on a network file system it is as reliable as that system's locks.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DataFolderError } from "./data-folder-error.ts";

/** A lock that is held. */
export interface FolderLock {
  /** Releases the lock. */
  readonly release: () => void;
}

/** Locks that are held. The garbage collector would close, and so release, one without a reference. */
const held = new Set<DatabaseSync>();

/** Primary result codes of SQLite: https://www.sqlite.org/rescode.html */
const BUSY = 5;
const READ_ONLY = 8;
const NO_DATABASE = 26;

/** Locks the data folder. Throws DataFolderError that names the holder when another server has it. */
export function lockFolder(root: string): FolderLock {
  const holder = join(root, "server.pid");
  const lock = acquire(root, holder);
  try {
    // for operators and error messages; the lock does not depend on it
    writeFileSync(holder, `${process.pid} ${hostname()}\n`);
  } catch (error) {
    lock.close();
    throw error;
  }
  held.add(lock);
  return {
    release: () => {
      rmSync(holder, { force: true });
      held.delete(lock);
      lock.close();
    },
  };
}

function acquire(root: string, holder: string): DatabaseSync {
  const file = join(root, "server.lock");
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec("BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock?.close();
    const code = ((error as { errcode?: number }).errcode ?? 0) & 0xff;
    if (code === BUSY) throw new DataFolderError(inUse(root, holder));
    if (code === NO_DATABASE) throw new DataFolderError(`${file} is not a lock file of this service. It holds no data: move it away, then start again.`);
    throw new DataFolderError(
      `DATA_DIR ${root} cannot be locked: ${(error as Error).message}. ${
        code === READ_ONLY ? "The folder is read-only: make it writable" : "Make it a folder on a writable file system, of the user that starts the service"
      }, or choose another DATA_DIR.`,
    );
  }
}

function inUse(root: string, holder: string): string {
  const [, pid, host] = /^(\d+) (\S+)/.exec(text(holder)) ?? [];
  const who = pid === undefined ? "another server" : `the server with process id ${pid} on host ${host}`;
  return `DATA_DIR ${root} is in use by ${who}. Stop it, choose another DATA_DIR, or set DATABASE_URL to share one database.`;
}

function text(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
