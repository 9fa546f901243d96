// Signals end no later than is told now, a batch with one statement.
import { rowParameters } from "../../platform/database/row-parameters.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** The hash of a value, and the end that is told. */
export interface ToldEnd {
  readonly hash: Buffer;
  readonly expiresAt: Date;
}

const ends = rowParameters<ToldEnd>("r", 3, { hash: ["bytea", ({ hash }) => hash], told_end: ["timestamptz", ({ expiresAt }) => expiresAt] });

const STATEMENT = `UPDATE network_signals s SET expires_at = r.told_end FROM ${ends.sql}
  WHERE s.organization_id = $1 AND s.submerchant_id IS NOT DISTINCT FROM $2 AND s.signal_hash = r.hash AND s.expires_at > r.told_end
    AND NOT EXISTS (SELECT FROM assessments a WHERE a.organization_id = $1 AND a.session_id = s.cause)`;

/** Ends the caller's signals of these values that would end later, but those that a session caused. */
export async function endSignalsEarlier({ query, organizationId, submerchantId }: Tenant, told: readonly ToldEnd[]): Promise<void> {
  await query(STATEMENT, [organizationId, submerchantId, ...ends.values(told)]);
}
