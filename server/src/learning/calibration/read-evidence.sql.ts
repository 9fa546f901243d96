// Labelled sessions of an organization, newest first: the labels are those of the statistics.
import type { Flow } from "../../scoring/situation/transaction.ts";

/** A labelled session. Times and delays in milliseconds. */
export interface EvidenceRow {
  readonly session_id: string;
  readonly flow: Flow;
  readonly at: number;
  readonly tenths: number;
  readonly fraud: boolean;
  /** It is evidence: labelled, and its score decided. */
  readonly counts: boolean;
  /** From the assessment to the report of the fraud; null unless an outcome reported it. */
  readonly delay: number | null;
  readonly predicted: number | null;
  /** Facts of a payment that was assessed before `$5`; null for later ones. */
  readonly facts: string | null;
  /** It was held out: used for evaluation only, never as evidence. */
  readonly holdout: boolean;
}

const labelled = (fact: string): string => `EXISTS (SELECT FROM jsonb_object_keys(s.counted) AS k WHERE starts_with(k, '${fact}|'))`;

/** Sessions of organization `$1` with ids from `$2` on and below `$3`, at most `$4`, with the facts of those that were assessed before `$5`. */
export const SETTLED_SESSIONS = `SELECT s.session_id, a.flow, (extract(epoch FROM a.assessed_at) * 1000)::float8 AS at, round(a.risk_score * 10)::int AS tenths, s.fraud,
  (s.fraud OR s.good) AND a.credential_kind <> 'publishable' AND a.signals::text NOT LIKE '%"BLOCKLIST_BLOCK"%' AND a.signals::text NOT LIKE '%"SANDBOX_OVERRIDE"%' AS counts,
  CASE WHEN s.fraud THEN (
    SELECT (extract(epoch FROM min(o.recorded_at) - a.assessed_at) * 1000)::float8 FROM outcomes o
    WHERE o.organization_id = $1 AND o.session_id = s.session_id AND o.outcome IN ('chargeback_lost', 'fraud_confirmed') AND o.reverted_at IS NULL
  ) END AS delay,
  (a.answer ->> 'fraud_probability')::float8 AS predicted, (a.answer ->> 'holdout') IS NOT NULL AS holdout,
  CASE WHEN a.assessed_at < $5 THEN a.facts END AS facts
FROM (
  SELECT s.session_id, ${labelled("fraud")} AS fraud, ${labelled("good")} AS good FROM statistics_sessions s
  WHERE s.organization_id = $1 AND s.session_id >= $2 AND s.session_id < $3 ORDER BY s.session_id DESC LIMIT $4
) s
CROSS JOIN LATERAL (SELECT * FROM assessments WHERE organization_id = $1 AND session_id = s.session_id LIMIT 1) a
ORDER BY s.session_id DESC`;
