// Risk counters of payers: one row per identifier, updated in ascending order, so that concurrent outcomes cannot deadlock.
import type { InferKyselyDB } from "@mikro-orm/postgresql";
import type { components } from "../../../../generated/types.ts";
import type { AssessedPayer } from "../../decisions/assessments/assessed-payer.ts";
import { instant } from "../../platform/database/instant.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { Organization } from "../../platform/tenants/organization.entity.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import { NO_AMOUNTS, withAmount } from "./amount-moments.ts";
import { addCaptures, type CountedCaptures } from "./count-captures.sql.ts";
import { insertDispute } from "./note-dispute.sql.ts";
import type { PayerDispute } from "./payer-dispute.entity.ts";
import { recountDisputes } from "./recount-disputes.sql.ts";
import { subtractCapture } from "./subtract-capture.sql.ts";

type PayerRecord = components["schemas"]["PayerRecord"];

/** Kinds of dispute. */
export type DisputeKind = "chargeback" | "fraud";

/** A captured payment: its payer, and when it was captured. */
export interface Captured {
  readonly payer: AssessedPayer;
  readonly at: Date;
}

/** Counts captured payments for every identifier of their payers. */
export async function countCaptures(tenant: Tenant, payments: readonly Captured[]): Promise<void> {
  const counts = new Map<IdentifierHash, CountedCaptures>();
  for (const { payer, at } of payments)
    for (const identifier of hashesOfPayer(payer)) {
      const { captured, amounts, firstAt } = counts.get(identifier) ?? { captured: 0, amounts: NO_AMOUNTS, firstAt: at };
      // the amount of a payout is not the beneficiary's usual amount
      const added = payer.flow === "payin" ? withAmount(amounts, payer.amountMinor, payer.currency) : amounts;
      counts.set(identifier, { identifier, captured: captured + 1, amounts: added, firstAt: at < firstAt ? at : firstAt });
    }
  await addCaptures(tenant, [...counts.values()]);
}

/** Takes a captured payment back: it failed after it was reported. */
export async function removeCaptures(tenant: Tenant, payer: AssessedPayer): Promise<void> {
  const identifiers = hashesOfPayer(payer);
  await lockRows(tenant, identifiers);
  await subtractCapture(tenant, identifiers, payer.flow === "payin" ? payer.amountMinor : 0, payer.currency);
}

/** Locks the counters of payers, in ascending order, until the transaction ends. A row of zeros is equivalent to none. */
export function lockCounters(tenant: Tenant, payers: readonly AssessedPayer[]): Promise<void> {
  return lockRows(tenant, [...new Set(payers.flatMap(hashesOfPayer))]);
}

/**
 * Stores a dispute of a session for every identifier of the payer; for a submerchant's report, where the organization wants it so, for those in the payments of that
 * submerchant only. A session is one dispute, whatever its kinds. The organization's report replaces a submerchant's, so that the submerchant cannot revert it.
 */
export async function noteDispute(tenant: Tenant, payer: AssessedPayer, kind: DisputeKind, now: Date): Promise<void> {
  const identifiers = (await affectsOrganization(tenant)) ? hashesOfPayer(payer) : [...new Set(payer.submerchantHashes)];
  await insertDispute(tenant, identifiers, payer.sessionId, kind, now);
}

/** Does what the caller reports burden payers in all payments of the organization? */
async function affectsOrganization({ em, organizationId, submerchantId }: Tenant): Promise<boolean> {
  if (submerchantId === null) return true;
  const { settings } = await em.findOneOrFail(Organization, { id: organizationId });
  return settings.submerchant_reports_affect_organization ?? true;
}

/** Reverts the disputes of a session, of a kind or of all; a submerchant reverts its own reports only. Returns whether there were any. */
export async function deleteDisputes(tenant: Tenant, payer: AssessedPayer, kind?: DisputeKind): Promise<boolean> {
  const { em, organizationId, submerchantId } = tenant;
  const disputes = em
    .getKysely<InferKyselyDB<typeof PayerDispute>>()
    .deleteFrom("payer_disputes")
    .where("organization_id", "=", organizationId)
    .where("session_id", "=", payer.sessionId);
  const ofKind = kind === undefined ? disputes : disputes.where("kind", "=", kind);
  const own = submerchantId === null ? ofKind : ofKind.where("submerchant_id", "=", submerchantId);
  const deleted = await own.returning("identifier").$castTo<{ identifier: IdentifierHash }>().execute();
  await recountDisputes(tenant, [...new Set(deleted.map(({ identifier }) => identifier))]);
  return deleted.length > 0;
}

/** The record of the payer by their most stable identifier, for the caller's counters; null without an identifier. */
export async function payerRecord(tenant: Tenant, payer: AssessedPayer): Promise<PayerRecord | null> {
  const number = mostStableHash(payer, tenant.submerchantId);
  if (number === undefined) return null;
  return (await payerRecords(tenant, [number])).get(number) ?? UNKNOWN;
}

/** The hash of the payer's most stable identifier, for the counters of a submerchant or of the organization (null). */
export function mostStableHash(payer: AssessedPayer, submerchantId: string | null): IdentifierHash | undefined {
  return (submerchantId === null ? payer.organizationHashes : payer.submerchantHashes)[0];
}

/** The record of an unknown payer. */
const UNKNOWN: PayerRecord = { captured: 0, disputes: 0, first_captured_at: null, last_chargeback_at: null, last_confirmed_fraud_at: null };

/** The record before this many captured payments were counted. */
export function payerRecordBefore(record: PayerRecord = UNKNOWN, later: number): PayerRecord {
  const captured = record.captured - later;
  return { ...record, captured, first_captured_at: captured === 0 ? null : record.first_captured_at };
}

/** The record of each of these identifier hashes. */
export async function payerRecords(tenant: Tenant, numbers: readonly IdentifierHash[]): Promise<Map<IdentifierHash, PayerRecord>> {
  if (numbers.length === 0) return new Map();
  const rows = await readCounters(tenant, numbers);
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

/** Hashes of all identifiers of the payer, for the counters of all callers; each once. */
export function hashesOfPayer({ organizationHashes, submerchantHashes }: AssessedPayer): IdentifierHash[] {
  return [...new Set([...organizationHashes, ...submerchantHashes])];
}

const LOCK = `INSERT INTO payer_counters AS c (organization_id, identifier) SELECT $1, n FROM unnest($2::bigint[]) AS n ORDER BY n
  ON CONFLICT (organization_id, identifier) DO UPDATE SET captured = c.captured`;

/** Locks the counters of distinct identifiers until the transaction ends. A row of zeros is equivalent to none. */
async function lockRows({ query, organizationId }: Tenant, identifiers: readonly IdentifierHash[]): Promise<void> {
  await query(LOCK, [organizationId, identifiers]);
}

/** A row of counters. Times as PostgreSQL writes them. */
type CounterRow = PayerRecord & { readonly identifier: IdentifierHash };

const READ = `SELECT identifier, captured, disputes, first_captured_at, last_chargeback_at, last_confirmed_fraud_at FROM payer_counters
  WHERE organization_id = $1 AND identifier = ANY($2::bigint[])`;

/** The existing counters of identifiers. */
function readCounters({ query, organizationId }: Tenant, identifiers: readonly IdentifierHash[]): Promise<CounterRow[]> {
  return query<CounterRow>(READ, [organizationId, identifiers]);
}
