// The processes of the bench: the server under test, load generators, and what they cost.
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { freePort } from "../src/platform/database/embedded.ts";
import { SECRETS_KEYS } from "../test/harness/secrets.ts";
import type { Floor } from "./minimal-service.ts";
import type { Arrivals } from "./receiver.ts";

/** A server process. */
export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Starts the server as its own process over a database; `flags` are Node's. */
export async function startServer(
  databaseUrl: string,
  dataDir: string,
  environment: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const port = await freePort();
  const settings = {
    PORT: String(port),
    STAGE: "sandbox",
    HOST: "127.0.0.1",
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    SECRETS_KEYS,
    // as in the sandbox, unless the environment says otherwise
    ENCRYPT_REQUESTS: process.env.ENCRYPT_REQUESTS ?? "off",
    ...environment,
  };
  const child = await started("../src/main.ts", settings, "Stop with", flags);
  return { port, pid: child.pid ?? 0, stop: () => ended(child) };
}

/** Starts several workers on one port with one database. */
export async function startWorkers(databaseUrl: string, dataDir: string, workers: number, environment: Record<string, string> = {}): Promise<ServerProcess> {
  const port = await freePort();
  const own = {
    PORT: String(port),
    STAGE: "sandbox",
    HOST: "127.0.0.1",
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    SECRETS_KEYS,
    WORKERS: String(workers),
  };
  const child = await started("../src/cluster.ts", { ...own, ...environment }, "Stop with");
  return { port, pid: child.pid ?? 0, stop: () => ended(child) };
}

/** Starts what shows what the machine itself takes. */
export async function startFloor(databaseUrl: string, floor: Floor): Promise<ServerProcess> {
  const port = await freePort();
  const child = await started("./minimal-service.ts", { PORT: String(port), DATABASE_URL: databaseUrl, FLOOR: floor }, "Stop with");
  return { port, pid: child.pid ?? 0, stop: () => ended(child) };
}

/** Starts a process that sends events over a database. */
export async function startWorker(databaseUrl: string, environment: Record<string, string>): Promise<Omit<ServerProcess, "port">> {
  const child = await started("../src/worker.ts", { STAGE: "sandbox", DATABASE_URL: databaseUrl, LOG_LEVEL: "info", ...environment }, "sending events");
  return { pid: child.pid ?? 0, stop: () => ended(child) };
}

/** Starts a script; resolves when it says that it is ready. */
async function started(script: string, settings: Record<string, string>, ready: string, flags: readonly string[] = []): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...flags, fileURLToPath(new URL(script, import.meta.url))], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`${script} ended with ${code}`)));
    child.stdout?.on("data", (chunk: Buffer) => chunk.toString().includes(ready) && resolve());
  });
  return child;
}

/** A receiver of events, in a process of its own. */
export interface ReceiverProcess {
  readonly url: string;
  readonly pid: number;
  /** What came since the last report. */
  readonly report: () => Promise<Arrivals>;
  readonly stop: () => void;
}

/** Starts a receiver. */
export async function startReceiver(): Promise<ReceiverProcess> {
  const child = fork(fileURLToPath(new URL("./receiver.ts", import.meta.url)));
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    report: async () => {
      child.send("report");
      const [arrivals] = (await once(child, "message")) as [Arrivals];
      return arrivals;
    },
    stop: () => child.disconnect(),
  };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

/**
 * Runs a script of this folder with a plan; answers the JSON that it prints. `measuring` is called when its warm-up is over, `measured` when it has
 * measured, where it says so, `begun` with its process id.
 */
export function runScript<Result>(
  script: string,
  plan: object,
  measuring: () => void,
  { measured = () => undefined, begun = () => undefined }: { readonly measured?: () => void; readonly begun?: (pid: number) => void } = {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(new URL(script, import.meta.url)), JSON.stringify(plan)], { stdio: ["ignore", "pipe", "pipe"] });
    let out = "";
    let problems = "";
    begun(child.pid ?? 0);
    child.stdout.on("data", (chunk: Buffer) => {
      out += chunk.toString();
    });
    child.stderr.on("data", (chunk: Buffer) => {
      if (chunk.toString().startsWith("measuring")) measuring();
      else if (chunk.toString().startsWith("measured")) measured();
      else problems += chunk.toString();
    });
    child.once("close", (code) => (code === 0 ? resolve(JSON.parse(out) as Result) : reject(new Error(`${script} ended with ${code}: ${problems}`))));
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

/** Processes that a process has started and that live. */
export function childrenOf(pid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && statOf(Number(name))[1] === String(pid))
    .map(Number);
}
