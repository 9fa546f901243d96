// A page of past payments of a backtest, and what became of them; one payment for the test of a rule.
import { joinDataKey, sealedRequest } from "../../platform/data-keys/stored-value.ts";

/** SQL of the request, for rules that read the domain of its e-mail address. */
const REQUEST = `, a.request, ${sealedRequest("a")}`;

/** What deciding a payment again reads of it, of the assessments that `source` selects. */
const paymentsOf = (
  readsEmail: boolean,
  source: string,
): string => `SELECT a.session_id, a.flow, a.submerchant_id, a.credential_kind = 'publishable' AS browser, a.decision = 'decline' AND (a.answer ->> 'holdout') IS NULL AS declined, a.amount_minor::float8 AS amount_minor,
    a.currency, floor(extract(epoch FROM a.assessed_at) * 1000)::float8 AS assessed_at, a.signals, a.thresholds, a.facts, a.rules${readsEmail ? REQUEST : ""}
  FROM (
    ${source}
  ) a ${readsEmail ? joinDataKey("a") : ""} ORDER BY a.session_id`;

/**
 * At most `$5` payments of the organization `$1` after the session `$2` and before `$3`, in the flow `$4` (null: both), with the share `$6` of them: drawn by the last 32 bits of
 * the session, which are random.
 */
export const pageOf = (readsEmail: boolean): string =>
  paymentsOf(
    readsEmail,
    `SELECT * FROM assessments WHERE organization_id = $1 AND session_id > $2 AND session_id < $3 AND ($4::text IS NULL OR flow = $4)
      AND ($6::float8 >= 1 OR ('x' || right(session_id::text, 8))::bit(32)::bigint < $6 * 4294967296) ORDER BY session_id LIMIT $5`,
  );

/** The payment of the session `$2` of the organization `$1`. */
export const onePayment = (readsEmail: boolean): string => paymentsOf(readsEmail, "SELECT * FROM assessments WHERE organization_id = $1 AND session_id = $2");

/**
 * What sessions of the organization `$1` from `$2` to `$3` had become by `$4`, by the rules of the statistics (statistics/count-changes.sql.ts): frauds, and payments that were
 * captured or falsely declined. Sessions without any report are left out.
 */
export const labelsOf = `WITH reported AS (
    SELECT session_id, submerchant_id, outcome, coalesce(occurred_at, recorded_at) AS at, fraud_type, reverted_at IS NULL OR reverted_at > $4 AS holds
    FROM outcomes WHERE organization_id = $1 AND session_id >= $2 AND session_id <= $3 AND recorded_at <= $4
  ), by_outcome AS (
    SELECT session_id, bool_or(holds AND outcome IN ('chargeback_lost', 'fraud_confirmed') AND fraud_type IS DISTINCT FROM 'merchant_error') AS fraud,
      bool_or(outcome IN ('captured', 'false_positive') AND holds) AS good
    FROM reported GROUP BY session_id
  ), by_report AS (
    SELECT DISTINCT r.session_id FROM fraud_reports r
    WHERE r.organization_id = $1 AND r.session_id >= $2 AND r.session_id <= $3 AND r.reported_at <= $4 AND NOT EXISTS (
      SELECT FROM reported o WHERE o.session_id = r.session_id AND o.outcome IN ('false_positive', 'chargeback_won') AND o.holds AND o.at >= r.reported_at
        AND (o.submerchant_id IS NULL OR o.submerchant_id = r.submerchant_id))
  )
  SELECT session_id, coalesce(o.fraud, false) OR r.session_id IS NOT NULL AS fraud, coalesce(o.good, false) AS good
  FROM by_outcome o FULL JOIN by_report r USING (session_id)`;
