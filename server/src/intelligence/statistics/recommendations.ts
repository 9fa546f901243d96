// Sessions that are recommended for a case. The rollup job maintains the list; cases opened since are excluded here.
import type { components } from "../../../../generated/types.ts";
import { instant } from "../../platform/database/instant.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import { fromMinorUnits } from "../../platform/money/money.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { submerchantOf } from "./scope.ts";
import { idsOf, type TimeRange } from "./time-ranges.ts";

type Schemas = components["schemas"];
type View = Schemas["CaseRecommendation"];

/** Number of sessions in the figures of a period. */
const NAMED = 10;

const WITHOUT_CASE = "NOT EXISTS (SELECT FROM cases c WHERE c.organization_id = r.organization_id AND c.session_id = r.session_id)";

/** The most urgent ones among the assessments of a period; within a priority, those of servers before those of browsers, then the newest. */
export async function mostUrgent({ query, organizationId }: Tenant, submerchantId: string | null, { from, to }: TimeRange): Promise<string[]> {
  const rows = await query<{ session_id: string }>(
    `SELECT r.session_id FROM unnest(ARRAY['urgente', 'alta', 'normal', 'baja']) WITH ORDINALITY AS urgency(priority, i)
     CROSS JOIN unnest(ARRAY['server', 'browser']) WITH ORDINALITY AS origins(origin, j)
     CROSS JOIN LATERAL (
       SELECT session_id FROM case_recommendations r WHERE organization_id = $1 AND r.priority = urgency.priority AND r.origin = origins.origin AND session_id >= $5 AND session_id < $6
         AND assessed_at >= $2 AND assessed_at < $3 AND ($4::uuid IS NULL OR submerchant_id = $4) AND ${WITHOUT_CASE} ORDER BY session_id DESC LIMIT ${NAMED}
     ) r ORDER BY i, j, session_id DESC LIMIT ${NAMED}`,
    [organizationId, new Date(from), new Date(to), submerchantId, ...idsOf({ from, to })],
  );
  return rows.map(({ session_id }) => session_id);
}

/** Filter of recommendations. */
export interface RecommendationFilter extends PageQuery {
  readonly reason?: View["reason"];
  readonly priority?: View["priority"];
  readonly submerchant_id?: string;
  readonly origin?: View["origin"];
}

interface Stored extends Omit<View, "amount"> {
  readonly amount_minor: string;
}

/** A page of recommendations, newest first. Throws NOT_FOUND for an unknown submerchant. */
export async function listRecommendations(tenant: Tenant, filter: RecommendationFilter): Promise<{ data: View[]; next_cursor: string | null }> {
  const { limit, after } = pageRequest(filter, UUID_KEY);
  const conditions: [string, unknown][] = [
    ["organization_id =", tenant.organizationId],
    ["session_id <", after],
    ["reason =", filter.reason],
    ["priority =", filter.priority],
    ["origin =", filter.origin],
    ["submerchant_id =", (await submerchantOf(tenant, filter.submerchant_id)) ?? undefined],
  ];
  const given = conditions.filter(([, value]) => value !== undefined);
  const rows = await tenant.query<Stored>(
    `SELECT session_id, assessed_at, flow, decision, risk_score, amount_minor::text, currency, order_id, submerchant_id, origin, reason, priority FROM case_recommendations r
     WHERE ${given.map(([condition], index) => `${condition} $${index + 1}`).join(" AND ")} AND ${WITHOUT_CASE} ORDER BY session_id DESC LIMIT ${limit + 1}`,
    given.map(([, value]) => value),
  );
  return pageOf(rows, limit, ({ session_id }) => session_id, recommendationView);
}

function recommendationView({ amount_minor, ...stored }: Stored): View {
  return { ...stored, assessed_at: instant(stored.assessed_at), amount: fromMinorUnits(Number(amount_minor), stored.currency) };
}
