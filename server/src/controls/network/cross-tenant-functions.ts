// Network data across tenants: counts and bands of other organizations, never their identities.
import { crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { joinReporters } from "./distinct-reporters.ts";

const CONTRIBUTING = "EXISTS (SELECT FROM network_members m WHERE m.organization_id = s.organization_id AND m.contribute)";

/**
 * Reports of other organizations about values. `$1` and `$2` are parallel: the position of a value, and a hash of it with one of the keys. Besides the number
 * of participants (at most five), the month of the latest report if two or more report the value, and the categories that two or more report.
 */
export const networkReport = crossTenantFunction({
  name: "network_report",
  purpose:
    "number of other organizations that report a value, and from several reporters the month and the categories; the requesting organization is the transaction's, and no organization is returned",
  parameters: ["int[]", "bytea[]"],
  columns: "i int, participants int, last_seen_month text, categories text[]",
  reads: true,
  body: `WITH wanted AS (
  SELECT * FROM unnest($1, $2) AS a(i, hash)
), reporters AS (
  SELECT DISTINCT wanted.i, v.organization_id FROM wanted
  ${joinReporters("wanted.hash", "current_organization()")}
), several AS (
  SELECT i, count(*)::int AS participants FROM reporters GROUP BY i
), reports AS (
  SELECT wanted.i, s.organization_id, s.category, max(s.occurred_at) AS last FROM wanted JOIN several ON several.i = wanted.i AND several.participants >= 2
  JOIN network_signals s ON s.signal_hash = wanted.hash
  WHERE s.organization_id <> current_organization() AND s.expires_at > now() AND ${CONTRIBUTING}
  GROUP BY wanted.i, s.organization_id, s.category
), months AS (
  SELECT i, to_char(max(last) AT TIME ZONE 'UTC', 'YYYY-MM') AS month FROM reports GROUP BY i
), common AS (
  SELECT i, array_agg(category ORDER BY category) AS categories FROM (
    SELECT i, category FROM reports GROUP BY i, category HAVING count(DISTINCT organization_id) >= 2
  ) c GROUP BY i
)
SELECT several.i, LEAST(several.participants, 5), months.month, COALESCE(common.categories, '{}')
FROM several LEFT JOIN months ON months.i = several.i LEFT JOIN common ON common.i = several.i`,
});

/** Number of active signals, and of members that have any. */
export const networkSize = crossTenantFunction({
  name: "network_size",
  purpose: "number of active signals of all members, and of members that have any; two numbers",
  parameters: [],
  columns: "size int, members int",
  reads: true,
  body: `SELECT COALESCE(sum(own.signals), 0)::int, count(*)::int
FROM (SELECT count(*) AS signals FROM network_signals s WHERE s.expires_at > now() AND ${CONTRIBUTING} GROUP BY s.organization_id) own`,
});
