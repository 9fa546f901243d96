// Purges rows of a table without partitions: scans it page by page, so that it needs no index and each step is short.

import type pg from "pg";
import { systemClock } from "../../platform/time/clock.ts";
import type { UnpartitionedTable } from "./retention-periods.ts";

/** Pages (8 KiB each) per step, and the throttling pause after it, as a multiple of its duration. */
const PAGES = 1000;
const PAUSE = 4;

/** Deletes the rows that expired before `before` (epoch milliseconds); returns their number. */
export async function purgeRows(client: pg.Client, { name, expired }: UnpartitionedTable, before: number): Promise<number> {
  const { rows } = await client.query<{ pages: string }>("SELECT pg_relation_size($1::regclass) / current_setting('block_size')::bigint AS pages", [name]);
  const pages = Number(rows[0]?.pages);
  let purged = 0;
  for (let page = 0; page < pages; page += PAGES) {
    const began = systemClock.monotonic();
    const { rowCount } = await client.query(`DELETE FROM ${name} WHERE ctid >= $2::tid AND ctid < $3::tid AND ${expired}`, [
      before,
      `(${page},0)`,
      `(${page + PAGES},0)`,
    ]);
    purged += rowCount ?? 0;
    if (page + PAGES < pages) await new Promise((resolve) => setTimeout(resolve, (systemClock.monotonic() - began) * PAUSE));
  }
  return purged;
}
