// Scores of the newest pay-ins, as the weights and curves in force give them: bounds of derived thresholds.

import type pg from "pg";
import { readAs } from "../../platform/tenancy/tenancy.ts";
import { type Scale, tenthsOn } from "./scale.ts";

/** Those that calls of the organization's own made. Payments from before `$2` come with their facts, later ones are counted by score. */
const RECENT = `SELECT round(risk_score * 10)::int AS tenths, min(extract(epoch FROM assessed_at) * 1000)::float8 AS at, older AS facts, count(*)::int AS payments FROM (
  SELECT risk_score, assessed_at, assessed_at < $2 AS is_older, CASE WHEN assessed_at < $2 THEN facts END AS older FROM assessments
  WHERE organization_id = $1 AND flow = 'payin' AND credential_kind <> 'publishable' ORDER BY session_id DESC LIMIT 20000
) AS newest GROUP BY round(risk_score * 10), is_older, older`;

/** Scores and their numbers of payments, ascending. */
export async function readRecentScores(pool: pg.Pool, organizationId: string, scale: Pick<Scale, "policy" | "since">): Promise<(readonly [number, number])[]> {
  const since = scale.since === undefined ? null : new Date(scale.since);
  const rows = await readAs<{ tenths: number; at: number; facts: string | null; payments: number }>(pool, organizationId, RECENT, [organizationId, since]);
  const counts = new Map<number, number>();
  for (const row of rows) {
    const tenths = tenthsOn(scale, { ...row, flow: "payin" });
    if (tenths !== undefined) counts.set(tenths, (counts.get(tenths) ?? 0) + row.payments);
  }
  return [...counts].sort(([one], [other]) => one - other).map(([tenths, payments]) => [tenths / 10, payments] as const);
}
