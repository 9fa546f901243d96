// Assessments of one payer, by their sessions: one look-up per key.
import { joinDataKey } from "../../platform/data-keys/stored-value.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { type Condition, numbered, oneBy, SUMMARY, type SummaryRow } from "./summary-columns.ts";

/** Those of these sessions that meet all conditions, newest first, each with its review. The first condition is that of the organization. */
export function findAmong(tenant: Tenant, sessions: readonly string[], conditions: readonly Condition[]): Promise<SummaryRow[]> {
  return tenant.query<SummaryRow>(
    `SELECT ${SUMMARY} FROM (
       SELECT assessments.* FROM unnest($${conditions.length + 1}::uuid[]) AS s(id) ${oneBy("assessments", "s.id")} assessments ON true WHERE ${numbered(conditions).join(" AND ")}
     ) a ${joinDataKey("a")} LEFT ${oneBy("reviews", "a.session_id")} r ON true ORDER BY a.session_id DESC`,
    [...conditions.map(([, value]) => value), sessions],
  );
}
