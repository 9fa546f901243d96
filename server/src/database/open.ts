// The database for commands that run beside the server: DATABASE_URL, the embedded one that a server has running, or the embedded one started.
import type { Config } from "../config.ts";
import { runningEmbeddedUrl, startEmbeddedPostgres } from "./embedded.ts";
import { migrate } from "./migrate.ts";

/** An opened, migrated database; `close` stops what was started for it. */
export async function openDatabase(config: Config): Promise<{ url: string; close: () => Promise<void> }> {
  const shared = config.databaseUrl ?? runningEmbeddedUrl(config.dataDir);
  if (shared !== undefined) {
    await migrate(shared);
    return { url: shared, close: () => Promise.resolve() };
  }
  const embedded = await startEmbeddedPostgres(config.dataDir);
  await migrate(embedded.url);
  return { url: embedded.url, close: embedded.stop };
}
