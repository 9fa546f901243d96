// Stores how far assessments are rolled up, in the transaction that counts them.
import type pg from "pg";
import type { RollupProgress } from "./read-progress.sql.ts";

const STATEMENT = "UPDATE statistics_progress SET counted_until = $1, checked_until = $2, ahead_until = $3";

/** Stores the progress of the rollup. */
export async function storeProgress(client: pg.PoolClient, { counted, checked, ahead }: RollupProgress): Promise<void> {
  await client.query(STATEMENT, [new Date(counted), new Date(checked), new Date(ahead)]);
}
