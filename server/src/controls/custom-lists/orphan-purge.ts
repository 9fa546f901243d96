// Deletes contents of custom lists that no list has: replaced or removed ones, and those of imports that broke off.
import type pg from "pg";
import type { Job } from "../../platform/jobs/job.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { MINUTE, SECOND } from "../../platform/time/time.ts";
import { purgeOrphans } from "./cross-tenant-functions.ts";

/** Values per statement. */
const AT_ONCE = 10_000;

/** The job. */
export function orphanPurge(pool: pg.Pool): Job {
  return {
    name: "custom-list-purge",
    schedule: { everyMs: 30 * SECOND },
    timeoutMs: MINUTE,
    run: async ({ signal }) => {
      while (!signal.aborted && (await purgeOnce(pool)));
      return undefined;
    },
  };
}

/** One step; false when nothing is due. */
export async function purgeOnce(pool: pg.Pool, now = systemClock.now()): Promise<boolean> {
  const { rows } = await pool.query<{ contents: number; deleted: number }>({ ...purgeOrphans.statement, values: [new Date(now), AT_ONCE] });
  return (rows[0]?.contents ?? 0) > 0;
}
