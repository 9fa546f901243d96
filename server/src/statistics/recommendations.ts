// Sessions that are recommended for a case. The rollup job maintains the list; cases opened since are excluded here.
import type { components } from "../../../generated/types.ts";
import { instant } from "../platform/database/instant.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../platform/database/page.ts";
import type { Tenant } from "../platform/tenancy/tenancy.ts";
import { fromMinorUnits } from "../values/money/money.ts";
import { readRecommendations, type StoredRecommendation } from "./list-recommendations.sql.ts";
import { submerchantOf } from "./scope.ts";

type Schemas = components["schemas"];
type View = Schemas["CaseRecommendation"];

/** Filter of recommendations. */
export interface RecommendationFilter extends PageQuery {
  readonly reason?: View["reason"];
  readonly priority?: View["priority"];
  readonly submerchant_id?: string;
  readonly origin?: View["origin"];
}

/** A page of recommendations, newest first. Throws NOT_FOUND for an unknown submerchant. */
export async function listRecommendations(tenant: Tenant, filter: RecommendationFilter): Promise<{ data: View[]; next_cursor: string | null }> {
  const { limit, after } = pageRequest(filter, UUID_KEY);
  const { reason, priority, origin } = filter;
  const submerchantId = (await submerchantOf(tenant, filter.submerchant_id)) ?? undefined;
  const rows = await readRecommendations(tenant, { after, reason, priority, origin, submerchantId }, limit + 1);
  return pageOf(rows, limit, ({ session_id }) => session_id, recommendationView);
}

function recommendationView({ amount_minor, ...stored }: StoredRecommendation): View {
  return { ...stored, assessed_at: instant(stored.assessed_at), amount: fromMinorUnits(Number(amount_minor), stored.currency) };
}
