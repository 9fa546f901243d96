// `npm run backup -- <new folder>`: online backup of the whole database, without PostgreSQL's programs. The folder contains base.tar (as
// pg_basebackup writes it), its backup_manifest, and backup.json. The backup contains everything acknowledged before the command started, and what was written while it ran,
// up to the WAL position that it prints.
// Not included, to be stored separately: SECRETS_KEYS and NETWORK_KEYS. Without them, secrets and requests cannot be decrypted and shared hashes cannot be matched.
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";
import { locationOf } from "../src/platform/database/cluster-home.ts";
import { runningEmbeddedUrl } from "../src/platform/database/embedded.ts";
import { readCommandLine } from "../src/platform/environment/command-line.ts";
import { readConfig } from "../src/platform/environment/config.ts";
import { ConfigError } from "../src/platform/errors/config-error.ts";
import { logFatal } from "../src/platform/observability/fatal.ts";
import { takeBaseBackup } from "./base-backup.ts";

const [target, ...more] = readCommandLine({ allowPositionals: true, options: {} }).positionals;
if (target === undefined || more.length > 0) {
  console.error("Usage: npm run backup -- <new folder>");
  process.exitCode = 2;
} else
  await backUp(resolve(target)).catch((error: unknown) => {
    logFatal(error, "the backup failed", "stderr");
    process.exitCode = 1;
  });

async function backUp(folder: string): Promise<void> {
  const config = readConfig(process.env, "reading");
  const shared = config.databaseOwnerUrl ?? config.databaseUrl;
  const url = shared ?? runningEmbeddedUrl(config.dataDir);
  if (url === undefined)
    throw new ConfigError(`No server is running on DATA_DIR ${config.dataDir}, and DATABASE_URL is not set. Start the server, or set DATABASE_URL.`);
  const installation = await installationOf(url);
  mkdirSync(folder, { recursive: false, mode: 0o700 });
  const startedAt = new Date();
  const { until, bytes } = await takeBaseBackup(url, join(folder, "base.tar"), join(folder, "backup_manifest"));
  // the password of the embedded database is stored beside it
  const password = join(locationOf(resolve(config.dataDir)), "postgres.password");
  if (shared === undefined && existsSync(password)) copyFileSync(password, join(folder, "postgres.password"));
  // written last: without it, the backup is incomplete
  writeFileSync(join(folder, "backup.json"), `${JSON.stringify({ ...installation, startedAt, endedAt: new Date(), until, bytes }, undefined, 2)}\n`, {
    flush: true,
  });
  console.log(`${folder}  ${Math.ceil(bytes / 1_048_576)} MB  up to ${until}`);
}

/** Identifies the installation, and the schema and PostgreSQL version that it needs. */
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
