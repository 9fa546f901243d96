// Merges signals stored with an older key and with the newest, a batch with one statement.
import { rowParameters } from "../../platform/database/row-parameters.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** A value's hash with an older key and with the newest. */
export interface RehashedValue {
  readonly old: Buffer;
  readonly hash: Buffer;
}

const hashes = rowParameters<RehashedValue>("r", 4, { old: ["bytea", ({ old }) => old], hash: ["bytea", ({ hash }) => hash] });

const STATEMENT = `WITH gone AS (
    DELETE FROM network_signals s USING ${hashes.sql}
    WHERE s.organization_id = $1 AND s.submerchant_id IS NOT DISTINCT FROM $2 AND s.cause = $3 AND s.signal_hash = r.old AND r.old <> r.hash
      AND EXISTS (SELECT FROM network_signals n WHERE n.organization_id = $1 AND n.submerchant_id IS NOT DISTINCT FROM $2 AND n.cause = $3 AND n.signal_hash = r.hash)
    RETURNING r.hash, s.occurred_at, s.expires_at, s.description
  )
  UPDATE network_signals n SET occurred_at = GREATEST(n.occurred_at, gone.occurred_at), expires_at = GREATEST(n.expires_at, gone.expires_at),
    description = COALESCE(n.description, gone.description)
  FROM gone WHERE n.organization_id = $1 AND n.submerchant_id IS NOT DISTINCT FROM $2 AND n.cause = $3 AND n.signal_hash = gone.hash`;

/** Merges the signals of one cause stored under both hashes of a value. */
export async function mergeSignals({ query, organizationId, submerchantId }: Tenant, cause: string, values: readonly RehashedValue[]): Promise<void> {
  await query(STATEMENT, [organizationId, submerchantId, cause, ...hashes.values(values)]);
}
