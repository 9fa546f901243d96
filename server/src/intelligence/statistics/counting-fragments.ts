// Parts that the counting statements share. The rollup job calls these one after the other in a transaction, and is alone in that: each sees what the one before
// has left, and none of its figures changes in between.
import { grains } from "./buckets.ts";
import { BAND, BROWSER, facts, WHOLE_ORGANIZATION } from "./counted-facts.ts";
import { latencyStep } from "./latency.ts";

/** SQL of the submerchant of figures that are the whole organization's. */
export const ORGANIZATION = `'${WHOLE_ORGANIZATION}'::uuid`;

/** Score from which a declined payment may be recommended for a case, in tenths. */
export const SURELY_DECLINED = 900;

/** The columns that identify a figure, except its key. */
const COLUMNS = "organization_id, submerchant_id, grain, fact, bucket";

/** SQL of the last part of the keys of an assessment: its origin. */
export const originSuffix = (of: string): string => `CASE ${of}.credential_kind WHEN 'publishable' THEN '|${BROWSER}' ELSE '' END`;

/** SQL of what rules did in an assessment (decisions/assess/apply-rules.ts), one row each. */
export const matchesOf = (of: string): string => `json_to_recordset(${of}.rules) AS r(id text, version int, status text, decision text, failed text)`;

/** SQL of the first parts of the keys of a rule. */
export const ruleKey = (of: string): string => `${of}.id || '|' || ${of}.version || '|' || ${of}.status`;

/** SQL of the decisions without and with a rule: of one in shadow, the one that was made is without it. */
const withoutAndWith = (rule: string, of: string): string =>
  `CASE ${rule}.status WHEN 'shadow' THEN '|' || ${of}.decision || '|' || coalesce(${rule}.decision, ${of}.decision) ELSE '|' || coalesce(${rule}.decision, ${of}.decision) || '|' || ${of}.decision END`;

/** Assessments with session ids between `$3` and `$4`, assessed from `$1` and before `$2`: by the primary key of each organization. */
export const assessed = `SELECT a.organization_id, a.session_id, a.submerchant_id, a.flow, a.decision, a.currency, a.amount_minor, date_trunc('minute', a.assessed_at, 'UTC') AS minute,
    round(a.risk_score * 10)::int AS tenths, ${originSuffix("a")} AS origin_suffix, (${latencyStep("t.latency_ms")})::text AS latency, t.holdout, a.rules,
    ARRAY(SELECT DISTINCT fired ->> 'code' FROM json_array_elements(a.signals) AS fired) AS codes
  FROM organizations o
  CROSS JOIN LATERAL (SELECT * FROM assessments WHERE organization_id = o.id AND session_id >= $3 AND session_id < $4 AND assessed_at >= $1 AND assessed_at < $2 OFFSET 0) a
  CROSS JOIN LATERAL (SELECT (a.answer ->> 'latency_ms')::float8 AS latency_ms, (a.answer ->> 'holdout') IS NOT NULL AS holdout OFFSET 0) t`;

/** The figures that an assessment adds; `of` is a part of the statement with the columns of `assessed`. */
export const additions = (of: string): string => `SELECT a.organization_id, a.submerchant_id, a.minute, f.fact, f.key, 1 AS count, f.total FROM ${of} a
  CROSS JOIN LATERAL (
    VALUES ('${facts.assessments}', a.flow || '|' || a.decision || '|' || a.currency || a.origin_suffix, a.amount_minor), ('${facts.score}', a.flow || '|' || a.tenths / ${BAND * 10} * ${BAND} || a.origin_suffix, a.tenths), ('${facts.latency}', a.latency, 0), ('${facts.holdout}', CASE WHEN a.holdout THEN a.flow END, a.amount_minor)
    UNION ALL SELECT '${facts.signal}', code || a.origin_suffix, 0 FROM unnest(a.codes) AS code
    UNION ALL SELECT '${facts.rule}', ${ruleKey("r")} || ${withoutAndWith("r", "a")} || '|' || a.currency || a.origin_suffix, a.amount_minor FROM ${matchesOf("a")} WHERE r.failed IS NULL
    UNION ALL SELECT '${facts.ruleFailure}', ${ruleKey("r")} || '|' || r.failed, 0 FROM ${matchesOf("a")} WHERE r.failed IS NOT NULL
  ) AS f(fact, key, total) WHERE f.key IS NOT NULL`;

/** Figures by minute, for the organization and for its submerchants. */
export const scoped = (
  additionsOf: string,
): string => `SELECT organization_id, scope.id AS submerchant_id, minute, fact, key, sum(count) AS count, sum(total) AS total
  FROM ${additionsOf} CROSS JOIN LATERAL (SELECT ${ORGANIZATION} UNION ALL SELECT submerchant_id WHERE submerchant_id IS NOT NULL) AS scope(id)
  GROUP BY organization_id, scope.id, minute, fact, key`;

/** Adds figures by minute to all three grains. */
export const added = (scopedOf: string): string => `packed AS (
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
export const noted = (of: string): string => `noted AS (
    INSERT INTO statistics_changes (organization_id, id, session_id)
    SELECT organization_id, gen_random_uuid(), session_id FROM ${of} WHERE decision = 'decline' AND tenths >= ${SURELY_DECLINED}
  )`;
