// The assessment that the rollup job counts next.
import { crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";

/** When the first assessment from `$2` on was made, its id no lower than `$1`: null where there is none. */
export const nextAssessment = crossTenantFunction({
  name: "next_assessment",
  purpose: "a time, of whichever organization assessed something first: it tells nothing of any",
  parameters: ["uuid", "timestamptz"],
  columns: "next_at timestamptz",
  reads: true,
  body: `SELECT min(a.assessed_at) FROM organizations o
    CROSS JOIN LATERAL (SELECT assessed_at FROM assessments WHERE organization_id = o.id AND session_id >= $1 AND assessed_at >= $2 ORDER BY session_id LIMIT 1) a`,
});
