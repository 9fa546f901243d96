// A server process with its log in a file: waiting for a reader of the log would slow it down.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { operations } from "../../generated/operations.ts";
import { createCaller } from "./caller.ts";

/** A server process. */
export interface ServerProcess {
  readonly pid: number;
  readonly ended: () => boolean;
  /** Ends it; its exit code. */
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>;
}

const LOOK_EVERY = 10;
const START_WITHIN = 60_000;

/** Starts `server/src/main.ts`; resolves when health is ok. Its errors go to `server.log` in its data folder's parent. */
export async function startServerProcess(environment: Record<string, string> & { PORT: string }, folder: string): Promise<ServerProcess> {
  const { PATH } = process.env;
  const log = openSync(join(folder, "server.log"), "a");
  const child = spawn(process.execPath, [fileURLToPath(new URL("../src/main.ts", import.meta.url))], {
    env: { PATH, HOST: "127.0.0.1", LOG_LEVEL: "error", ...environment },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const ended = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const exit = once(child, "exit");
  const caller = createCaller();
  const until = performance.now() + START_WITHIN;
  const well = async (): Promise<boolean> => (await caller.send({ port: Number(environment.PORT), path: operations.readHealth.path, key: "" })).status === 200;
  while (!(await well())) {
    if (ended() || performance.now() > until) {
      child.kill("SIGKILL");
      // the folder goes with the scene
      throw new Error(`the server did not start: ${readFileSync(join(folder, "server.log"), "utf8").slice(-2000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  caller.close();
  return {
    pid: child.pid ?? 0,
    ended,
    kill: async (signal) => {
      if (!ended()) child.kill(signal);
      await exit;
      return child.exitCode;
    },
  };
}
