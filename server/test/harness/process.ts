// The server as a process of its own, for tests that kill it or run several.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SECRETS_KEYS } from "./secrets.ts";

/** A server process. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Standard output and error so far. */
  readonly output: () => string;
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>;
}

/**
 * Starts `server/src/main.ts`, or another script of that folder; resolves when its log says that it serves, so not with a LOG_LEVEL above info. Rejects
 * with its output when it ends instead. `within` is a command that runs it, such as unshare with its options.
 */
export function startServerProcess(environment: Record<string, string>, script = "main.ts", within: readonly string[] = []): Promise<ServerProcess> {
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), "fraud-risk-process-"));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const [program = "", ...options] = [...within, process.execPath, fileURLToPath(new URL(`../../src/${script}`, import.meta.url))];
  const child = spawn(program, options, {
    // processes on one database open what the others have sealed
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      STAGE: "sandbox",
      PORT: "0",
      HOST: "127.0.0.1",
      // one process is quicker to start; test/background has the worker process
      BACKGROUND_JOBS: "server",
      DATA_DIR: dataDir,
      ...(environment.DATABASE_URL === undefined ? {} : { SECRETS_KEYS }),
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let serves = false;
  return new Promise((resolve, reject) => {
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
      // a server under load writes megabytes
      if (serves) return;
      const port = /"port":(\d+)/.exec(output)?.[1];
      if (port !== undefined && (output.includes("Stop with") || environment.STAGE === "production")) {
        serves = true;
        resolve({
          url: `http://127.0.0.1:${port}`,
          pid: child.pid ?? 0,
          dataDir,
          output: () => output,
          kill: (signal) => killed(child, signal, environment.DATA_DIR === undefined ? dataDir : undefined),
        });
      }
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${fatalIn(output)}\n${output}`)));
  });
}

/** Message of the fatal line of a log; empty without one. */
export function fatalIn(output: string): string {
  const line = output.split("\n").find((text) => text.startsWith('{"level":"fatal"'));
  return line === undefined ? "" : JSON.parse(line).msg;
}

/** A server that the tests of a file leave running for each other, because a start takes seconds. */
export interface LastingServer {
  /** The one that runs, or a new one. */
  readonly running: () => Promise<ServerProcess>;
  /** Ends it, if it runs. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null | undefined>;
}

/** Starts nothing yet. */
export function lastingServer(start: () => Promise<ServerProcess>): LastingServer {
  let left: ServerProcess | undefined;
  return {
    running: async () => {
      left ??= await start();
      return left;
    },
    end: async (signal) => {
      const ended = left;
      left = undefined;
      return ended?.kill(signal);
    },
  };
}

function killed(child: ChildProcess, signal: NodeJS.Signals, folder: string | undefined): Promise<number | null> {
  return new Promise((resolve) => {
    const done = (): void => {
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
      resolve(child.exitCode);
    };
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once("exit", done);
    child.kill(signal);
  });
}
