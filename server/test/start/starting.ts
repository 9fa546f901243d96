// A process of the service while it starts: what it logs, and how it ends.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

/** A log line. */
export interface Line {
  readonly level: string;
  readonly msg: string;
  readonly err?: { readonly code?: string };
}

/** A process that starts. It is killed when the test ends. */
export interface Starting {
  /** Log lines on standard output so far. */
  readonly lines: () => Line[];
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves with the first line that the condition holds for; rejects when the process ends before. */
  readonly logs: (wanted: (line: Line) => boolean) => Promise<Line>;
  /** Its exit code. */
  readonly ended: Promise<number | null>;
  readonly kill: (signal: NodeJS.Signals) => void;
}

/** Starts a script of `server/`. */
export function start(script: string, environment: Readonly<Record<string, string>>, args: readonly string[] = []): Starting {
  const folder = mkdtempSync(join(tmpdir(), "fraud-risk-start-"));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [fileURLToPath(new URL(`../../${script}`, import.meta.url)), ...args], {
    env: { PATH, NODE_COMPILE_CACHE, STAGE: "sandbox", PORT: "0", BACKGROUND_JOBS: "separate", DATA_DIR: folder, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const text = { stdout: "", stderr: "" };
  const listeners = new Set<() => void>();
  for (const stream of ["stdout", "stderr"] as const)
    child[stream].on("data", (chunk: Buffer) => {
      text[stream] += chunk.toString();
      for (const listener of listeners) listener();
    });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const lines = (): Line[] =>
    text.stdout
      .split("\n")
      .slice(0, -1)
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    lines,
    stdout: () => text.stdout,
    stderr: () => text.stderr,
    logs: (wanted) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = lines().find(wanted);
          if (found === undefined) return;
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        void ended.then((code) => reject(new Error(`ended with ${code}: ${text.stdout}${text.stderr}`)));
        look();
      }),
    ended,
    kill: (signal) => void child.kill(signal),
  };
}
