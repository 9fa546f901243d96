// What the calibration job has to know of all organizations.
import { crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";

/** Organizations with labelled sessions whose calibration is requested, missing or older than `$1`, at most `$2`. */
export const dueCalibrations = crossTenantFunction({
  name: "due_calibrations",
  purpose: "ids of organizations for the calibration job only, which then works in the name of each",
  parameters: ["timestamptz", "int"],
  columns: "organization_id uuid",
  reads: true,
  body: `SELECT o.id FROM organizations o LEFT JOIN calibrations c ON c.organization_id = o.id
WHERE (c.fitted_at IS NULL OR c.fitted_at < $1 OR c.requested_at IS NOT NULL) AND EXISTS (SELECT FROM statistics_sessions s WHERE s.organization_id = o.id)
ORDER BY c.requested_at NULLS LAST, c.fitted_at NULLS FIRST, o.id LIMIT $2`,
});

/** Settled payments of the whole installation by score, and how many organizations have any. */
export const pooledEvidence = crossTenantFunction({
  name: "pooled_evidence",
  purpose: "sums over all organizations by flow and score, for the calibration job only; it returns no figure of one organization",
  parameters: [],
  columns: "flow text, tenths int, good float8, good_weight float8, frauds float8, organizations bigint",
  reads: true,
  body: `SELECT f.key, (e ->> 0)::int, sum((e ->> 1)::float8), sum((e ->> 2)::float8), sum((e ->> 3)::float8), (SELECT count(*) FROM calibrations)
FROM calibrations c CROSS JOIN LATERAL jsonb_each(c.evidence) AS f CROSS JOIN LATERAL jsonb_array_elements(f.value) AS e
GROUP BY f.key, (e ->> 0)::int`,
});

/** How many organizations drift, and the highest stability index of a score among them. */
export const driftSummary = crossTenantFunction({
  name: "drift_summary",
  purpose: "two figures over all organizations, for metrics; they name no organization",
  parameters: [],
  columns: "organizations bigint, highest float8",
  reads: true,
  body: `SELECT count(*) FILTER (WHERE c.drift ->> 'status' = 'drifting'), max((c.drift ->> 'score_psi')::float8) FROM calibrations c`,
});
