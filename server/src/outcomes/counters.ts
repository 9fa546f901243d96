// What outcomes teach about a payer: one row per identifier, changed in rising order, so that outcomes that meet cannot deadlock.
import type { components } from "../../../generated/types.ts";
import { instant } from "../database/instant.ts";
import type { Tenant } from "../database/tenancy.ts";
import type { AssessedPayer } from "./subject.ts";

type PayerRecord = components["schemas"]["PayerRecord"];

/** What speaks against a payer. */
export type DisputeKind = "chargeback" | "fraud";

/** Counts a captured payment for everything that the payer is known by. */
export async function countCapture({ query, organizationId }: Tenant, payer: AssessedPayer, now: Date): Promise<void> {
  await query(
    `INSERT INTO payer_counters AS c (organization_id, identifier, captured, first_captured_at) SELECT $1, n, 1, $3 FROM unnest($2::bigint[]) AS n ORDER BY n
     ON CONFLICT (organization_id, identifier) DO UPDATE SET captured = c.captured + 1, first_captured_at = COALESCE(c.first_captured_at, EXCLUDED.first_captured_at)`,
    [organizationId, numbersOf(payer), now],
  );
}

/**
 * Notes a dispute of a session against everything that the payer is known by. A session is one dispute, whatever speaks against it. What the
 * organization says takes the place of what a submerchant said, so that the submerchant cannot take it back.
 */
export async function noteDispute(tenant: Tenant, payer: AssessedPayer, kind: DisputeKind, now: Date): Promise<void> {
  const numbers = numbersOf(payer);
  if (tenant.submerchantId === null)
    await tenant.query("DELETE FROM payer_disputes WHERE organization_id = $1 AND session_id = $2 AND kind = $3 AND submerchant_id IS NOT NULL", [
      tenant.organizationId,
      payer.sessionId,
      kind,
    ]);
  await tenant.query(
    `INSERT INTO payer_disputes (organization_id, identifier, session_id, kind, occurred_at, submerchant_id)
     SELECT $1, n, $3, $4, $5, $6 FROM unnest($2::bigint[]) AS n ON CONFLICT DO NOTHING`,
    [tenant.organizationId, numbers, payer.sessionId, kind, now, tenant.submerchantId],
  );
  await recount(tenant, numbers);
}

/** Takes back what a session's disputes spoke against the payer, a submerchant what it reported itself; answers whether there were any. */
export async function forgetDisputes(tenant: Tenant, payer: AssessedPayer): Promise<boolean> {
  const forgotten = await tenant.query<{ identifier: number }>(
    "DELETE FROM payer_disputes WHERE organization_id = $1 AND session_id = $2 AND ($3::uuid IS NULL OR submerchant_id = $3) RETURNING identifier",
    [tenant.organizationId, payer.sessionId, tenant.submerchantId],
  );
  await recount(tenant, [...new Set(forgotten.map(({ identifier }) => Number(identifier)))]);
  return forgotten.length > 0;
}

/** What is known of the payer by their steadiest identifier, as the caller counts; null where no payer is known. */
export async function payerRecord({ query, organizationId, submerchantId }: Tenant, payer: AssessedPayer): Promise<PayerRecord | null> {
  const [number] = submerchantId === null ? payer.organizationNumbers : payer.submerchantNumbers;
  if (number === undefined) return null;
  const [row] = await query<PayerRecord>(
    "SELECT captured, disputes, first_captured_at, last_chargeback_at, last_confirmed_fraud_at FROM payer_counters WHERE organization_id = $1 AND identifier = $2",
    [organizationId, number],
  );
  const at = (text: string | null | undefined): string | null => (text ? instant(text) : null);
  return {
    captured: row?.captured ?? 0,
    disputes: row?.disputes ?? 0,
    first_captured_at: at(row?.first_captured_at),
    last_chargeback_at: at(row?.last_chargeback_at),
    last_confirmed_fraud_at: at(row?.last_confirmed_fraud_at),
  };
}

/** Makes the counters from the disputes that are noted. */
async function recount({ query, organizationId }: Tenant, numbers: readonly number[]): Promise<void> {
  await query(
    `INSERT INTO payer_counters (organization_id, identifier, disputes, last_chargeback_at, last_confirmed_fraud_at)
     SELECT $1, n, d.sessions, d.chargeback, d.fraud FROM unnest($2::bigint[]) AS n
     CROSS JOIN LATERAL (
       SELECT count(DISTINCT session_id)::int AS sessions, max(occurred_at) FILTER (WHERE kind = 'chargeback') AS chargeback, max(occurred_at) FILTER (WHERE kind = 'fraud') AS fraud
       FROM payer_disputes WHERE organization_id = $1 AND identifier = n
     ) d ORDER BY n
     ON CONFLICT (organization_id, identifier) DO UPDATE
       SET disputes = EXCLUDED.disputes, last_chargeback_at = EXCLUDED.last_chargeback_at, last_confirmed_fraud_at = EXCLUDED.last_confirmed_fraud_at`,
    [organizationId, numbers],
  );
}

function numbersOf({ organizationNumbers, submerchantNumbers }: AssessedPayer): number[] {
  return [...new Set([...organizationNumbers, ...submerchantNumbers])];
}
