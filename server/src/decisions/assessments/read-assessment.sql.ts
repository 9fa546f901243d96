// One assessment with its review and the data key of its request: one query, where the unit of work would make three.
import { joinDataKey, type StoredRequest } from "../../platform/data-keys/stored-value.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { type StoredAssessment, SUMMARY, type SummaryRow } from "./summary-columns.ts";

/** An assessment, its request as it is stored. */
export type AssessmentRow = SummaryRow & StoredRequest & Omit<StoredAssessment, "request">;

const STATEMENT = `SELECT ${SUMMARY}, a.request, a.thresholds, a.facts, a.answer ->> 'policy_version' AS policy_version,
  (a.answer ->> 'fraud_probability')::float8 AS fraud_probability,
  (a.answer ->> 'holdout') IS NOT NULL AS holdout FROM assessments a ${joinDataKey("a")}
  LEFT JOIN reviews r ON r.organization_id = a.organization_id AND r.session_id = a.session_id
  WHERE a.organization_id = $1 AND a.session_id = $2 AND ($3::uuid IS NULL OR a.submerchant_id = $3)`;

/** The assessment; undefined if the caller cannot see it. */
export async function readAssessmentRow(
  { query, organizationId }: Tenant,
  sessionId: string,
  submerchantId: string | null,
): Promise<AssessmentRow | undefined> {
  const [row] = await query<AssessmentRow>(STATEMENT, [organizationId, sessionId, submerchantId]);
  return row;
}
