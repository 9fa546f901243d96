// A PostgreSQL for one replay: what it holds is gone when the replay ends, also when somebody interrupts it.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../src/platform/database/embedded.ts";

/** A PostgreSQL and the folder that it has for itself. */
export interface TemporaryDatabase {
  /** Connection string of the superuser. */
  readonly url: string;
  /** Stops it and deletes its folder. */
  readonly close: () => Promise<void>;
}

/** It is not durable: a machine that fails ends the replay. */
const SETTINGS = { fsync: "off", full_page_writes: "off", synchronous_commit: "off", shared_buffers: "512MB", max_wal_size: "4GB" };

/** What a shell says of a program that Ctrl+C ended. */
const INTERRUPTED = 130;

/** Starts PostgreSQL in a folder of its own. SIGINT and SIGTERM stop it, delete the folder and end the process. */
export async function openTemporaryDatabase(): Promise<TemporaryDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "fraud-risk-replay-"));
  // passable for the user that PostgreSQL runs as under root: else its data would lie elsewhere
  chmodSync(folder, 0o711);
  const started = startEmbeddedPostgres(folder, SETTINGS);
  const close = async (): Promise<void> => {
    try {
      await (await started).stop();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const interrupted = (): void => void close().finally(() => process.exit(INTERRUPTED));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, interrupted);
  try {
    const { url } = await started;
    return {
      url,
      close: async () => {
        for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, interrupted);
        await close();
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
