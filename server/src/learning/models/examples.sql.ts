// Assessments with their facts, and what they turned out to be. All of a slice of time, by the primary keys.
import { labels } from "../../statistics/count-changes.sql.ts";

const COLUMNS = "a.session_id, a.flow, a.facts, a.decision, a.amount_minor::text, a.currency, a.assessed_at";

/** Assessments that are learned from: not those requested with publishable keys, which anyone can send, and not the holdout, which is for evaluation. */
const COUNTED = "a.facts IS NOT NULL AND a.credential_kind <> 'publishable' AND (a.answer ->> 'holdout') IS NULL";

/** Frauds among the assessments of `$1` with session ids from `$2` up to `$3`: at most `$4`, newest first. A declined payment has no outcome. */
export const fraudsOfSlice = `WITH named AS (
    SELECT session_id FROM outcomes
    WHERE organization_id = $1 AND session_id >= $2 AND session_id < $3 AND outcome IN ('chargeback_lost', 'fraud_confirmed') AND reverted_at IS NULL
    UNION SELECT session_id FROM fraud_reports WHERE organization_id = $1 AND session_id >= $2 AND session_id < $3
  )
  SELECT ${COLUMNS}, LEAST(
      (SELECT min(recorded_at) FROM outcomes o WHERE o.organization_id = $1 AND o.session_id = a.session_id AND o.outcome IN ('chargeback_lost', 'fraud_confirmed')),
      (SELECT min(reported_at) FROM fraud_reports r WHERE r.organization_id = $1 AND r.session_id = a.session_id)
    ) AS known_at
  FROM named CROSS JOIN LATERAL (SELECT * FROM assessments WHERE organization_id = $1 AND session_id = named.session_id LIMIT 1) a
  CROSS JOIN LATERAL (SELECT a.organization_id, a.session_id) t CROSS JOIN LATERAL (${labels}) s
  WHERE s.fraud AND ${COUNTED} AND a.decision <> 'decline' ORDER BY a.session_id DESC LIMIT $4`;

/** Good payments among them: captured, a false alarm or a chargeback that was won, and no fraud. At most `$4`, oldest first. */
export const goodOfSlice = `SELECT ${COLUMNS}, NULL::timestamptz AS known_at
  FROM (SELECT * FROM assessments a WHERE organization_id = $1 AND session_id >= $2 AND session_id < $3 AND ${COUNTED} AND decision <> 'decline') a
  CROSS JOIN LATERAL (SELECT a.organization_id, a.session_id) t CROSS JOIN LATERAL (${labels}) s
  WHERE NOT s.fraud AND (s.captured OR s.alarm OR 'chargeback_won' = ANY(s.kinds)) ORDER BY a.session_id LIMIT $4`;

/** All assessments of a slice, whatever became of them: at most `$4`, oldest first. */
export const decisionsOfSlice = `SELECT ${COLUMNS}, NULL::timestamptz AS known_at
  FROM assessments a WHERE organization_id = $1 AND session_id >= $2 AND session_id < $3 AND ${COUNTED} ORDER BY session_id LIMIT $4`;
