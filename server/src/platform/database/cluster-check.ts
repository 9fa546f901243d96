// Checks of a cluster before PostgreSQL starts on it. PostgreSQL checks more itself (checksums, the WAL), and changes nothing when it refuses to start.
import { readdirSync, readFileSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";

/** Folders that initdb creates and a running cluster needs. */
const FOLDERS = ["base", "global", "pg_wal", "pg_xact", "pg_multixact", "pg_tblspc", "pg_logical", "pg_subtrans", "pg_notify", "pg_replslot", "pg_twophase"];
/** Files that are never empty. */
const FILES = ["postgresql.conf", "pg_hba.conf", "pg_ident.conf", "global/pg_control", "global/pg_filenode.map"];
/** Size of pg_control in bytes (PG_CONTROL_FILE_SIZE). */
const CONTROL_BYTES = 8192;
/** Name of a segment of the WAL. */
const SEGMENT = /^[0-9A-F]{24}$/;

/**
 * The first thing that is missing or damaged, as a sentence; undefined when the cluster is complete. `major` is the installed major version of PostgreSQL,
 * `uid` the user that it runs as.
 */
export function problemOf(cluster: string, major: number, uid: number | undefined): string | undefined {
  const folder = statOf(cluster);
  if (folder === undefined) return `${cluster} is missing.`;
  if (!folder.isDirectory()) return `${cluster} is a file; it must be the folder of PostgreSQL.`;
  if (readdirSync(cluster).length === 0) return `${cluster} is empty. Check that its volume is mounted.`;
  return (
    versionProblem(cluster, major) ??
    FOLDERS.map((name) => folderProblem(join(cluster, name))).find((problem) => problem !== undefined) ??
    FILES.map((name) => fileProblem(join(cluster, name))).find((problem) => problem !== undefined) ??
    controlProblem(cluster) ??
    walProblem(cluster) ??
    ownerProblem(cluster, folder, uid)
  );
}

function versionProblem(cluster: string, major: number): string | undefined {
  const file = join(cluster, "PG_VERSION");
  const problem = fileProblem(file);
  if (problem !== undefined) return problem;
  const version = readFileSync(file, "utf8").trim();
  if (!/^\d+$/.test(version)) return `${file} does not hold a version of PostgreSQL.`;
  return Number(version) === major
    ? undefined
    : `${file} is of PostgreSQL ${version}, but PostgreSQL ${major} is installed. Start a release of the service with PostgreSQL ${version}, or migrate the data with pg_upgrade.`;
}

function folderProblem(path: string): string | undefined {
  const found = statOf(path);
  if (found === undefined) return `${path} is missing.`;
  return found.isDirectory() ? undefined : `${path} must be a folder.`;
}

function fileProblem(path: string): string | undefined {
  const found = statOf(path);
  if (found === undefined) return `${path} is missing.`;
  if (!found.isFile()) return `${path} must be a file.`;
  return found.size === 0 ? `${path} is empty.` : undefined;
}

function controlProblem(cluster: string): string | undefined {
  const file = join(cluster, "global", "pg_control");
  const { size } = statSync(file);
  return size === CONTROL_BYTES ? undefined : `${file} has ${size} bytes instead of ${CONTROL_BYTES}.`;
}

function walProblem(cluster: string): string | undefined {
  const folder = join(cluster, "pg_wal");
  return readdirSync(folder).some((name) => SEGMENT.test(name)) ? undefined : `${folder} contains no WAL; the last acknowledged writes would be lost.`;
}

function ownerProblem(cluster: string, { uid: owner, mode }: Stats, uid: number | undefined): string | undefined {
  if (uid === undefined) return undefined;
  if (owner !== uid)
    return `${cluster} belongs to the user with id ${owner}, and PostgreSQL would run as ${uid}. Start the service as the user that made it, or run: chown -R ${uid} ${cluster}`;
  // PostgreSQL's own rule: 0700 or 0750
  return (mode & 0o027) === 0 ? undefined : `${cluster} is open to other users. Run: chmod 700 ${cluster}`;
}

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
