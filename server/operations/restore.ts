// `npm run restore -- <backup folder> <new DATA_DIR> [--wal <folder of archived WAL> [--until <moment>]]`: makes a cluster of a backup, in `<DATA_DIR>/postgres`.
// `DATA_DIR=… npm start` starts it where it came from the embedded database; any PostgreSQL of the same major version otherwise: `postgres -D <DATA_DIR>/postgres`.
// With --wal it goes on to the end of the archived WAL, or to the moment (ISO 8601): what came later is not there then.
import { spawn } from "node:child_process";
import { appendFileSync, chownSync, copyFileSync, createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { clusterHome, type Runner, unprivilegedRunner } from "../src/platform/database/cluster.ts";
import { damaged } from "./manifest.ts";

interface Wanted {
  readonly backup: string;
  readonly dataDir: string;
  readonly wal: string | undefined;
  readonly until: Date | undefined;
}

/** What was asked for; undefined when the call makes no sense. */
function readCall(): Wanted | undefined {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { wal: { type: "string" }, until: { type: "string" } } });
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
  if (!existsSync(join(backup, "backup.json"))) throw new Error(`${backup} is no whole backup: backup.json, which is written last, is missing.`);
  const { postgres, until: reached } = JSON.parse(readFileSync(join(backup, "backup.json"), "utf8"));
  mkdirSync(dataDir, { recursive: true });
  const runner = unprivilegedRunner();
  const home = clusterHome(dataDir, runner);
  const cluster = join(home, "postgres");
  if (existsSync(cluster)) throw new Error(`${cluster} exists already; restore into a new folder.`);
  mkdirSync(cluster, { mode: 0o700 });
  give(cluster, runner);
  await extract(join(backup, "base.tar"), cluster, runner);
  const missing = await damaged(join(backup, "backup_manifest"), cluster);
  if (missing.length > 0) throw new Error(`${missing.length} files of the backup are damaged, ${missing[0]} for one; take another backup.`);
  // what the copy writes must not overwrite the original's archive
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

/** By tar, which every system has; fed, because the user that PostgreSQL runs as may not read the backup. */
async function extract(tar: string, cluster: string, runner: Runner): Promise<void> {
  const child = spawn("tar", ["-xf", "-", "-C", cluster], { ...runner, stdio: ["pipe", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = new Promise<number | null>((settle, fail) => child.once("error", fail).once("close", settle));
  // tar ends where the archive does, which may be before the last of its padding: the manifest tells whether all is there
  await pipeline(createReadStream(tar), child.stdin).catch(() => undefined);
  if ((await ended) !== 0) throw new Error(`tar could not extract base.tar: ${said.trim()}`);
}

/** Has PostgreSQL go on from archived WAL at its next start, and open for use when it is there. */
function recoverFrom(wal: string, until: Date | undefined, cluster: string, runner: Runner): void {
  if (wal.includes("'")) throw new Error("The folder of archived WAL must not have a ' in its name.");
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
  console.error("Usage: npm run restore -- <backup folder> <new DATA_DIR> [--wal <folder> [--until <moment, ISO 8601>]]");
  process.exitCode = 2;
} else
  await restore(wanted).catch((error: Error) => {
    console.error(`Not restored: ${error.message}`);
    process.exitCode = 1;
  });
