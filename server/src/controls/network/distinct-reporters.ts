// Distinct reporters of a value: the only query that joins signals of several organizations.
import { MOST_COUNTED } from "./band.ts";

/**
 * Joins `v`, the other organizations that report a hash: current contributors with an active signal, at most as many as the bands distinguish. `hash` and
 * `requester` are SQL expressions.
 *
 * It steps through the index from organization to organization and not from signal to signal, so that an organization that reports a value a thousand
 * times costs no more than one that reports it once. For most values, which no one reports, one index look-up is enough.
 */
export function joinReporters(hash: string, requester: string): string {
  const next = (from: string): string =>
    `SELECT organization_id, expires_at FROM network_signals WHERE signal_hash = known.hash${from} ORDER BY organization_id, expires_at DESC LIMIT 1`;
  return `CROSS JOIN LATERAL (SELECT signal_hash AS hash FROM network_signals WHERE signal_hash = ${hash} LIMIT 1) known
CROSS JOIN LATERAL (
  WITH RECURSIVE reporters AS (
    (${next("")})
    UNION ALL
    SELECT following.* FROM reporters CROSS JOIN LATERAL (${next(" AND organization_id > reporters.organization_id")}) following
  )
  SELECT organization_id FROM reporters
  WHERE organization_id <> ${requester} AND expires_at > now()
    AND EXISTS (SELECT FROM network_members m WHERE m.organization_id = reporters.organization_id AND m.contribute LIMIT 1)
  LIMIT ${MOST_COUNTED}
) v`;
}
