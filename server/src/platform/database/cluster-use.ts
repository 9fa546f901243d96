// Detects whether any PostgreSQL process uses a cluster. Process ids do not work across containers, which number their processes separately. Instead
// every process inherits the reading end of a FIFO next to the cluster; opening a FIFO without a reader for writing fails (ENXIO). The kernel answers this
// for all containers, and for suspended processes too. Limit: it works on one kernel, not between machines that share a network file system.

import { spawnSync } from "node:child_process";
import { closeSync, constants, lstatSync, openSync } from "node:fs";
import { ExplainedError } from "../errors/explained-error.ts";
import { damagedFolder } from "./data-folder-error.ts";

/** Marks a cluster as in use. */
export interface ClusterUse {
  /** Does any process use the cluster? */
  readonly held: () => boolean;
  /** A descriptor for a child process: the child and its descendants mark the cluster as in use until the last of them ends. Close it here after the spawn. */
  readonly hold: () => { readonly descriptor: number | "ignore"; readonly close: () => void };
}

/** The mark of a cluster, created if missing. `root` is DATA_DIR. On Windows, which has no FIFO and no containers that share a folder, a cluster never counts as in use. */
export function useOf(root: string, cluster: string): ClusterUse {
  if (process.platform === "win32") return { held: () => false, hold: () => ({ descriptor: "ignore", close: () => undefined }) };
  const fifo = `${cluster}.in-use`;
  if (lstatSync(fifo, { throwIfNoEntry: false }) === undefined) {
    const made = spawnSync("mkfifo", ["-m", "600", fifo], { encoding: "utf8" });
    if (made.status !== 0)
      throw new ExplainedError(`DATA_DIR ${root} must be on a file system with FIFOs: ${(made.stderr || made.error?.message || "").trim()}`);
  }
  if (!lstatSync(fifo).isFIFO()) throw damagedFolder(root, `${fifo} is not a FIFO. It holds no data: move it away, then start again.`);
  return {
    held: () => {
      try {
        closeSync(openSync(fifo, constants.O_WRONLY | constants.O_NONBLOCK));
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENXIO") return false;
        throw error;
      }
    },
    hold: () => {
      const descriptor = openSync(fifo, constants.O_RDONLY | constants.O_NONBLOCK);
      return { descriptor, close: () => closeSync(descriptor) };
    },
  };
}
