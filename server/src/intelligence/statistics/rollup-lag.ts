// How far the figures are behind, whichever process rolls them up.

import type pg from "pg";
import { systemClock } from "../../platform/time/clock.ts";

/** Seconds between now and the newest moment that is rolled up; NaN before the first rollup, and while the database does not say. */
export async function rollupLagSeconds(pool: pg.Pool, now = systemClock.now): Promise<number> {
  const { rows } = await pool
    .query<{ counted_until: Date }>("SELECT counted_until FROM statistics_progress")
    .catch((): { rows: { counted_until: Date }[] } => ({ rows: [] }));
  // before the first rollup it is the epoch
  return rows[0] === undefined || rows[0].counted_until.getTime() <= 0 ? Number.NaN : Math.max(0, (now() - rows[0].counted_until.getTime()) / 1000);
}
