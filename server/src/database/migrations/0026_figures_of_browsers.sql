-- Up Migration

-- Scores, signals, chargebacks and good payments of assessments with a publishable key were counted together with those of secret keys; from now on their
-- keys end in `browser`, as those of amounts and frauds do (statistics/facts.ts). What was counted already moves to these keys, as far as its assessment is
-- still stored; figures of assessments that are past their retention stay as they were counted.
WITH browser AS (
  SELECT a.organization_id, a.submerchant_id, date_trunc('minute', a.assessed_at, 'UTC') AS minute, a.flow, round(a.risk_score * 10)::int AS tenths, a.signals
  FROM assessments a CROSS JOIN statistics_progress p WHERE a.credential_kind = 'publishable' AND a.assessed_at < GREATEST(p.counted_until, p.ahead_until)
), by_minute AS (
  SELECT b.organization_id, scope.id AS submerchant_id, b.minute, f.fact, f.key, count(*) AS count, sum(f.total) AS total FROM browser b
  CROSS JOIN LATERAL (SELECT '00000000-0000-0000-0000-000000000000'::uuid UNION ALL SELECT b.submerchant_id WHERE b.submerchant_id IS NOT NULL) AS scope(id)
  CROSS JOIN LATERAL (
    SELECT 'score' AS fact, b.flow || '|' || b.tenths / 50 * 5 AS key, b.tenths AS total
    UNION ALL SELECT 'signal', s.code, 0 FROM (SELECT DISTINCT fired ->> 'code' AS code FROM json_array_elements(b.signals) AS fired) s
  ) AS f WHERE f.key IS NOT NULL GROUP BY 1, 2, 3, 4, 5
), counted AS (
  -- one that is stored and not yet counted will be counted under the new key
  SELECT m.* FROM by_minute m JOIN statistics s ON s.organization_id = m.organization_id AND s.submerchant_id = m.submerchant_id AND s.grain = 'minute'
    AND s.fact = m.fact AND s.bucket = m.minute
  WHERE (s.figures -> m.key ->> 0)::bigint >= m.count AND NOT s.figures ? (m.key || '|browser')
), moved AS (
  SELECT organization_id, submerchant_id, fact, minute, key, -count AS count, -total AS total FROM counted
  UNION ALL SELECT organization_id, submerchant_id, fact, minute, key || '|browser', count, total FROM counted
), packed AS (
  SELECT organization_id, submerchant_id, grain, fact, bucket, jsonb_object_agg(key, jsonb_build_array(count, total)) AS figures FROM (
    SELECT organization_id, submerchant_id, grain, fact, date_trunc(grain, minute, 'UTC') AS bucket, key, sum(count) AS count, sum(total) AS total
    FROM moved CROSS JOIN unnest(ARRAY['minute', 'hour', 'day']) AS grain GROUP BY 1, 2, 3, 4, 5, 6
  ) AS by_grain GROUP BY 1, 2, 3, 4, 5
)
UPDATE statistics s SET figures = add_figures(s.figures, p.figures) FROM packed p
WHERE s.organization_id = p.organization_id AND s.submerchant_id = p.submerchant_id AND s.grain = p.grain AND s.fact = p.fact AND s.bucket = p.bucket;

-- What became of them is counted anew by the rollup job, session by session: it adds the difference to what it added before.
INSERT INTO statistics_changes (organization_id, id, session_id)
SELECT k.organization_id, gen_random_uuid(), k.session_id FROM statistics_sessions k
JOIN assessments a ON a.organization_id = k.organization_id AND a.session_id = k.session_id WHERE a.credential_kind = 'publishable';
