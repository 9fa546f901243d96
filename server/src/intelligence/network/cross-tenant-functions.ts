// What the network holds, past the tenant wall: numbers and bands of others, and never an organization.
import { crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { joinReporters } from "./distinct-reporters.ts";

const CONTRIBUTING = "EXISTS (SELECT FROM network_members m WHERE m.organization_id = s.organization_id AND m.contribute)";

/**
 * What others tell of values. `$1` and `$2` are parallel: the place of a value, and a hash of it under one of the keys. Beside how many (at most
 * five), the month of what happened last where two or more report it, and of the categories those that two or more tell.
 */
export const networkReport = crossTenantFunction({
  name: "network_report",
  purpose:
    "how many other organizations report a value, and of what several tell the month and the categories; the asking organization is the transaction's, and none is ever answered",
  parameters: ["int[]", "bytea[]"],
  columns: "place int, participants int, last_seen_month text, categories text[]",
  reads: true,
  body: `WITH asked AS (
  SELECT * FROM unnest($1, $2) AS a(place, hash)
), voices AS (
  SELECT DISTINCT asked.place, v.organization_id FROM asked
  ${joinReporters("asked.hash", "current_organization()")}
), several AS (
  SELECT place, count(*)::int AS participants FROM voices GROUP BY place
), told AS (
  SELECT asked.place, s.organization_id, s.category, max(s.occurred_at) AS last FROM asked JOIN several ON several.place = asked.place AND several.participants >= 2
  JOIN network_signals s ON s.signal_hash = asked.hash
  WHERE s.organization_id <> current_organization() AND s.expires_at > now() AND ${CONTRIBUTING}
  GROUP BY asked.place, s.organization_id, s.category
), months AS (
  SELECT place, to_char(max(last) AT TIME ZONE 'UTC', 'YYYY-MM') AS month FROM told GROUP BY place
), common AS (
  SELECT place, array_agg(category ORDER BY category) AS categories FROM (
    SELECT place, category FROM told GROUP BY place, category HAVING count(DISTINCT organization_id) >= 2
  ) c GROUP BY place
)
SELECT several.place, LEAST(several.participants, 5), months.month, COALESCE(common.categories, '{}')
FROM several LEFT JOIN months ON months.place = several.place LEFT JOIN common ON common.place = several.place`,
});

/** How many signals count now, and of how many members. */
export const networkSize = crossTenantFunction({
  name: "network_size",
  purpose: "how many signals of members count now, all together, and how many members have any; two numbers",
  parameters: [],
  columns: "size int, members int",
  reads: true,
  body: `SELECT COALESCE(sum(own.signals), 0)::int, count(*)::int
FROM (SELECT count(*) AS signals FROM network_signals s WHERE s.expires_at > now() AND ${CONTRIBUTING} GROUP BY s.organization_id) own`,
});
