// The mark of a database: the stage that it serves, set by the first start. A sandbox would make everybody an administrator of production's data, and
// production must not accept data of a sandbox.
import pg from "pg";
import type { Stage } from "../platform/environment/config.ts";
import { ConfigError } from "../platform/errors/config-error.ts";

/** PostgreSQL's codes for a table and a column that do not exist: the database is empty, or its schema older than the mark. */
const NOT_THERE: ReadonlySet<string> = new Set(["42P01", "42703"]);

const REFUSALS: Readonly<Record<Stage, string>> = {
  sandbox:
    "STAGE is production, and this database belongs to a sandbox: its keys and organizations are test data. Give production a database of its own in DATABASE_URL (CREATE DATABASE), or start with STAGE=sandbox.",
  production:
    "STAGE is sandbox, and this database has served production: in a sandbox, anyone who can reach the service can sign in as an administrator. Give the sandbox a database of its own in DATABASE_URL, leave DATABASE_URL out for the embedded one, or start with STAGE=production.",
};

/** Throws ConfigError when the database is marked with another stage. One without a mark, or without a schema, is accepted. */
export async function assertStage(url: string, stage: Stage): Promise<void> {
  await onConnection(url, async (client) => {
    const { rows } = await client.query<{ stage: Stage | null }>("SELECT stage FROM installation").catch((error: { code?: string }) => {
      if (NOT_THERE.has(error.code ?? "")) return { rows: [] };
      throw error;
    });
    refuse(rows[0]?.stage, stage);
  });
}

/** Marks a migrated database with the stage, unless it is marked. Throws ConfigError when it is marked with another. `ownerUrl`: as the owner of its tables. */
export async function claimStage(ownerUrl: string, stage: Stage): Promise<void> {
  await onConnection(ownerUrl, async (client) => {
    await client.query("UPDATE installation SET stage = $1, stage_set_at = now() WHERE stage IS NULL", [stage]);
    const { rows } = await client.query<{ stage: Stage }>("SELECT stage FROM installation");
    refuse(rows[0]?.stage, stage);
  });
}

function refuse(marked: Stage | null | undefined, stage: Stage): void {
  if (marked != null && marked !== stage) throw new ConfigError(REFUSALS[marked]);
}

/** Works on a connection of its own. */
export async function onConnection(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
