// Where a chunk of assessments ends.
import { BY_INDEX, crossTenantFunction } from "../platform/database/cross-tenant-function.ts";

/** The id of the `$3`th assessment with an id from `$1` and below `$2`: no row if there are fewer. */
export const chunkEnd = crossTenantFunction({
  name: "chunk_end",
  purpose: "an id of any organization: the rollup job uses its time only",
  parameters: ["uuid", "uuid", "int"],
  columns: "session_id uuid",
  reads: true,
  planning: BY_INDEX,
  body: `SELECT a.session_id FROM organizations o
    CROSS JOIN LATERAL (SELECT session_id FROM assessments WHERE organization_id = o.id AND session_id >= $1 AND session_id < $2 ORDER BY session_id LIMIT $3) a
    ORDER BY a.session_id OFFSET $3 - 1 LIMIT 1`,
});
