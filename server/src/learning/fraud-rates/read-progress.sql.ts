// How far payments are counted for the fraud rates, and how far these are refreshed for a new day.
import type pg from "pg";

/** An identifier of an organization. */
export interface IdentifierKey {
  readonly organization_id: string;
  readonly identifier: string;
}

/** Progress of the aggregation; times in epoch milliseconds. */
export interface AggregationProgress {
  readonly payments: number;
  /** End of the counted statistics. */
  readonly counted: number;
  /** Day of the fraud rates, ISO. */
  readonly refreshed: string;
  readonly walked: IdentifierKey;
}

const STATEMENT = `SELECT payments_until, counted_until, to_char(refreshed_day, 'YYYY-MM-DD') AS refreshed, walked_organization AS organization_id, walked_identifier AS identifier
  FROM fraud_rate_progress CROSS JOIN statistics_progress`;

/** The progress of the aggregation. */
export async function readProgress(client: pg.PoolClient): Promise<AggregationProgress> {
  const { rows } = await client.query<IdentifierKey & { payments_until: Date; counted_until: Date; refreshed: string }>(STATEMENT);
  const [row] = rows;
  if (row === undefined) throw new Error("the progress of the fraud rates is missing");
  const { payments_until, counted_until, refreshed, organization_id, identifier } = row;
  return { payments: payments_until.getTime(), counted: counted_until.getTime(), refreshed, walked: { organization_id, identifier } };
}
