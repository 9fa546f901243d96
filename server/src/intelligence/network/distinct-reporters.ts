// Who else reports a value: the one place where signals of several organizations meet.
import { COUNTED_AT_MOST } from "./band.ts";

/**
 * Joins `v`, the organizations that report what is hashed so, but the asking one: members that contribute now, with a signal that has not ended.
 * At most as many as a band tells apart. `hash` and `asking` are SQL expressions.
 *
 * It goes from one organization to the next by the index and not from signal to signal, so that one that reports a value a thousand times costs
 * no more than one that reports it once. Nearly every value is reported by nobody, which one look at the index tells.
 */
export function joinReporters(hash: string, asking: string): string {
  const next = (from: string): string =>
    `SELECT organization_id, expires_at FROM network_signals WHERE signal_hash = known.hash${from} ORDER BY organization_id, expires_at DESC LIMIT 1`;
  return `CROSS JOIN LATERAL (SELECT signal_hash AS hash FROM network_signals WHERE signal_hash = ${hash} LIMIT 1) known
CROSS JOIN LATERAL (
  WITH RECURSIVE heard AS (
    (${next("")})
    UNION ALL
    SELECT following.* FROM heard CROSS JOIN LATERAL (${next(" AND organization_id > heard.organization_id")}) following
  )
  SELECT organization_id FROM heard
  WHERE organization_id <> ${asking} AND expires_at > now()
    AND EXISTS (SELECT FROM network_members m WHERE m.organization_id = heard.organization_id AND m.contribute LIMIT 1)
  LIMIT ${COUNTED_AT_MOST}
) v`;
}
