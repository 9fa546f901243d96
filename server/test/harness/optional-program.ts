// Programs that some tests run and no installation needs. Where one is not installed, its tests are skipped with one line that says so.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The path of a program; undefined where it is not installed. `what` is not tested then. `version`: the option that prints its version. */
export function optionalProgram(name: string, what: string, version = "--version"): string | undefined {
  const found = [name, `/usr/sbin/${name}`].find((path) => spawnSync(path, [version]).status === 0);
  if (found === undefined) console.warn(`${what}: not tested, because ${name} is not installed`);
  return found;
}

/** The user that programs run as which refuse to run as root: options for it where this process is root, else none. */
export const asNobody = (option: string): readonly string[] => (process.getuid?.() === 0 ? [option, "nobody"] : []);

/** A folder that every user may enter and write. */
export function openFolder(name: string): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), `fraud-risk-${name}-`));
  chmodSync(path, 0o777);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A program that listens. */
export interface RunningProgram {
  readonly stop: () => Promise<void>;
}

/** Starts a program; resolves when it accepts connections on a port of this machine, and rejects with what it printed when it ends before. */
export async function runProgram(path: string, args: readonly string[], port: number): Promise<RunningProgram> {
  const child = spawn(path, args, { stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const ended = once(child, "close").then(([code]) => {
    throw new Error(`${path} ended with ${code}: ${printed}`);
  });
  await Promise.race([ended, accepting(port, child)]);
  ended.catch(() => undefined);
  return {
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const closed = once(child, "close");
      child.kill("SIGTERM");
      await closed;
    },
  };
}

/** Resolves when somebody accepts connections on the port, or the program has ended. */
async function accepting(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const socket = connect(port, "127.0.0.1");
    const open = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
