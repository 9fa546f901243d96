// Captured payments are added to the counters of their payers, a batch with one statement.
import { rowParameters } from "../../platform/database/row-parameters.ts";
import type { IdentifierHash } from "../../platform/identifiers/hash.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** An identifier, and how many payments were captured. */
export type CountedCaptures = readonly [identifier: IdentifierHash, captured: number];

const counts = rowParameters<CountedCaptures>("r", 2, { n: ["bigint", ([identifier]) => identifier], captured: ["int", ([, captured]) => captured] });

const STATEMENT = `INSERT INTO payer_counters AS c (organization_id, identifier, captured, first_captured_at)
  SELECT $1, n, captured, $4 FROM ${counts.sql} ORDER BY n
  ON CONFLICT (organization_id, identifier) DO UPDATE SET captured = c.captured + EXCLUDED.captured, first_captured_at = COALESCE(c.first_captured_at, EXCLUDED.first_captured_at)`;

/** Adds captured payments, no identifier twice. Rows are taken in rising order, so that concurrent calls cannot deadlock. */
export async function addCaptures({ query, organizationId }: Tenant, captures: readonly CountedCaptures[], now: Date): Promise<void> {
  if (captures.length > 0) await query(STATEMENT, [organizationId, ...counts.values(captures), now]);
}
