// A page of sessions that are recommended for a case.
import type { components } from "../../../generated/types.ts";
import type { Tenant } from "../platform/tenancy/tenancy.ts";

type View = components["schemas"]["CaseRecommendation"];

/** Cases opened since the rollup are excluded: condition on a recommendation, `r`. */
export const WITHOUT_CASE = "NOT EXISTS (SELECT FROM cases c WHERE c.organization_id = r.organization_id AND c.session_id = r.session_id)";

/** A recommendation, as stored. */
export interface StoredRecommendation extends Omit<View, "amount"> {
  readonly amount_minor: string;
}

/** Required values of columns, and the session after which the page begins; undefined: any. */
export interface RecommendationConditions {
  readonly after: string | undefined;
  readonly reason: string | undefined;
  readonly priority: string | undefined;
  readonly origin: string | undefined;
  readonly submerchantId: string | undefined;
}

const COLUMNS = "session_id, assessed_at, flow, decision, risk_score, amount_minor::text, currency, order_id, submerchant_id, origin, reason, priority";

/** At most so many, newest first. The statement holds the conditions that are given, so that each has its index. */
export function readRecommendations(
  { query, organizationId }: Tenant,
  { after, reason, priority, origin, submerchantId }: RecommendationConditions,
  limit: number,
): Promise<StoredRecommendation[]> {
  const conditions: [string, unknown][] = [
    ["organization_id =", organizationId],
    ["session_id <", after],
    ["reason =", reason],
    ["priority =", priority],
    ["origin =", origin],
    ["submerchant_id =", submerchantId],
  ];
  const given = conditions.filter(([, value]) => value !== undefined);
  return query<StoredRecommendation>(
    `SELECT ${COLUMNS} FROM case_recommendations r
     WHERE ${given.map(([condition], index) => `${condition} $${index + 1}`).join(" AND ")} AND ${WITHOUT_CASE} ORDER BY session_id DESC LIMIT ${limit}`,
    given.map(([, value]) => value),
  );
}
