// One real PostgreSQL for all test files; each file gets a database of its own, copied from a migrated template.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { createSandboxIdentity } from "../../src/accounts/sandbox/identity.ts";
import { startEmbeddedPostgres } from "../../src/platform/database/embedded.ts";
import { migrate } from "../../src/schema/migrate.ts";

declare module "vitest" {
  export interface ProvidedContext {
    clusterUrl: string;
  }
}

/** Name of the migrated database that test databases are copied from. */
export const TEMPLATE = "template_migrated";

/** Keys of the sandbox's identity provider, which the first process over a database would make: once for all databases. */
async function shareSigningKeys(url: string): Promise<void> {
  const identity = await createSandboxIdentity(url, { organization: "organization", role: "role" }, () => undefined);
  await identity.close();
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "fraud-risk-test-"));
  // readable by the unprivileged user that runs PostgreSQL when the tests run as root
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  // nothing here has to outlive the machine, and no database lives long enough to be tidied up
  for (const setting of ["fsync", "full_page_writes", "autovacuum"]) await client.query(`ALTER SYSTEM SET ${setting} = off`);
  await client.query("SELECT pg_reload_conf()");
  await client.end();
  const template = new URL(postgres.url);
  template.pathname = `/${TEMPLATE}`;
  await migrate(template.toString()).catch(async (error: unknown) => {
    // a broken migration must not leave a PostgreSQL behind
    await postgres.stop();
    throw error;
  });
  await shareSigningKeys(template.toString());
  project.provide("clusterUrl", postgres.url);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
