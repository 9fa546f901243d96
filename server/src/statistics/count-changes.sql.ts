// Changed sessions become figures and recommendations.
import { BY_INDEX, crossTenantFunction } from "../platform/database/cross-tenant-function.ts";
import { BAND, facts } from "./counted-facts.ts";
import { added, matchesOf, originSuffix, ruleKey, SURELY_DECLINED, scoped } from "./counting-fragments.ts";

/** SQL of the creation time of an id. Not `reported_at`, which is when the transaction began to wait for its turn. */
export const madeAt = (id: string): string => `to_timestamp(('x' || translate(left(${id}::text, 13), '-', ''))::bit(48)::bigint / 1000.0)`;

/** SQL of the outcomes that count as reported although they were reverted; a capture or refund that was undone did not happen. */
const VERDICTS = "'chargeback_lost', 'chargeback_won', 'fraud_confirmed', 'false_positive'";

/**
 * SQL of the labels of a session, `t`. Outcomes in favour of the payer that were not reverted override an earlier fraud report: those of the organization override any, those
 * of a submerchant its own. A fraud is never a false alarm, and a merchant's error is no fraud, though its chargeback is one.
 */
export const labels = `SELECT o.*, o.fraudulent OR EXISTS (
      SELECT FROM fraud_reports r WHERE r.organization_id = t.organization_id AND r.session_id = t.session_id AND NOT EXISTS (
        SELECT FROM outcomes x WHERE x.organization_id = t.organization_id AND x.session_id = t.session_id AND x.outcome IN ('false_positive', 'chargeback_won')
          AND x.reverted_at IS NULL AND coalesce(x.occurred_at, x.recorded_at) >= ${madeAt("r.report_id")} AND (x.submerchant_id IS NULL OR x.submerchant_id = r.submerchant_id))
    ) AS fraud
  FROM (
    SELECT coalesce(array_agg(outcome) FILTER (WHERE reverted_at IS NULL OR outcome IN (${VERDICTS})), '{}') AS kinds, coalesce(bool_or(outcome = 'chargeback_lost' AND reverted_at IS NULL), false) AS chargeback,
      coalesce(bool_or(outcome = 'fraud_confirmed' AND reverted_at IS NULL), false) AS confirmed,
      coalesce(bool_or(outcome IN ('chargeback_lost', 'fraud_confirmed') AND reverted_at IS NULL AND fraud_type IS DISTINCT FROM 'merchant_error'), false) AS fraudulent,
      coalesce(bool_or(outcome = 'false_positive' AND reverted_at IS NULL), false) AS alarm, coalesce(bool_or(outcome = 'captured' AND reverted_at IS NULL), false) AS captured
    FROM outcomes WHERE organization_id = t.organization_id AND session_id = t.session_id
  ) o OFFSET 0`;

/**
 * Recounts sessions (`$1` their organizations, `$2` their ids): adds the difference to their previous figures. `$3` lists the large amount by organization,
 * flow and currency: {organization_id, flow, currency, amount_minor}. Returns which of them are fraud.
 */
export const countChanges = crossTenantFunction({
  name: "count_changes",
  purpose: "figures and recommendations of changed sessions of all organizations; all rows that it reads and writes are joined on the session's organization",
  parameters: ["uuid[]", "uuid[]", "json"],
  columns: "organization_id uuid, session_id uuid, fraud boolean",
  reads: false,
  planning: BY_INDEX,
  body: `WITH session AS (
    SELECT a.organization_id, a.session_id, a.submerchant_id, a.assessed_at, date_trunc('minute', a.assessed_at, 'UTC') AS minute, a.flow, a.decision, a.risk_score,
      a.flow || '|' || round(a.risk_score * 10)::int / ${BAND * 10} * ${BAND} AS band, a.flow || '|' || a.decision || '|' || round(a.risk_score * 10)::int / ${BAND * 10} * ${BAND} AS decided,
      a.amount_minor, a.currency, a.rules, ${originSuffix("a")} AS origin_suffix, a.order_id, s.kinds, s.chargeback, s.confirmed, s.fraud, s.alarm AND NOT s.fraud AS alarm, s.captured AND NOT s.fraud AS captured, c.cases, c.open,
      a.amount_minor >= l.amount_minor AS large, a.amount_minor >= l.amount_minor * 10 AS very_large
    FROM unnest($1, $2) AS t(organization_id, session_id)
    CROSS JOIN LATERAL (SELECT * FROM assessments WHERE organization_id = t.organization_id AND session_id = t.session_id LIMIT 1) a
    CROSS JOIN LATERAL (${labels}) s
    CROSS JOIN LATERAL (
      SELECT count(*) AS cases, count(*) FILTER (WHERE status NOT IN ('resuelto', 'archivado')) AS open FROM cases WHERE organization_id = t.organization_id AND session_id = t.session_id
    ) c
    LEFT JOIN json_to_recordset($3) AS l(organization_id uuid, flow text, currency text, amount_minor bigint)
      ON l.organization_id = a.organization_id AND l.flow = a.flow AND l.currency = a.currency
  ), labelled AS (
    SELECT *, CASE reason
        WHEN 'fraud_confirmed' THEN CASE WHEN large THEN 'urgente' ELSE 'alta' END
        WHEN 'chargeback_lost' THEN CASE WHEN large THEN 'alta' ELSE 'normal' END
        WHEN 'large_declined' THEN CASE WHEN very_large THEN 'normal' ELSE 'baja' END
      END AS priority
    FROM (
      SELECT *, CASE WHEN cases > 0 THEN NULL WHEN confirmed THEN 'fraud_confirmed' WHEN chargeback THEN 'chargeback_lost'
        WHEN decision = 'decline' AND round(risk_score * 10) >= ${SURELY_DECLINED} AND large AND NOT alarm THEN 'large_declined' END AS reason
      FROM session
    ) reasoned
  ), present AS (
    SELECT j.organization_id, j.session_id, j.submerchant_id, j.minute, f.fact, f.key, f.count, f.total FROM labelled j
    LEFT JOIN LATERAL (
      SELECT '${facts.outcome}', kind, 1, 0 FROM unnest(j.kinds) AS kind
      UNION ALL SELECT '${facts.fraud}', j.decided || j.origin_suffix, 1, 0 WHERE j.fraud
      UNION ALL SELECT '${facts.chargeback}', j.decided || j.origin_suffix, 1, 0 WHERE j.chargeback
      UNION ALL SELECT '${facts.falsePositive}', j.decided || '|' || j.currency || j.origin_suffix, 1, j.amount_minor WHERE j.alarm
      UNION ALL SELECT '${facts.good}', j.band || j.origin_suffix, 1, 0 WHERE j.captured OR j.alarm
      UNION ALL SELECT '${facts.ruleOutcome}', ${ruleKey("r")} || CASE WHEN j.fraud THEN '|fraud|' ELSE '|good|' END || j.currency || j.origin_suffix, 1, j.amount_minor
        FROM ${matchesOf("j")} WHERE r.failed IS NULL AND (j.fraud OR j.captured OR j.alarm)
      UNION ALL SELECT '${facts.openCases}', '', j.open, 0 WHERE j.open > 0
      UNION ALL SELECT '${facts.recommended}', j.priority, 1, 0 WHERE j.reason IS NOT NULL
    ) AS f(fact, key, count, total) ON true
  ), differences AS (
    SELECT organization_id, submerchant_id, minute, fact, key, count, total FROM present WHERE fact IS NOT NULL
    UNION ALL
    SELECT j.organization_id, j.submerchant_id, j.minute, split_part(f.key, '|', 1), substr(f.key, strpos(f.key, '|') + 1), -(f.value -> 0)::bigint, -(f.value -> 1)::numeric
    FROM labelled j CROSS JOIN LATERAL (SELECT counted FROM statistics_sessions WHERE organization_id = j.organization_id AND session_id = j.session_id LIMIT 1) k
    CROSS JOIN LATERAL jsonb_each(k.counted) AS f
  ), scoped AS (
    ${scoped("differences")}
  ), ${added("scoped")}, stored AS (
    INSERT INTO statistics_sessions AS k (organization_id, session_id, counted)
    SELECT organization_id, session_id, coalesce(jsonb_object_agg(fact || '|' || key, jsonb_build_array(count, total)) FILTER (WHERE fact IS NOT NULL), '{}')
    FROM present GROUP BY organization_id, session_id
    ON CONFLICT (organization_id, session_id) DO UPDATE SET counted = EXCLUDED.counted
  ), recommended AS (
    INSERT INTO case_recommendations AS r (organization_id, session_id, reason, priority, assessed_at, submerchant_id, flow, decision, risk_score, amount_minor, currency, order_id, origin)
    SELECT organization_id, session_id, reason, priority, assessed_at, submerchant_id, flow, decision, risk_score, amount_minor, currency, order_id,
      CASE origin_suffix WHEN '' THEN 'server' ELSE 'browser' END FROM labelled WHERE reason IS NOT NULL
    ON CONFLICT (organization_id, session_id) DO UPDATE SET reason = EXCLUDED.reason, priority = EXCLUDED.priority
  ), withdrawn AS (
    DELETE FROM case_recommendations r USING labelled j WHERE r.organization_id = j.organization_id AND r.session_id = j.session_id AND j.reason IS NULL
  )
  SELECT organization_id, session_id, fraud FROM labelled`,
});
