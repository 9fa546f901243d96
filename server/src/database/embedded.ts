// The default database: a real PostgreSQL from npm, started as a child of this process on a free loopback port.
// Works as root (the server runs under another uid, from a staged copy where that uid cannot read the project) and after a crash.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { totalmem } from "node:os";
import { join, resolve } from "node:path";
import {
  claimFolder,
  clusterHome,
  initialise,
  locationOf,
  platformBinaries,
  postmasterOf,
  readableBinaries,
  releaseFolder,
  stopOrphan,
  unprivilegedRunner,
} from "./cluster.ts";

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** Connection string of the superuser. */
  readonly url: string;
  /** Process id of the postmaster, for tests that kill it. */
  readonly pid: () => number;
  /** Stops it cleanly; open transactions are rolled back. */
  readonly stop: () => Promise<void>;
}

/** Settings beyond PostgreSQL's defaults. Commits stay synchronous: an acknowledged assessment is on disk. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: "127.0.0.1",
  shared_buffers: `${sharedBuffers()}MB`,
  max_wal_size: "4GB",
  checkpoint_timeout: "15min",
  max_connections: "200",
  random_page_cost: "1.1",
  timezone: "UTC",
  log_min_messages: "log",
};

/** A quarter of the memory that this process may use, as PostgreSQL's manual advises, and no more than 2 GiB on a machine that others use too. */
function sharedBuffers(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.max(64, Math.min(2048, Math.floor(memory / 4 / 1_048_576)));
}

/** Pause (ms) before a postmaster that ended by itself is started again, and the longest pause between tries. */
const RESTART_AFTER = 300;
const RESTART_AT_LEAST_EVERY = 5000;

/**
 * Starts PostgreSQL with its data in `<dataDir>/postgres`, creating the cluster on first use. A postmaster left behind by a killed server
 * is stopped first; a data folder that belongs to a living server is an error that names it. A postmaster that ends by itself is started
 * again on the same port: the server meanwhile answers 503 and finds it by itself. `more` are settings of PostgreSQL beside, or instead of, ours.
 */
export async function startEmbeddedPostgres(dataDir: string, more: Readonly<Record<string, string>> = {}): Promise<EmbeddedPostgres> {
  const root = resolve(dataDir);
  mkdirSync(root, { recursive: true });
  claimFolder(root);
  const runner = unprivilegedRunner();
  const home = clusterHome(root, runner);
  const binaries = readableBinaries(await platformBinaries(), home, runner);
  const cluster = join(home, "postgres");
  await stopOrphan(cluster);
  const password = initialise(cluster, binaries, runner);
  const port = await freePort();
  let stopping = false;
  let relaunched: Promise<void> = Promise.resolve();
  let child = await launch();

  async function launch(): Promise<ChildProcess> {
    const settings = Object.entries({ ...SETTINGS, ...more }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const postmaster = spawn(binaries.postgres, ["-D", cluster, "-p", String(port), "-k", "", ...settings], {
      ...runner,
      stdio: ["ignore", "ignore", "pipe"],
      detached: true,
    });
    await ready(postmaster);
    postmaster.once("exit", () => {
      relaunched = relaunch();
    });
    return postmaster;
  }

  async function relaunch(): Promise<void> {
    for (let wait = RESTART_AFTER; !stopping; wait = Math.min(wait * 2, RESTART_AT_LEAST_EVERY)) {
      await pause(wait);
      const again = stopping ? undefined : await launch().catch(() => undefined);
      if (again === undefined) continue;
      child = again;
      return;
    }
  }

  return {
    url: urlOf(password, port),
    pid: () => child.pid ?? 0,
    stop: async () => {
      stopping = true;
      // a restart that is under way is let through first: nothing may be started behind our back
      await relaunched;
      await ended(child);
      releaseFolder(root);
    },
  };
}

/** Connection string of the embedded PostgreSQL that a server has running over this folder; undefined when none runs. */
export function runningEmbeddedUrl(dataDir: string): string | undefined {
  const home = locationOf(resolve(dataDir));
  const postmaster = postmasterOf(join(home, "postgres"));
  if (postmaster === undefined || !existsSync(join(home, "postgres.password"))) return undefined;
  return urlOf(readFileSync(join(home, "postgres.password"), "utf8").trim(), postmaster.port);
}

function urlOf(password: string, port: number): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((settle, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => settle(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((settle, fail) => {
    let log = "";
    child.once("error", fail);
    child.once("exit", (code) => fail(new Error(`PostgreSQL did not start (exit ${code}): ${log.trim()}`)));
    child.stderr?.on("data", (chunk: Buffer) => {
      if (log.length < 20_000) log += chunk.toString();
      if (log.includes("database system is ready to accept connections")) settle();
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((settle) => {
    if (child.exitCode !== null || child.signalCode !== null) return settle();
    child.once("exit", () => settle());
    child.kill("SIGINT");
  });
}

const pause = (milliseconds: number): Promise<void> => new Promise((settle) => setTimeout(settle, milliseconds));
