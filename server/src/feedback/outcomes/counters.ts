// Risk counters of payers: one row per identifier, locked in ascending order, so that concurrent outcomes cannot deadlock.
import type { components } from "../../../../generated/types.ts";
import type { AssessedPayer } from "../../decisions/assessments/assessed-payer.ts";
import { instant } from "../../platform/database/instant.ts";
import type { IdentifierHash } from "../../platform/identifiers/hash.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

type PayerRecord = components["schemas"]["PayerRecord"];

/** Kinds of dispute. */
export type DisputeKind = "chargeback" | "fraud";

/** Counts captured payments for all identifiers of their payers. */
export async function countCaptures({ query, organizationId }: Tenant, payers: readonly AssessedPayer[], now: Date): Promise<void> {
  const counts = new Map<IdentifierHash, number>();
  for (const number of payers.flatMap(hashesOfPayer)) counts.set(number, (counts.get(number) ?? 0) + 1);
  if (counts.size === 0) return;
  await query(
    `INSERT INTO payer_counters AS c (organization_id, identifier, captured, first_captured_at)
     SELECT $1, n, captured, $4 FROM unnest($2::bigint[], $3::int[]) AS r(n, captured) ORDER BY n
     ON CONFLICT (organization_id, identifier) DO UPDATE SET captured = c.captured + EXCLUDED.captured, first_captured_at = COALESCE(c.first_captured_at, EXCLUDED.first_captured_at)`,
    [organizationId, [...counts.keys()], [...counts.values()], now],
  );
}

/** Locks the counters of payers, in ascending order, until the transaction ends. A row of zeros is equivalent to no row. */
export async function lockCounters({ query, organizationId }: Tenant, payers: readonly AssessedPayer[]): Promise<void> {
  await query(
    `INSERT INTO payer_counters AS c (organization_id, identifier) SELECT $1, n FROM unnest($2::bigint[]) AS n ORDER BY n
     ON CONFLICT (organization_id, identifier) DO UPDATE SET captured = c.captured`,
    [organizationId, [...new Set(payers.flatMap(hashesOfPayer))]],
  );
}

/**
 * Records a dispute of a session for all identifiers of the payer. A session counts as one dispute, regardless of its kinds. A report of the
 * organization replaces one of a submerchant, so that the submerchant cannot revert it.
 */
export async function noteDispute(tenant: Tenant, payer: AssessedPayer, kind: DisputeKind, now: Date): Promise<void> {
  const numbers = hashesOfPayer(payer);
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

/** Reverts the disputes of a session, for a submerchant only its own reports; returns whether there were any. */
export async function deleteDisputes(tenant: Tenant, payer: AssessedPayer): Promise<boolean> {
  const forgotten = await tenant.query<{ identifier: IdentifierHash }>(
    "DELETE FROM payer_disputes WHERE organization_id = $1 AND session_id = $2 AND ($3::uuid IS NULL OR submerchant_id = $3) RETURNING identifier",
    [tenant.organizationId, payer.sessionId, tenant.submerchantId],
  );
  await recount(tenant, [...new Set(forgotten.map(({ identifier }) => identifier))]);
  return forgotten.length > 0;
}

/** The counters of the payer's most stable identifier, in the caller's scope; null without a payer. */
export async function payerRecord(tenant: Tenant, payer: AssessedPayer): Promise<PayerRecord | null> {
  const number = mostStableHash(payer, tenant.submerchantId);
  if (number === undefined) return null;
  return (await payerRecords(tenant, [number])).get(number) ?? UNKNOWN;
}

/** The hash of the payer's most stable identifier, in the scope of a submerchant or of the organization (null). */
export function mostStableHash(payer: AssessedPayer, submerchantId: string | null): IdentifierHash | undefined {
  return (submerchantId === null ? payer.organizationHashes : payer.submerchantHashes)[0];
}

/** Counters of an unknown payer. */
const UNKNOWN: PayerRecord = { captured: 0, disputes: 0, first_captured_at: null, last_chargeback_at: null, last_confirmed_fraud_at: null };

/** Counters before the given number of captured payments was added. */
export function payerRecordBefore(record: PayerRecord = UNKNOWN, later: number): PayerRecord {
  const captured = record.captured - later;
  return { ...record, captured, first_captured_at: captured === 0 ? null : record.first_captured_at };
}

/** Counters by identifier hash. */
export async function payerRecords({ query, organizationId }: Tenant, numbers: readonly IdentifierHash[]): Promise<Map<IdentifierHash, PayerRecord>> {
  if (numbers.length === 0) return new Map();
  const rows = await query<PayerRecord & { identifier: IdentifierHash }>(
    `SELECT identifier, captured, disputes, first_captured_at, last_chargeback_at, last_confirmed_fraud_at FROM payer_counters
     WHERE organization_id = $1 AND identifier = ANY($2::bigint[])`,
    [organizationId, numbers],
  );
  const at = (text: string | null): string | null => (text ? instant(text) : null);
  return new Map(
    rows.map(({ identifier, ...row }) => [
      identifier,
      {
        ...row,
        first_captured_at: at(row.first_captured_at),
        last_chargeback_at: at(row.last_chargeback_at),
        last_confirmed_fraud_at: at(row.last_confirmed_fraud_at),
      },
    ]),
  );
}

/** Recomputes the counters from the recorded disputes. */
async function recount({ query, organizationId }: Tenant, numbers: readonly IdentifierHash[]): Promise<void> {
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

/** Distinct hashes of all identifiers of the payer, in every scope. */
export function hashesOfPayer({ organizationHashes, submerchantHashes }: AssessedPayer): IdentifierHash[] {
  return [...new Set([...organizationHashes, ...submerchantHashes])];
}
