// Databases for tests.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { surviving } from "../../src/platform/database/pool.ts";
import { TEMPLATE } from "./cluster.ts";

/** A migrated, empty database of one test file. */
export interface TestDatabase {
  readonly url: string;
  readonly query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Refuses every connection and ends those there are, as when the server is gone. */
  readonly cut: () => Promise<void>;
  readonly restore: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A pool whose connections may end with the database: `pool.end()` does not wait until the server has closed them. */
export const connectPool = (url: string, options: pg.PoolConfig = {}): pg.Pool => surviving(new pg.Pool({ connectionString: url, ...options }));

/** Creates a database from the migrated template, or an empty one. */
export async function createDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  // files are copied as they are, not block by block through the log
  await onCluster(`CREATE DATABASE ${name} TEMPLATE ${options.empty ? "template0" : TEMPLATE} STRATEGY file_copy`);
  const url = new URL(inject("clusterUrl"));
  url.pathname = `/${name}`;
  const pool = connectPool(url.toString(), { max: 4 });
  return {
    url: url.toString(),
    query: async (text, values) => (await pool.query(text, values)).rows as never,
    cut: async () => {
      await onCluster(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
      await onCluster(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    },
    restore: () => onCluster(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`),
    close: async () => {
      await pool.end();
      await onCluster(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function onCluster(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("clusterUrl") });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
