// Moves signals from hashes with an older key to hashes with the newest, a batch with one statement.
import { rowParameters } from "../../platform/database/row-parameters.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { RehashedValue } from "./merge-signals.sql.ts";

const hashes = rowParameters<RehashedValue & { readonly version: string }>("r", 4, {
  old: ["bytea", ({ old }) => old],
  hash: ["bytea", ({ hash }) => hash],
  version: ["text", ({ version }) => version],
});

const STATEMENT = `UPDATE network_signals s SET signal_hash = r.hash, key_version = r.version FROM ${hashes.sql}
  WHERE s.organization_id = $1 AND s.submerchant_id IS NOT DISTINCT FROM $2 AND s.cause = $3 AND s.signal_hash = r.old`;

/** Moves the signals of one cause to the newest hashes of their values. */
export async function rehashSignals(
  { query, organizationId, submerchantId }: Tenant,
  cause: string,
  values: readonly (RehashedValue & { readonly version: string })[],
): Promise<void> {
  await query(STATEMENT, [organizationId, submerchantId, cause, ...hashes.values(values)]);
}
