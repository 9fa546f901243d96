// How far assessments are rolled up.
import type pg from "pg";

/** Ends, in epoch milliseconds, of the counted time, and of the time that was checked for late assessments. */
export interface RollupProgress {
  readonly counted: number;
  readonly checked: number;
  /** Before this time, figures may already be counted, by a clock that was ahead. */
  readonly ahead: number;
}

const STATEMENT = "SELECT counted_until, checked_until, ahead_until FROM statistics_progress";

/** The progress of the rollup; the epoch before the first one. */
export async function readProgress(client: Pick<pg.Pool, "query">): Promise<RollupProgress> {
  const { rows } = await client.query<{ counted_until: Date; checked_until: Date; ahead_until: Date }>(STATEMENT);
  const [row] = rows;
  if (row === undefined) throw new Error("the progress of the statistics is missing");
  return { counted: row.counted_until.getTime(), checked: row.checked_until.getTime(), ahead: row.ahead_until.getTime() };
}
