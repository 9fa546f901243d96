// `npm run restore -- <backup folder> <new DATA_DIR> [--wal <folder of archived WAL> [--until <time>]]`: restores a backup to `<DATA_DIR>/postgres`.
// `DATA_DIR=… npm start` starts it if it is a backup of the embedded database; otherwise use PostgreSQL of the same major version: `postgres -D <DATA_DIR>/postgres`.
// With --wal it replays the archived WAL to its end, or to the given time (ISO 8601).
import { spawn } from "node:child_process";
import { appendFileSync, chownSync, copyFileSync, createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { unprivilegedRunner } from "../src/platform/database/cluster.ts";
import { clusterHome, type Runner } from "../src/platform/database/cluster-home.ts";
import { readCommandLine } from "../src/platform/environment/command-line.ts";
import { ExplainedError } from "../src/platform/errors/explained-error.ts";
import { logFatal } from "../src/platform/observability/fatal.ts";
import { damaged } from "./manifest.ts";

interface Wanted {
  readonly backup: string;
  readonly dataDir: string;
  readonly wal: string | undefined;
  readonly until: Date | undefined;
}

/** Parsed arguments; undefined if they are invalid. */
function readCall(): Wanted | undefined {
  try {
    const { values, positionals } = readCommandLine({ allowPositionals: true, options: { wal: { type: "string" }, until: { type: "string" } } });
    const [backup, dataDir, ...more] = positionals;
    const until = values.until === undefined ? undefined : new Date(values.until);
    if (backup === undefined || dataDir === undefined || more.length > 0) return undefined;
    if (until !== undefined && (values.wal === undefined || Number.isNaN(until.getTime()))) return undefined;
    return { backup: resolve(backup), dataDir: resolve(dataDir), wal: values.wal && resolve(values.wal), until };
  } catch {
    return undefined;
  }
}

async function restore({ backup, dataDir, wal, until }: Wanted): Promise<void> {
  if (!existsSync(join(backup, "backup.json"))) throw new ExplainedError(`${backup} is not a complete backup: backup.json, which is written last, is missing.`);
  const { postgres, until: reached } = JSON.parse(readFileSync(join(backup, "backup.json"), "utf8"));
  mkdirSync(dataDir, { recursive: true });
  const runner = unprivilegedRunner();
  const { folder: home, notices } = clusterHome(dataDir, runner);
  for (const notice of notices) console.log(notice);
  const cluster = join(home, "postgres");
  if (existsSync(cluster)) throw new ExplainedError(`${cluster} exists already; restore into a new folder.`);
  mkdirSync(cluster, { mode: 0o700 });
  give(cluster, runner);
  await extract(join(backup, "base.tar"), cluster, runner);
  const missing = await damaged(join(backup, "backup_manifest"), cluster);
  if (missing.length > 0) throw new ExplainedError(`${missing.length} files of the backup are damaged, for example ${missing[0]}. Use another backup.`);
  // the restored cluster must not write to the archive of the original
  appendFileSync(join(cluster, "postgresql.auto.conf"), "archive_mode = 'off'\n");
  if (wal !== undefined) recoverFrom(wal, until, cluster, runner);
  const password = join(backup, "postgres.password");
  if (existsSync(password)) {
    copyFileSync(password, `${cluster}.password`);
    give(`${cluster}.password`, runner);
  }
  console.log(
    `${cluster}  PostgreSQL ${postgres}, ${wal === undefined ? `up to ${reached}` : `then the WAL in ${wal}${until ? ` until ${until.toISOString()}` : ""}`}`,
  );
}

/** Extracts with tar; the archive is piped, because PostgreSQL's user may not be able to read the backup. */
async function extract(tar: string, cluster: string, runner: Runner): Promise<void> {
  const child = spawn("tar", ["-xf", "-", "-C", cluster], { ...runner, stdio: ["pipe", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = new Promise<number | null>((settle, fail) => child.once("error", fail).once("close", settle));
  // tar ends where the archive does, which may be before the last of its padding: the manifest shows whether everything was extracted
  await pipeline(createReadStream(tar), child.stdin).catch(() => undefined);
  if ((await ended) !== 0) throw new ExplainedError(`tar could not extract base.tar: ${said.trim()}`);
}

/** Configures PostgreSQL to replay archived WAL at its next start and then to accept connections. */
function recoverFrom(wal: string, until: Date | undefined, cluster: string, runner: Runner): void {
  if (wal.includes("'")) throw new ExplainedError("The path of the archived WAL must not contain '.");
  const target = until === undefined ? "" : `recovery_target_time = '${until.toISOString().replace("T", " ").replace("Z", "+00")}'\n`;
  appendFileSync(join(cluster, "postgresql.auto.conf"), `restore_command = 'cp "${wal}/%f" "%p"'\nrecovery_target_action = 'promote'\n${target}`);
  writeFileSync(join(cluster, "recovery.signal"), "", { mode: 0o600 });
  give(join(cluster, "recovery.signal"), runner);
}

function give(path: string, { uid, gid }: Runner): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

const wanted = readCall();
if (wanted === undefined) {
  console.error("Usage: npm run restore -- <backup folder> <new DATA_DIR> [--wal <folder> [--until <ISO 8601 time>]]");
  process.exitCode = 2;
} else
  await restore(wanted).catch((error: unknown) => {
    logFatal(error, "the backup was not restored", "stderr");
    process.exitCode = 1;
  });
