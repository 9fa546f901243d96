// Which values of a query the caller reports itself: up to a hundred are asked for at once.
import { rowParameters } from "../../platform/database/row-parameters.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** The place of a value in the query, and its hash under one key. */
export interface AskedHash {
  readonly place: number;
  readonly hash: Buffer;
}

const asked = rowParameters<AskedHash>("a", 2, { place: ["int", ({ place }) => place], hash: ["bytea", ({ hash }) => hash] });

const STATEMENT = `SELECT DISTINCT a.place FROM ${asked.sql} JOIN network_signals s ON s.organization_id = $1 AND s.signal_hash = a.hash
  WHERE s.expires_at > now() AND ($4::uuid IS NULL OR s.submerchant_id = $4)`;

/** Places of the values that the caller reports: a submerchant, not its provider. */
export async function findOwnSignals({ query, organizationId, submerchantId }: Tenant, hashes: readonly AskedHash[]): Promise<ReadonlySet<number>> {
  const rows = await query<{ place: number }>(STATEMENT, [organizationId, ...asked.values(hashes), submerchantId]);
  return new Set(rows.map(({ place }) => place));
}
