// Lag of the rollup, over all processes.

import type pg from "pg";
import { systemClock } from "../platform/time/clock.ts";
import { readProgress } from "./read-progress.sql.ts";

/** Seconds between now and the end of the rolled-up time; NaN before the first rollup, and while the database is unavailable. */
export async function rollupLagSeconds(pool: pg.Pool, now = systemClock.now): Promise<number> {
  const progress = await readProgress(pool).catch(() => undefined);
  // the epoch before the first rollup
  return progress === undefined || progress.counted <= 0 ? Number.NaN : Math.max(0, (now() - progress.counted) / 1000);
}
