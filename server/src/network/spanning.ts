// What the network holds, past the tenant wall: numbers and bands of others, and never an organization.
import { spanningFunction } from "../database/spanning.ts";
import { joinVoices } from "./voices.ts";

const CONTRIBUTING = "EXISTS (SELECT FROM network_members m WHERE m.organization_id = s.organization_id AND m.contribute)";

/**
 * What others tell of values. `$1` and `$2` are parallel: the place of a value, and a hash of it under one of the keys. Beside how many (at most
 * five), the month of what happened last where two or more report it, and of the categories those that two or more tell.
 */
export const networkReport = spanningFunction({
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
  ${joinVoices("asked.hash", "current_organization()")}
), several AS (
  SELECT place, count(*)::int AS participants FROM voices GROUP BY place
), told AS (
  SELECT asked.place, s.organization_id, s.category, s.occurred_at FROM asked JOIN several ON several.place = asked.place AND several.participants >= 2
  JOIN network_signals s ON s.signal_hash = asked.hash
  WHERE s.organization_id <> current_organization() AND s.expires_at > now() AND ${CONTRIBUTING}
)
SELECT several.place, LEAST(several.participants, 5),
  (SELECT to_char(max(told.occurred_at) AT TIME ZONE 'UTC', 'YYYY-MM') FROM told WHERE told.place = several.place),
  ARRAY(SELECT told.category FROM told WHERE told.place = several.place GROUP BY told.category HAVING count(DISTINCT told.organization_id) >= 2 ORDER BY told.category)
FROM several`,
});

/** How many values are reported now. */
export const networkSize = spanningFunction({
  name: "network_size",
  purpose: "how many values members report now, all together; one number",
  parameters: [],
  columns: "size int",
  reads: true,
  body: `SELECT count(DISTINCT s.signal_hash)::int FROM network_signals s WHERE s.expires_at > now() AND ${CONTRIBUTING}`,
});
