// Sessions that changed after they were counted.
import { BY_INDEX, crossTenantFunction } from "../platform/database/cross-tenant-function.ts";
import { SURELY_DECLINED } from "./counting-fragments.ts";

/**
 * Takes at most `$1` records of changed sessions with ids below `$2`: outcomes are not counted before their assessment is, or rates would exceed one. Returns
 * distinct sessions, and whether the amount matters because the session may be recommended for a case.
 */
export const takeChanges = crossTenantFunction({
  name: "take_changes",
  purpose: "sessions of all organizations that changed, for the rollup job only; each is joined on its organization",
  parameters: ["int", "uuid"],
  columns: "organization_id uuid, session_id uuid, flow text, currency text, weighty boolean",
  reads: false,
  planning: BY_INDEX,
  body: `WITH taken AS (
    DELETE FROM statistics_changes WHERE ctid = ANY(ARRAY(SELECT ctid FROM statistics_changes WHERE session_id < $2 LIMIT $1)) RETURNING organization_id, session_id
  )
  SELECT t.organization_id, t.session_id, a.flow, a.currency, (a.decision = 'decline' AND round(a.risk_score * 10) >= ${SURELY_DECLINED}) OR EXISTS (
      SELECT FROM outcomes o WHERE o.organization_id = t.organization_id AND o.session_id = t.session_id AND o.outcome IN ('fraud_confirmed', 'chargeback_lost'))
  FROM (SELECT DISTINCT organization_id, session_id FROM taken) t
  CROSS JOIN LATERAL (SELECT * FROM assessments WHERE organization_id = t.organization_id AND session_id = t.session_id LIMIT 1) a`,
});
