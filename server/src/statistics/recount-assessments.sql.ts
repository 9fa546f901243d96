// Assessments that came too late for their turn.
import { BY_INDEX, crossTenantFunction } from "../platform/database/cross-tenant-function.ts";
import { facts } from "./counted-facts.ts";
import { added, additions, assessed, noted, ORGANIZATION, scoped } from "./counting-fragments.ts";

/** Recounts late assessments: minutes from `$1` and before `$2` that have more assessments, with ids between `$3` and `$4`, than were counted. Returns the number of such minutes. */
export const recountAssessments = crossTenantFunction({
  name: "recount_assessments",
  purpose: "corrections of figures of all organizations; it compares and writes rows joined on the organization",
  parameters: ["timestamptz", "timestamptz", "uuid", "uuid"],
  columns: "corrected bigint",
  reads: false,
  planning: BY_INDEX,
  body: `WITH outdated AS (
    SELECT o.id AS organization_id, seen.minute FROM organizations o
    CROSS JOIN LATERAL (
      SELECT date_trunc('minute', assessed_at, 'UTC') AS minute, count(*) AS count FROM assessments
      WHERE organization_id = o.id AND session_id >= $3 AND session_id < $4 AND assessed_at >= $1 AND assessed_at < $2 GROUP BY 1
    ) seen
    WHERE seen.count <> (
      SELECT coalesce(sum((f.value -> 0)::bigint), 0) FROM statistics s CROSS JOIN LATERAL jsonb_each(s.figures) AS f
      WHERE s.organization_id = o.id AND s.submerchant_id = ${ORGANIZATION} AND s.grain = 'minute' AND s.fact = '${facts.assessments}' AND s.bucket = seen.minute
    )
  ), assessed AS (
    SELECT a.* FROM (${assessed}) a WHERE EXISTS (SELECT FROM outdated) AND (a.organization_id, a.minute) IN (SELECT organization_id, minute FROM outdated)
  ), present AS (
    ${scoped(`(${additions("assessed")}) AS additions`)}
  ), counted AS (
    SELECT s.organization_id, s.submerchant_id, s.bucket AS minute, s.fact, f.key, (f.value -> 0)::bigint AS count, (f.value -> 1)::numeric AS total
    FROM (SELECT DISTINCT organization_id, submerchant_id, minute, fact FROM present) p
    CROSS JOIN LATERAL (
      SELECT * FROM statistics WHERE organization_id = p.organization_id AND submerchant_id = p.submerchant_id AND grain = 'minute' AND fact = p.fact AND bucket = p.minute OFFSET 0
    ) s CROSS JOIN LATERAL jsonb_each(s.figures) AS f
  ), differences AS (
    SELECT organization_id, submerchant_id, minute, fact, key, count, total FROM present
    UNION ALL SELECT organization_id, submerchant_id, minute, fact, key, -count, -total FROM counted
  ), ${added("differences")}, ${noted("assessed")}
  SELECT count(*) FROM outdated`,
});
