// The PostgreSQL of the bench, which can be restarted with other settings, so that statement statistics cost time in the profile phase only.
import { totalmem } from "node:os";
import pg from "pg";
import { startEmbeddedPostgres } from "../src/platform/database/embedded.ts";

/** A PostgreSQL whose address and process change when it is restarted. */
export interface Cluster {
  readonly url: () => string;
  readonly pid: () => number;
  /** Restarts it with these settings instead of those of the last restart. There must be no connections. */
  readonly restart: (settings: Readonly<Record<string, string>>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A quarter of the machine's memory, as PostgreSQL's manual advises for one that serves a database: the embedded one takes less by itself. */
const SETTINGS = { shared_buffers: `${Math.floor(totalmem() / 4 / 1_048_576)}MB` } as const;

/** Opens the one in a folder. Settings left by a killed run are reset. */
export async function openCluster(folder: string): Promise<Cluster> {
  let postgres = await startEmbeddedPostgres(folder, SETTINGS);

  async function restart(settings: Readonly<Record<string, string>>): Promise<void> {
    const statements = ["ALTER SYSTEM RESET ALL", ...Object.entries(settings).map(([name, value]) => `ALTER SYSTEM SET ${name} = ${value}`)];
    await onDatabase(postgres.url, async (client) => {
      for (const statement of statements) await client.query(statement);
    });
    await postgres.stop();
    postgres = await startEmbeddedPostgres(folder, SETTINGS);
  }

  const left = await onDatabase(postgres.url, (client) => client.query("SELECT FROM pg_settings WHERE name = 'shared_preload_libraries' AND setting <> ''"));
  if (left.rowCount !== 0) await restart({});
  return { url: () => postgres.url, pid: () => postgres.pid(), restart, stop: () => postgres.stop() };
}

/** Does something over a connection of its own. */
export async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
