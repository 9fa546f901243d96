// The counting statements, for all organizations at once. The rollup job calls them one after the other in a transaction, and holds a lock meanwhile: each
// sees the results of the previous one, and no figure changes in between.
import { crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { BAND, BROWSER, facts, grains, WHOLE_ORGANIZATION } from "./facts.ts";
import { latencyStep } from "./latency.ts";

const ORGANIZATION = `'${WHOLE_ORGANIZATION}'::uuid`;

/** Score from which a declined payment may be recommended for a case, in tenths. */
const SURELY_DECLINED = 900;

/** The columns that identify a figure, except its key. */
const COLUMNS = "organization_id, submerchant_id, grain, fact, bucket";

/** SQL of the last part of the keys of an assessment: its origin. */
const originSuffix = (of: string): string => `CASE ${of}.credential_kind WHEN 'publishable' THEN '|${BROWSER}' ELSE '' END`;

/** Assessments with session ids between `$3` and `$4`, assessed from `$1` and before `$2`: by the primary key of each organization. */
const assessed = `SELECT a.organization_id, a.session_id, a.submerchant_id, a.flow, a.decision, a.currency, a.amount_minor, date_trunc('minute', a.assessed_at, 'UTC') AS minute,
    round(a.risk_score * 10)::int AS tenths, ${originSuffix("a")} AS origin_suffix, (${latencyStep("t.latency_ms")})::text AS latency,
    ARRAY(SELECT DISTINCT fired ->> 'code' FROM json_array_elements(a.signals) AS fired) AS codes
  FROM organizations o
  CROSS JOIN LATERAL (SELECT * FROM assessments WHERE organization_id = o.id AND session_id >= $3 AND session_id < $4 AND assessed_at >= $1 AND assessed_at < $2 OFFSET 0) a
  CROSS JOIN LATERAL (SELECT (a.answer ->> 'latency_ms')::float8 AS latency_ms OFFSET 0) t`;

/** The figures that an assessment adds; `of` is a part of the statement with the columns of `assessed`. */
const additions = (of: string): string => `SELECT a.organization_id, a.submerchant_id, a.minute, f.fact, f.key, 1 AS count, f.total FROM ${of} a
  CROSS JOIN LATERAL (
    VALUES ('${facts.assessments}', a.flow || '|' || a.decision || '|' || a.currency || a.origin_suffix, a.amount_minor), ('${facts.score}', a.flow || '|' || a.tenths / ${BAND * 10} * ${BAND} || a.origin_suffix, a.tenths), ('${facts.latency}', a.latency, 0)
    UNION ALL SELECT '${facts.signal}', code || a.origin_suffix, 0 FROM unnest(a.codes) AS code
  ) AS f(fact, key, total) WHERE f.key IS NOT NULL`;

/** Figures by minute, for the organization and for its submerchants. */
const scoped = (additionsOf: string): string => `SELECT organization_id, scope.id AS submerchant_id, minute, fact, key, sum(count) AS count, sum(total) AS total
  FROM ${additionsOf} CROSS JOIN LATERAL (SELECT ${ORGANIZATION} UNION ALL SELECT submerchant_id WHERE submerchant_id IS NOT NULL) AS scope(id)
  GROUP BY organization_id, scope.id, minute, fact, key`;

/** Adds figures by minute to all three grains. */
const added = (scopedOf: string): string => `packed AS (
    SELECT ${COLUMNS}, jsonb_object_agg(key, jsonb_build_array(count, total)) AS figures FROM (
      SELECT organization_id, submerchant_id, grain, fact, date_trunc(grain, minute, 'UTC') AS bucket, key, sum(count) AS count, sum(total) AS total
      FROM ${scopedOf} CROSS JOIN unnest(ARRAY['${Object.keys(grains).join("', '")}']) AS grain
      GROUP BY organization_id, submerchant_id, grain, fact, date_trunc(grain, minute, 'UTC'), key
    ) AS by_grain WHERE count <> 0 OR total <> 0 GROUP BY ${COLUMNS}
  ), added AS (
    INSERT INTO statistics AS s (${COLUMNS}, figures) SELECT ${COLUMNS}, figures FROM packed
    ON CONFLICT (${COLUMNS}) DO UPDATE SET figures = add_figures(s.figures, EXCLUDED.figures)
  )`;

/** Records sessions as changed that may be recommended for a case without any report. */
const noted = (of: string): string => `noted AS (
    INSERT INTO statistics_changes (organization_id, id, session_id)
    SELECT organization_id, gen_random_uuid(), session_id FROM ${of} WHERE decision = 'decline' AND tenths >= ${SURELY_DECLINED}
  )`;

/** Time of the first assessment from `$2`, with an id of at least `$1`: null if there is none. */
export const nextAssessment = crossTenantFunction({
  name: "next_assessment",
  purpose: "the time of the first assessment of any organization: it discloses nothing about an organization",
  parameters: ["uuid", "timestamptz"],
  columns: "next_at timestamptz",
  reads: true,
  body: `SELECT min(a.assessed_at) FROM organizations o
    CROSS JOIN LATERAL (SELECT assessed_at FROM assessments WHERE organization_id = o.id AND session_id >= $1 AND assessed_at >= $2 ORDER BY session_id LIMIT 1) a`,
});

/** The id of the `$3`th assessment with an id from `$1` and below `$2`: no row if there are fewer. */
export const chunkEnd = crossTenantFunction({
  name: "chunk_end",
  purpose: "an id of any organization: the rollup job uses its time only",
  parameters: ["uuid", "uuid", "int"],
  columns: "session_id uuid",
  reads: true,
  body: `SELECT a.session_id FROM organizations o
    CROSS JOIN LATERAL (SELECT session_id FROM assessments WHERE organization_id = o.id AND session_id >= $1 AND session_id < $2 ORDER BY session_id LIMIT $3) a
    ORDER BY a.session_id OFFSET $3 - 1 LIMIT 1`,
});

/** Counts the assessments made from `$1` and before `$2`, with ids between `$3` and `$4`. */
export const countAssessments = crossTenantFunction({
  name: "count_assessments",
  purpose: "figures of all organizations; each assessment adds to the rows of its own organization, and only the number of assessments is returned",
  parameters: ["timestamptz", "timestamptz", "uuid", "uuid"],
  columns: "counted bigint",
  reads: false,
  body: `WITH assessed AS (
    ${assessed}
  ), scoped AS (
    ${scoped(`(${additions("assessed")}) AS additions`)}
  ), ${added("scoped")}, ${noted("assessed")}
  SELECT count(*) FROM assessed`,
});

/** Recounts late assessments: minutes from `$1` and before `$2` that have more assessments, with ids between `$3` and `$4`, than were counted. Returns the number of such minutes. */
export const recountAssessments = crossTenantFunction({
  name: "recount_assessments",
  purpose: "corrections of figures of all organizations; it compares and writes rows joined on the organization",
  parameters: ["timestamptz", "timestamptz", "uuid", "uuid"],
  columns: "corrected bigint",
  reads: false,
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

/**
 * Takes at most `$1` records of changed sessions with ids below `$2`: outcomes are not counted before their assessment is, or rates would exceed one. Returns
 * distinct sessions, and whether the amount matters because the session may be recommended for a case.
 */
export const takeChanges = crossTenantFunction({
  name: "take_changes",
  purpose: "sessions of all organizations that changed, for the rollup job only; each is joined on its organization",
  parameters: ["int", "uuid"],
  columns: "organization_id uuid, session_id uuid, flow text, currency text, weighty boolean",
  reads: false,
  body: `WITH taken AS (
    DELETE FROM statistics_changes WHERE ctid = ANY(ARRAY(SELECT ctid FROM statistics_changes WHERE session_id < $2 LIMIT $1)) RETURNING organization_id, session_id
  )
  SELECT t.organization_id, t.session_id, a.flow, a.currency, (a.decision = 'decline' AND round(a.risk_score * 10) >= ${SURELY_DECLINED}) OR EXISTS (
      SELECT FROM outcomes o WHERE o.organization_id = t.organization_id AND o.session_id = t.session_id AND o.outcome IN ('fraud_confirmed', 'chargeback_lost'))
  FROM (SELECT DISTINCT organization_id, session_id FROM taken) t
  CROSS JOIN LATERAL (SELECT * FROM assessments WHERE organization_id = t.organization_id AND session_id = t.session_id LIMIT 1) a`,
});

/** SQL of the creation time of an id. Not `reported_at`, which is when the transaction began to wait for its turn. */
const madeAt = (id: string): string => `to_timestamp(('x' || translate(left(${id}::text, 13), '-', ''))::bit(48)::bigint / 1000.0)`;

/**
 * Labels of a session. Outcomes in favour of the payer that were not reverted override an earlier fraud report: those of the organization override any, those
 * of a submerchant its own. A fraud is never a false alarm.
 */
const labels = `SELECT o.*, o.chargeback OR o.confirmed OR EXISTS (
      SELECT FROM fraud_reports r WHERE r.organization_id = t.organization_id AND r.session_id = t.session_id AND NOT EXISTS (
        SELECT FROM outcomes x WHERE x.organization_id = t.organization_id AND x.session_id = t.session_id AND x.outcome IN ('false_positive', 'chargeback_won')
          AND x.reverted_at IS NULL AND x.recorded_at >= ${madeAt("r.report_id")} AND (x.submerchant_id IS NULL OR x.submerchant_id = r.submerchant_id))
    ) AS fraud
  FROM (
    SELECT coalesce(array_agg(outcome), '{}') AS kinds, coalesce(bool_or(outcome = 'chargeback_lost' AND reverted_at IS NULL), false) AS chargeback,
      coalesce(bool_or(outcome = 'fraud_confirmed' AND reverted_at IS NULL), false) AS confirmed,
      coalesce(bool_or(outcome = 'false_positive' AND reverted_at IS NULL), false) AS alarm, coalesce(bool_or(outcome = 'captured'), false) AS captured
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
  body: `WITH session AS (
    SELECT a.organization_id, a.session_id, a.submerchant_id, a.assessed_at, date_trunc('minute', a.assessed_at, 'UTC') AS minute, a.flow, a.decision, a.risk_score,
      a.flow || '|' || round(a.risk_score * 10)::int / ${BAND * 10} * ${BAND} AS band, a.flow || '|' || a.decision || '|' || round(a.risk_score * 10)::int / ${BAND * 10} * ${BAND} AS decided,
      a.amount_minor, a.currency, ${originSuffix("a")} AS origin_suffix, a.order_id, s.kinds, s.chargeback, s.confirmed, s.fraud, s.alarm AND NOT s.fraud AS alarm, s.captured AND NOT s.fraud AS captured, c.cases, c.open,
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
