// Lag of the rollup, over all processes.

import type pg from "pg";
import { systemClock } from "../../platform/time/clock.ts";

/** Seconds between now and the end of the rolled-up time; NaN before the first rollup, and while the database is unavailable. */
export async function rollupLagSeconds(pool: pg.Pool, now = systemClock.now): Promise<number> {
  const { rows } = await pool
    .query<{ counted_until: Date }>("SELECT counted_until FROM statistics_progress")
    .catch((): { rows: { counted_until: Date }[] } => ({ rows: [] }));
  // the epoch before the first rollup
  return rows[0] === undefined || rows[0].counted_until.getTime() <= 0 ? Number.NaN : Math.max(0, (now() - rows[0].counted_until.getTime()) / 1000);
}
