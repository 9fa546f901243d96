// When keys were last used: collected in memory and written periodically, never during a request.

import type pg from "pg";
import type { Job } from "../../platform/jobs/job.ts";
import { type Clock, systemClock } from "../../platform/time/clock.ts";
import { SECOND } from "../../platform/time/time.ts";
import { noteKeyUse } from "./cross-tenant-functions.ts";

/** The notes of a process. */
export interface KeyUsage {
  readonly note: (keyId: string) => void;
  /** Writes the collected times. */
  readonly flush: () => Promise<void>;
}

/** Begins to take notes. What could not be written is written with the next. */
export function createKeyUsage(pool: pg.Pool, clock: Clock = systemClock): KeyUsage {
  let used = new Map<string, number>();
  const flush = async (): Promise<void> => {
    if (used.size === 0) return;
    const noted = used;
    used = new Map();
    try {
      await pool.query({ ...noteKeyUse.statement, values: [[...noted.keys()], [...noted.values()]] });
    } catch (error) {
      for (const [id, at] of noted) if (!used.has(id)) used.set(id, at);
      throw error;
    }
  };
  return { note: (keyId) => void used.set(keyId, clock.now()), flush };
}

/** The job that writes them. */
export function keyUsageJob({ flush }: KeyUsage): Job {
  return {
    name: "key-usage",
    schedule: { everyMs: 10 * SECOND },
    timeoutMs: 30 * SECOND,
    run: async () => {
      await flush();
      return undefined;
    },
  };
}
