// Fraud reports and their deduplication keys.
import type { components } from "../../../../generated/types.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** Stored answer of a report. */
export type StoredAnswer = Omit<components["schemas"]["FraudReportRecord"], "idempotent_replay">;

/** The answer of an earlier report under one of the keys; undefined if there is none. */
export async function earlierReport({ query, organizationId }: Tenant, names: readonly string[]): Promise<StoredAnswer | undefined> {
  const [row] = await query<{ answer: StoredAnswer }>(
    `SELECT r.answer FROM fraud_report_names n JOIN fraud_reports r USING (organization_id, report_id)
     WHERE n.organization_id = $1 AND n.name = ANY($2::uuid[]) ORDER BY r.report_id LIMIT 1`,
    [organizationId, names],
  );
  return row?.answer;
}

/** A report to store. */
export interface KeptReport {
  readonly reportId: string;
  readonly sessionId: string | undefined;
  readonly shareWithNetwork: boolean;
  readonly names: readonly string[];
  readonly answer: StoredAnswer;
}

/** Stores a report under its keys; a key of an earlier report stays with that report. */
export async function keepReport({ query, organizationId, submerchantId }: Tenant, kept: KeptReport): Promise<void> {
  await query(
    "INSERT INTO fraud_reports (organization_id, report_id, session_id, submerchant_id, share_with_network, answer) VALUES ($1, $2, $3, $4, $5, $6)",
    [organizationId, kept.reportId, kept.sessionId ?? null, submerchantId, kept.shareWithNetwork, JSON.stringify(kept.answer)],
  );
  await query("INSERT INTO fraud_report_names (organization_id, name, report_id) SELECT $1, n, $3 FROM unnest($2::uuid[]) AS n ON CONFLICT DO NOTHING", [
    organizationId,
    kept.names,
    kept.reportId,
  ]);
}

/** The case that a fraud report about the assessment opened; for a submerchant, its own report. */
export async function reportedCase({ query, organizationId, submerchantId }: Tenant, sessionId: string): Promise<string | null> {
  const [row] = await query<{ id: string }>(
    `SELECT c.id FROM cases c WHERE c.organization_id = $1 AND c.session_id = $2 AND EXISTS (
       SELECT FROM fraud_reports r WHERE r.organization_id = $1 AND r.session_id = $2 AND ($3::uuid IS NULL OR r.submerchant_id = $3)
         AND r.answer #>> '{case,id}' = c.id::text)
     ORDER BY c.id LIMIT 1`,
    [organizationId, sessionId, submerchantId],
  );
  return row?.id ?? null;
}
