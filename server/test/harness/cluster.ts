// One real PostgreSQL for all test files; each file gets a database of its own, copied from a migrated template.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "../../src/platform/database/embedded.ts";
import { createSandboxIdentity } from "../../src/sandbox/identity.ts";
import { migrate } from "../../src/schema/migrate.ts";

/** Name of the migrated database that test databases are copied from. */
export const TEMPLATE = "template_migrated";

/** Nothing here has to outlive the machine, or a standby; no database lives long enough to be tidied up, none is large. */
const SETTINGS = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  autovacuum: "off",
  // the log may lie in memory
  max_wal_size: "256MB",
  // every connection maps what it touches of it
  shared_buffers: "256MB",
};

/** Keys of the sandbox's identity provider, which the first process over a database would make: once for all databases. */
async function shareSigningKeys(url: string): Promise<void> {
  const identity = await createSandboxIdentity(url, { organization: "organization", role: "role" }, () => undefined);
  await identity.close();
}

/** A cluster of its own in a new folder, with the template in it. `stop` leaves nothing behind. */
export async function startCluster(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(process.env.TEST_DATABASES_IN ?? tmpdir(), "fraud-risk-test-"));
  // readable by the unprivileged user that runs PostgreSQL when the tests run as root
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder, SETTINGS);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  const template = new URL(postgres.url);
  template.pathname = `/${TEMPLATE}`;
  await migrate(template.toString()).catch(async (error: unknown) => {
    // a broken migration must not leave a PostgreSQL behind
    await postgres.stop();
    throw error;
  });
  await shareSigningKeys(template.toString());
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
