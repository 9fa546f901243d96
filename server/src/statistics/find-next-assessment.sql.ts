// The assessment that the rollup job counts next.
import { BY_INDEX, crossTenantFunction } from "../platform/database/cross-tenant-function.ts";

/** Time of the first assessment from `$2`, with an id of at least `$1`: null if there is none. */
export const nextAssessment = crossTenantFunction({
  name: "next_assessment",
  purpose: "the time of the first assessment of any organization: it discloses nothing about an organization",
  parameters: ["uuid", "timestamptz"],
  columns: "next_at timestamptz",
  reads: true,
  planning: BY_INDEX,
  body: `SELECT min(a.assessed_at) FROM organizations o
    CROSS JOIN LATERAL (SELECT assessed_at FROM assessments WHERE organization_id = o.id AND session_id >= $1 AND assessed_at >= $2 ORDER BY session_id LIMIT 1) a`,
});
