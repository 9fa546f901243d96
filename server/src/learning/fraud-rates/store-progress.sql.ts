// Stores how far payments are counted for the fraud rates, in the transaction that counts them.
import type pg from "pg";
import type { AggregationProgress } from "./read-progress.sql.ts";

const STATEMENT = "UPDATE fraud_rate_progress SET payments_until = $1, refreshed_day = $2, walked_organization = $3, walked_identifier = $4";

/** Stores the progress of the aggregation. */
export async function storeProgress(client: pg.PoolClient, { payments, refreshed, walked }: Omit<AggregationProgress, "counted">): Promise<void> {
  await client.query(STATEMENT, [new Date(payments), refreshed, walked.organization_id, walked.identifier]);
}
