// The processes of the bench: the server under test, load generators, and what they cost.
import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { freePort } from "../src/database/embedded.ts";

/** A server process. */
export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Starts the server as its own process over a database. */
export async function startServer(databaseUrl: string, dataDir: string): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL("../src/main.ts", import.meta.url))], {
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout?.on("data", (chunk: Buffer) => chunk.toString().includes("Stop with") && resolve());
  });
  return { port, pid: child.pid ?? 0, stop: () => ended(child) };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

/** Runs a script of this folder with a plan; answers the JSON that it prints. `measuring` is called when its warm-up is over. */
export function runScript<Result>(script: string, plan: object, measuring: () => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(new URL(script, import.meta.url)), JSON.stringify(plan)], { stdio: ["ignore", "pipe", "pipe"] });
    let out = "";
    let problems = "";
    child.stdout.on("data", (chunk: Buffer) => {
      out += chunk.toString();
    });
    child.stderr.on("data", (chunk: Buffer) => {
      if (chunk.toString().startsWith("measuring")) measuring();
      else problems += chunk.toString();
    });
    child.once("exit", (code) => (code === 0 ? resolve(JSON.parse(out) as Result) : reject(new Error(`${script} ended with ${code}: ${problems}`))));
  });
}

const TICKS_PER_SECOND = 100;

/** CPU seconds that a process and its children have used since it began. */
export function cpuSeconds(pid: number, withChildren = false): number {
  const fields = statOf(pid);
  const own = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  if (!withChildren) return own;
  // children that ended are counted in the parent's third and fourth figures
  const gone = (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  return own + gone + childrenOf(pid).reduce((sum, child) => sum + cpuSeconds(child), 0);
}

/** Resident memory in MiB. */
export function residentMegabytes(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024);
}

function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
  } catch {
    return [];
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && statOf(Number(name))[1] === String(pid))
    .map(Number);
}
