// What outcomes teach about a payer: one row per identifier, changed in one order, so that outcomes that meet cannot deadlock.
import type { components } from "../../../generated/types.ts";
import type { Tenant } from "../database/tenancy.ts";
import type { AssessedPayer } from "./subject.ts";

type PayerRecord = components["schemas"]["PayerRecord"];

/** What is added to a payer's counters; times are set to now. */
export interface Lesson {
  readonly captured?: 1;
  /** +1 for a dispute, -1 for one that is taken back. */
  readonly disputes?: 1 | -1;
  readonly chargeback?: true;
  readonly fraud?: true;
  /** Times of disputes that are taken back: forgotten where they are still the last. */
  readonly forget?: readonly Date[];
}

/** Applies a lesson to everything that the payer is known by. */
export async function teach({ query, organizationId }: Tenant, payer: AssessedPayer, lesson: Lesson, now: Date): Promise<void> {
  const numbers = [...new Set([...payer.organizationNumbers, ...payer.submerchantNumbers])].sort((a, b) => a - b);
  if (numbers.length === 0) return;
  await query(
    `INSERT INTO payer_counters AS c (organization_id, identifier, captured, disputes, first_captured_at, last_chargeback_at, last_confirmed_fraud_at)
     SELECT $1, n, $3::int, GREATEST(0, $4::int), CASE WHEN $3::int > 0 THEN $5::timestamptz END, CASE WHEN $6 THEN $5::timestamptz END, CASE WHEN $7 THEN $5::timestamptz END
     FROM unnest($2::bigint[]) AS n ORDER BY n
     ON CONFLICT (organization_id, identifier) DO UPDATE SET
       captured = c.captured + $3::int,
       disputes = GREATEST(0, c.disputes + $4::int),
       first_captured_at = CASE WHEN $3::int > 0 THEN COALESCE(c.first_captured_at, $5) ELSE c.first_captured_at END,
       last_chargeback_at = CASE WHEN $6 THEN $5 WHEN c.last_chargeback_at = ANY($8::timestamptz[]) THEN NULL ELSE c.last_chargeback_at END,
       last_confirmed_fraud_at = CASE WHEN $7 THEN $5 WHEN c.last_confirmed_fraud_at = ANY($8::timestamptz[]) THEN NULL ELSE c.last_confirmed_fraud_at END`,
    [organizationId, numbers, lesson.captured ?? 0, lesson.disputes ?? 0, now, lesson.chargeback === true, lesson.fraud === true, lesson.forget ?? []],
  );
}

/** What is known of the payer by their steadiest identifier, as the caller counts; null where no payer is known. */
export async function payerRecord({ query, organizationId, submerchantId }: Tenant, payer: AssessedPayer): Promise<PayerRecord | null> {
  const [number] = submerchantId === null ? payer.organizationNumbers : payer.submerchantNumbers;
  if (number === undefined) return null;
  const [row] = await query<PayerRecord>(
    "SELECT captured, disputes, first_captured_at, last_chargeback_at, last_confirmed_fraud_at FROM payer_counters WHERE organization_id = $1 AND identifier = $2",
    [organizationId, number],
  );
  const instant = (text: string | null): string | null => (text === null ? null : new Date(text).toISOString());
  return {
    captured: row?.captured ?? 0,
    disputes: row?.disputes ?? 0,
    first_captured_at: instant(row?.first_captured_at ?? null),
    last_chargeback_at: instant(row?.last_chargeback_at ?? null),
    last_confirmed_fraud_at: instant(row?.last_confirmed_fraud_at ?? null),
  };
}
