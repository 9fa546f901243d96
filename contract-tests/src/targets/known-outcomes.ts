import pg from "pg";
import { runningEmbeddedUrl } from "../../../server/src/platform/database/embedded.ts";

/** Enough known outcomes of an organization for a fit, as the statistics hold them: to report them would take a thousand requests, and a week. */
export async function addKnownOutcomes(dataDir: string, organizationId: string): Promise<void> {
  const client = new pg.Client({ connectionString: runningEmbeddedUrl(dataDir) });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO statistics (organization_id, submerchant_id, grain, fact, bucket, figures)
       SELECT $1, '00000000-0000-0000-0000-000000000000', 'day', fact, date_trunc('day', now(), 'UTC') - interval '5 days', figures
       FROM (VALUES ('fraud', '{"payin|approve|10": [40, 0]}'::jsonb), ('good', '{"payin|0": [2000, 0]}')) AS f(fact, figures)`,
      [organizationId],
    );
  } finally {
    await client.end();
  }
}
