// The default database: a PostgreSQL from npm, started as a child of this process on a free loopback port.
// Also starts as root (PostgreSQL then runs under another uid, from a copy if that uid cannot read the project) and after a crash.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { totalmem } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { openCluster, platformBinaries, postmasterOf, readableBinaries, stopOrphan, unprivilegedRunner } from "./cluster.ts";
import { clusterHome, locationOf, settle } from "./cluster-home.ts";
import { useOf } from "./cluster-use.ts";
import { damagedFolder, explainSystemError } from "./data-folder-error.ts";
import { type FolderLock, lockFolder } from "./folder-lock.ts";

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** Connection string of the superuser. */
  readonly url: string;
  /** What the operator has to know of its files. */
  readonly notices: readonly string[];
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

/** A quarter of the memory available to this process, as PostgreSQL's manual advises, and at most 2 GiB, since other programs may share the machine. */
function sharedBuffers(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.max(64, Math.min(2048, Math.floor(memory / 4 / 1_048_576)));
}

/** Delay (ms) before a crashed postmaster is restarted, and the longest delay between attempts. */
const RESTART_AFTER = 300;
const RESTART_AT_LEAST_EVERY = 5000;

/**
 * Starts PostgreSQL with its data in `<dataDir>/postgres`, creating the cluster on first use. First stops a postmaster that a killed server left
 * running. Throws DataFolderError, and deletes nothing, when another server uses the folder, also in another container, and when a file is missing or
 * damaged. Restarts a crashed postmaster on the same port: meanwhile the server answers 503, and reconnects by itself. `more` are settings of
 * PostgreSQL that extend or override ours.
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
  const found = clusterHome(root, runner);
  await stopOrphan(root, join(found.folder, "postgres"), useOf(root, join(found.folder, "postgres")));
  const { folder: home, notices } = settle(root, found);
  const binaries = readableBinaries(await platformBinaries(), home, runner);
  const cluster = join(home, "postgres");
  const use = useOf(root, cluster);
  const password = openCluster(root, cluster, binaries, runner, use);
  // nothing has the cluster open, even if the process id in this file is alive
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
    notices,
    pid: () => child.pid ?? 0,
    stop: async () => {
      stopping = true;
      // wait for a restart in progress, so that no postmaster starts after this
      await relaunched;
      await ended(child);
      lock.release();
    },
  };
}

/** Connection string of the embedded PostgreSQL that a server runs on this folder; undefined when none runs. */
export function runningEmbeddedUrl(dataDir: string): string | undefined {
  const home = locationOf(resolve(dataDir));
  const postmaster = postmasterOf(join(home, "postgres"));
  if (postmaster === undefined || !existsSync(join(home, "postgres.password"))) return undefined;
  return urlOf(readFileSync(join(home, "postgres.password"), "utf8").trim(), postmaster.port);
}

function urlOf(password: string, port: number): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

/** A free port, at the time of the call. */
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

/** Why PostgreSQL did not start, from its log. */
function notStarted(root: string, code: number | null, log: string): unknown {
  if (/No space left on device/.test(log)) return explainSystemError(root, Object.assign(new Error(log), { code: "ENOSPC" }));
  const reasons = log.split("\n").filter((line) => /\b(FATAL|PANIC|DETAIL|HINT):/.test(line));
  return damagedFolder(root, `PostgreSQL did not start (exit ${code}):\n${(reasons.length > 0 ? reasons.join("\n") : log).trim()}`);
}

/** SQLSTATE of a wrong password: https://www.postgresql.org/docs/18/errcodes-appendix.html */
const INVALID_PASSWORD = "28P01";

/** Throws DataFolderError when the password does not match the database: one of the two then belongs to another installation. */
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
