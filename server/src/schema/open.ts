// The database for commands that run beside the server: DATABASE_URL, the embedded one that a server has running, or the embedded one started.

import { runningEmbeddedUrl, startEmbeddedPostgres } from "../platform/database/embedded.ts";
import type { Config } from "../platform/environment/config.ts";
import { migrate } from "./migrate.ts";

/** An opened, migrated database; `close` stops what was started for it. The commands that use it work as its owner. */
export async function openDatabase(config: Config): Promise<{ ownerUrl: string; close: () => Promise<void> }> {
  const shared = config.databaseOwnerUrl ?? config.databaseUrl ?? runningEmbeddedUrl(config.dataDir);
  if (shared !== undefined) {
    await migrate(shared);
    return { ownerUrl: shared, close: () => Promise.resolve() };
  }
  const embedded = await startEmbeddedPostgres(config.dataDir);
  await migrate(embedded.url);
  return { ownerUrl: embedded.url, close: embedded.stop };
}
