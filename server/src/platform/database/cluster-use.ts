// Is any process of PostgreSQL alive over a cluster? Process ids cannot say: each container counts its own. Instead every process inherits the reading
// end of a FIFO beside the cluster, and a FIFO that nobody reads cannot be opened for writing (ENXIO): the kernel answers, for all containers, and for
// suspended processes too. Limits: it holds between processes of one kernel, not between machines that share a network file system.
import { spawnSync } from "node:child_process";
import { closeSync, constants, lstatSync, openSync } from "node:fs";
import { damagedFolder } from "./data-folder-error.ts";

/** The mark of a cluster that is in use. */
export interface ClusterUse {
  /** Does any process hold it? */
  readonly held: () => boolean;
  /** A descriptor to hand to a child, which holds the mark, with its descendants, until the last of them ends. Close it here afterwards. */
  readonly hold: () => { readonly descriptor: number | "ignore"; readonly close: () => void };
}

/** The mark of a cluster, made if there is none. `root` is DATA_DIR. Windows has no containers that share a folder, and no FIFO: nothing is held there. */
export function useOf(root: string, cluster: string): ClusterUse {
  if (process.platform === "win32") return { held: () => false, hold: () => ({ descriptor: "ignore", close: () => undefined }) };
  const fifo = `${cluster}.in-use`;
  if (lstatSync(fifo, { throwIfNoEntry: false }) === undefined) {
    const made = spawnSync("mkfifo", ["-m", "600", fifo], { encoding: "utf8" });
    if (made.status !== 0) throw new Error(`DATA_DIR ${root} must be on a file system with FIFOs: ${(made.stderr || made.error?.message || "").trim()}`);
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
