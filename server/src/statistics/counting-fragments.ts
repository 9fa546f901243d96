// Parts that the counting statements share. The rollup job calls these one after the other in a transaction, and is alone in that: each sees what the one before
// has left, and none of its figures changes in between.
import { grains } from "./buckets.ts";
import { BAND, BROWSER, type Fact, facts, WHOLE_ORGANIZATION } from "./counted-facts.ts";
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
export const assessed = `SELECT a.organization_id, a.session_id, a.submerchant_id, a.flow, a.decision, a.currency, a.amount_minor, date_bin('1 minute', a.assessed_at, 'epoch'::timestamptz) AS minute,
    round(a.risk_score * 10)::int AS tenths, ${originSuffix("a")} AS origin_suffix, ${latencyStep("t.latency_ms")} AS latency, t.holdout, a.rules, a.signals
  FROM organizations o
  CROSS JOIN LATERAL (SELECT * FROM assessments WHERE organization_id = o.id AND session_id >= $3 AND session_id < $4 AND assessed_at >= $1 AND assessed_at < $2 OFFSET 0) a
  CROSS JOIN LATERAL (
    SELECT (a.answer ->> 'latency_ms')::float8 AS latency_ms, CASE WHEN a.answer::text LIKE '%"holdout":%' THEN (a.answer ->> 'holdout') IS NOT NULL ELSE false END AS holdout OFFSET 0
  ) t`;

/** SQL of the figures of one fact: a count and a sum for each key, which is made once for all assessments that share its parts. */
const figuresOf = (fact: Fact, from: string, key: string, total: string, parts: string): string =>
  `SELECT organization_id, submerchant_id, minute, '${fact}' AS fact, ${key} AS key, count(*) AS count, sum(${total}) AS total FROM ${from} GROUP BY organization_id, submerchant_id, minute, ${parts}`;

/** SQL of assessments with what rules did in them, for the rules that were evaluated or for those that failed. */
const ruled = (of: string, key: string, condition: string): string =>
  `(SELECT a.organization_id, a.submerchant_id, a.minute, a.amount_minor, ${key} AS key FROM ${of} a CROSS JOIN LATERAL ${matchesOf("a")} WHERE a.rules IS NOT NULL AND ${condition}) ruled`;

/** The figures that assessments add; `of` is a part of the statement with the columns of `assessed`. A signal fires at most once in an assessment. */
export const additions = (of: string): string =>
  [
    figuresOf(facts.assessments, of, "flow || '|' || decision || '|' || currency || origin_suffix", "amount_minor", "flow, decision, currency, origin_suffix"),
    figuresOf(
      facts.score,
      `(SELECT *, tenths / ${BAND * 10} * ${BAND} AS band FROM ${of}) banded`,
      "flow || '|' || band || origin_suffix",
      "tenths",
      "flow, band, origin_suffix",
    ),
    figuresOf(facts.latency, `${of} WHERE latency IS NOT NULL`, "latency::text", "0", "latency"),
    figuresOf(facts.holdout, `${of} WHERE holdout`, "flow", "amount_minor", "flow"),
    figuresOf(
      facts.signal,
      `(SELECT a.*, fired.value ->> 'code' AS code FROM ${of} a CROSS JOIN LATERAL json_array_elements(a.signals) AS fired) fired`,
      "code || origin_suffix",
      "0",
      "code, origin_suffix",
    ),
    figuresOf(
      facts.rule,
      ruled(of, `${ruleKey("r")} || ${withoutAndWith("r", "a")} || '|' || a.currency || a.origin_suffix`, "r.failed IS NULL"),
      "key",
      "amount_minor",
      "key",
    ),
    figuresOf(facts.ruleFailure, ruled(of, `${ruleKey("r")} || '|' || r.failed`, "r.failed IS NOT NULL"), "key", "0", "key"),
  ].join("\n    UNION ALL ");

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
