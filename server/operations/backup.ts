// `npm run backup -- <new folder>`: a backup of the whole database while it is in use, without any program of PostgreSQL. The folder then holds base.tar, which
// is what pg_basebackup would have written, its backup_manifest, and backup.json. What was acknowledged before the command was called is in it, and what came while
// it ran up to the place in the WAL that it prints.
// Not in it, and to be kept elsewhere: SECRETS_KEYS and NETWORK_KEYS, without which sealed secrets, encrypted requests and shared hashes are of no use to anybody.
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";
import { readConfig } from "../src/platform/configuration/config.ts";
import { locationOf } from "../src/platform/database/cluster.ts";
import { runningEmbeddedUrl } from "../src/platform/database/embedded.ts";
import { takeBaseBackup } from "./base-backup.ts";

const [target, ...more] = process.argv.slice(2);
if (target === undefined || target.startsWith("-") || more.length > 0) {
  console.error("Usage: npm run backup -- <new folder>");
  process.exitCode = 2;
} else
  await backUp(resolve(target)).catch((error: Error & { code?: string }) => {
    console.error(`There is no backup: ${error.message || error.code}`);
    process.exitCode = 1;
  });

async function backUp(folder: string): Promise<void> {
  const config = readConfig(process.env, "reading");
  const shared = config.databaseOwnerUrl ?? config.databaseUrl;
  const url = shared ?? runningEmbeddedUrl(config.dataDir);
  if (url === undefined) throw new Error(`no server is running over DATA_DIR ${config.dataDir}, and DATABASE_URL is not set.`);
  const installation = await installationOf(url);
  mkdirSync(folder, { recursive: false, mode: 0o700 });
  const startedAt = new Date();
  const { until, bytes } = await takeBaseBackup(url, join(folder, "base.tar"), join(folder, "backup_manifest"));
  // the embedded database is opened with a password that lies beside it
  const password = join(locationOf(resolve(config.dataDir)), "postgres.password");
  if (shared === undefined && existsSync(password)) copyFileSync(password, join(folder, "postgres.password"));
  // written last: a folder without it is no backup
  writeFileSync(join(folder, "backup.json"), `${JSON.stringify({ ...installation, startedAt, endedAt: new Date(), until, bytes }, undefined, 2)}\n`, {
    flush: true,
  });
  console.log(`${folder}  ${Math.ceil(bytes / 1_048_576)} MB  up to ${until}`);
}

/** Which installation it is, and under which schema and PostgreSQL it can be started. */
async function installationOf(url: string): Promise<object> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT (SELECT id FROM installation) AS installation, (SELECT name FROM schema_migrations ORDER BY id DESC LIMIT 1) AS migration,
       current_setting('server_version') AS postgres`,
    );
    return rows[0];
  } finally {
    await client.end();
  }
}
