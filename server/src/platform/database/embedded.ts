// The default database: a real PostgreSQL from npm, started as a child of this process on a free loopback port.
// Works as root (the server runs under another uid, from a staged copy where that uid cannot read the project) and after a crash.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { totalmem } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { clusterHome, locationOf, openCluster, platformBinaries, postmasterOf, readableBinaries, stopOrphan, unprivilegedRunner } from "./cluster.ts";
import { useOf } from "./cluster-use.ts";
import { damagedFolder, explainSystemError } from "./data-folder-error.ts";
import { type FolderLock, lockFolder } from "./folder-lock.ts";

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
 * is stopped first. Throws DataFolderError, and deletes nothing, when a living server has the folder, also in another container, and when anything in
 * it is missing or damaged. A postmaster that ends by itself is started again on the same port: the server meanwhile answers 503 and finds it by
 * itself. `more` are settings of PostgreSQL beside, or instead of, ours.
 */
export async function startEmbeddedPostgres(dataDir: string, more: Readonly<Record<string, string>> = {}): Promise<EmbeddedPostgres> {
  const root = resolve(dataDir);
  let lock: FolderLock | undefined;
  try {
    mkdirSync(root, { recursive: true });
    lock = lockFolder(root);
    return await startLocked(root, lock, more);
  } catch (error) {
    lock?.release();
    throw explainSystemError(root, error);
  }
}

async function startLocked(root: string, lock: FolderLock, more: Readonly<Record<string, string>>): Promise<EmbeddedPostgres> {
  const runner = unprivilegedRunner();
  const home = clusterHome(root, runner);
  const binaries = readableBinaries(await platformBinaries(), home, runner);
  const cluster = join(home, "postgres");
  const use = useOf(root, cluster);
  await stopOrphan(root, cluster, use);
  const password = openCluster(root, cluster, binaries, runner, use);
  // nothing has the cluster open, whatever is alive under the process id in there
  rmSync(join(cluster, "postmaster.pid"), { force: true });
  const port = await freePort();
  const url = urlOf(password, port);
  let stopping = false;
  let relaunched: Promise<void> = Promise.resolve();
  let child = await launch();
  try {
    await checkPassword(root, `${cluster}.password`, url);
  } catch (error) {
    stopping = true;
    await ended(child);
    throw error;
  }

  async function launch(): Promise<ChildProcess> {
    const settings = Object.entries({ ...SETTINGS, ...more }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const { descriptor, close } = use.hold();
    const postmaster = spawn(binaries.postgres, ["-D", cluster, "-p", String(port), "-k", "", ...settings], {
      ...runner,
      stdio: ["ignore", "ignore", "pipe", descriptor],
      detached: true,
    });
    close();
    await ready(root, postmaster);
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
    url,
    pid: () => child.pid ?? 0,
    stop: async () => {
      stopping = true;
      // a restart that is under way is let through first: nothing may be started behind our back
      await relaunched;
      await ended(child);
      lock.release();
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

function ready(root: string, child: ChildProcess): Promise<void> {
  return new Promise((settle, fail) => {
    let log = "";
    child.once("error", fail);
    child.once("exit", (code) => fail(notStarted(root, code, log)));
    child.stderr?.on("data", (chunk: Buffer) => {
      if (log.length < 20_000) log += chunk.toString();
      if (log.includes("database system is ready to accept connections")) settle();
    });
  });
}

/** Why PostgreSQL ended at its start, from what it logged. */
function notStarted(root: string, code: number | null, log: string): unknown {
  if (/No space left on device/.test(log)) return explainSystemError(root, Object.assign(new Error(log), { code: "ENOSPC" }));
  const reasons = log.split("\n").filter((line) => /\b(FATAL|PANIC|DETAIL|HINT):/.test(line));
  return damagedFolder(root, `PostgreSQL did not start (exit ${code}):\n${(reasons.length > 0 ? reasons.join("\n") : log).trim()}`);
}

/** SQLSTATE of a password that is not right: https://www.postgresql.org/docs/18/errcodes-appendix.html */
const INVALID_PASSWORD = "28P01";

/** Throws DataFolderError when the password does not open the database: it then belongs to another one. */
async function checkPassword(root: string, file: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    if ((error as { code?: string }).code !== INVALID_PASSWORD) throw error;
    throw damagedFolder(
      root,
      `${file} does not hold the password of this database. If there is no copy of the right one, set a new password: server/operations/runbook.md, "Password of the embedded database".`,
    );
  } finally {
    await client.end();
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((settle) => {
    if (child.exitCode !== null || child.signalCode !== null) return settle();
    child.once("exit", () => settle());
    child.kill("SIGINT");
  });
}

const pause = (milliseconds: number): Promise<void> => new Promise((settle) => setTimeout(settle, milliseconds));
