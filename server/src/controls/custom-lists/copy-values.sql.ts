// Copies values from one contents to another, in steps.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

const STATEMENT = `WITH part AS (
    SELECT value_key, value FROM custom_list_values WHERE organization_id = $1 AND contents_id = $2 AND ($4::bigint IS NULL OR value_key > $4) ORDER BY value_key LIMIT $5
  ), added AS (
    INSERT INTO custom_list_values (organization_id, contents_id, value_key, value) SELECT $1, $3, value_key, value FROM part ON CONFLICT DO NOTHING RETURNING 1
  ) SELECT (SELECT count(*) FROM added)::int AS added, (SELECT max(value_key) FROM part)::text AS last`;

/** Values per statement: each stays well within the statement timeout. */
const STEP = 25_000;

/** Copies all values of `from` that `to` lacks, in the caller's transaction; returns how many. */
export async function copyValues({ query, organizationId }: Tenant, from: string, to: string): Promise<number> {
  let copied = 0;
  for (let after: string | null = null; ; ) {
    const [step]: { added: number; last: string | null }[] = await query<{ added: number; last: string | null }>(STATEMENT, [
      organizationId,
      from,
      to,
      after,
      STEP,
    ]);
    copied += step?.added ?? 0;
    if (step === undefined || step.last === null) return copied;
    after = step.last;
  }
}
