// Shortens signals to the expiry of a later contribution, a batch with one statement.
import { rowParameters } from "../../platform/database/row-parameters.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** The hash of a value, and the contributed expiry. */
export interface ContributedEnd {
  readonly hash: Buffer;
  readonly expiresAt: Date;
}

const ends = rowParameters<ContributedEnd>("r", 3, { hash: ["bytea", ({ hash }) => hash], contributed_end: ["timestamptz", ({ expiresAt }) => expiresAt] });

const STATEMENT = `UPDATE network_signals s SET expires_at = r.contributed_end FROM ${ends.sql}
  WHERE s.organization_id = $1 AND s.submerchant_id IS NOT DISTINCT FROM $2 AND s.signal_hash = r.hash AND s.expires_at > r.contributed_end
    AND NOT EXISTS (SELECT FROM assessments a WHERE a.organization_id = $1 AND a.session_id = s.cause)`;

/** Shortens the caller's signals of these values that would expire later, except those caused by a session. */
export async function endSignalsEarlier({ query, organizationId, submerchantId }: Tenant, contributed: readonly ContributedEnd[]): Promise<void> {
  await query(STATEMENT, [organizationId, submerchantId, ...ends.values(contributed)]);
}
