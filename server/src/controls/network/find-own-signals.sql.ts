// Which values of a query the caller reports itself, for up to a hundred values.
import { rowParameters } from "../../platform/database/row-parameters.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** Index of a value in the query, and its hash with one key. */
export interface IndexedHash {
  readonly index: number;
  readonly hash: Buffer;
}

const wanted = rowParameters<IndexedHash>("w", 2, { i: ["int", ({ index }) => index], hash: ["bytea", ({ hash }) => hash] });

const STATEMENT = `SELECT DISTINCT w.i FROM ${wanted.sql} JOIN network_signals s ON s.organization_id = $1 AND s.signal_hash = w.hash
  WHERE s.expires_at > now() AND ($4::uuid IS NULL OR s.submerchant_id = $4)`;

/** Indexes of the values that the caller reports: a submerchant, not its provider. */
export async function findOwnSignals({ query, organizationId, submerchantId }: Tenant, hashes: readonly IndexedHash[]): Promise<ReadonlySet<number>> {
  const rows = await query<{ i: number }>(STATEMENT, [organizationId, ...wanted.values(hashes), submerchantId]);
  return new Set(rows.map(({ i }) => i));
}
