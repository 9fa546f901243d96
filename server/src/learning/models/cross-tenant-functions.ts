// What the job has to know across organizations: whose turn it is, and what the fits of others say together.
import { crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";

/** Time after which a fit that was requested and failed is tried again. */
const RETRY = "10 minutes";

/** Organizations whose models are due at `$1`: requested fits first, then those that were not looked at for a day. */
export const dueModels = crossTenantFunction({
  name: "due_models",
  purpose: "whose models the background job looks after next: ids of organizations only, for work that then runs in the name of each",
  parameters: ["timestamptz", "int"],
  columns: "organization_id uuid",
  reads: true,
  body: `SELECT o.id FROM organizations o LEFT JOIN model_fits f ON f.organization_id = o.id
WHERE f.checked_at IS NULL OR f.checked_at < $1 - interval '1 day'
  OR f.requested_at IS NOT NULL AND (f.checked_at < f.requested_at OR f.checked_at < $1 - interval '${RETRY}')
ORDER BY f.requested_at IS NULL, f.checked_at NULLS FIRST LIMIT $2`,
});

/** Summaries of the latest fits of other organizations than `$1`: of those that take part, and nothing that says whose they are. */
export const fitsOfOthers = crossTenantFunction({
  name: "fits_of_others",
  purpose:
    "aggregates of fits (frauds, hazards and curves by signal) of organizations that take part in the pool, without their names; the caller takes part itself",
  parameters: ["uuid"],
  columns: "summary jsonb",
  reads: true,
  body: `SELECT f.summary FROM model_fits f JOIN organizations o ON o.id = f.organization_id
WHERE f.organization_id <> $1 AND f.summary IS NOT NULL AND COALESCE((o.settings #>> '{learning,pooling}')::boolean, true)
  AND EXISTS (SELECT FROM organizations p WHERE p.id = $1 AND COALESCE((p.settings #>> '{learning,pooling}')::boolean, true))
ORDER BY f.fitted_at DESC LIMIT 200`,
});
