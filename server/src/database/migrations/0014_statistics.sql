-- Up Migration

-- What assessments and their outcomes add up to, by minute, hour and day of UTC: one row for each fact, its figures by key. The three grains
-- always change together, in the transaction that moves statistics_progress.
CREATE TABLE statistics (
  organization_id uuid NOT NULL,
  -- the nil UUID: the whole organization
  submerchant_id uuid NOT NULL,
  grain text NOT NULL CHECK (grain IN ('minute', 'hour', 'day')),
  -- see statistics/facts.ts
  fact text NOT NULL,
  bucket timestamptz NOT NULL,
  -- {key: [count, total]}
  figures jsonb NOT NULL,
  PRIMARY KEY (organization_id, submerchant_id, grain, fact, bucket)
) WITH (fillfactor = 70);

-- Sessions of which something was reported, or whose case changed, since they were last counted. Append only, so that none waits for another.
CREATE TABLE statistics_changes (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  session_id uuid NOT NULL,
  PRIMARY KEY (organization_id, id)
);

-- What a session adds to the figures beside being an assessment, as it was last counted: {"fact|key": [count, total]}.
CREATE TABLE statistics_sessions (
  organization_id uuid NOT NULL,
  session_id uuid NOT NULL,
  counted jsonb NOT NULL,
  PRIMARY KEY (organization_id, session_id)
);

-- Sessions that deserve a case and have none, with what a list shows of them: an assessment never changes.
CREATE TABLE case_recommendations (
  organization_id uuid NOT NULL,
  session_id uuid NOT NULL,
  reason text NOT NULL CHECK (reason IN ('fraud_confirmed', 'chargeback_lost', 'large_declined')),
  priority text NOT NULL CHECK (priority IN ('baja', 'normal', 'alta', 'urgente')),
  assessed_at timestamptz NOT NULL,
  submerchant_id uuid,
  flow text NOT NULL,
  decision text NOT NULL,
  risk_score real NOT NULL,
  amount_minor bigint NOT NULL,
  currency text NOT NULL,
  order_id text,
  PRIMARY KEY (organization_id, session_id)
);
CREATE INDEX case_recommendations_by_priority ON case_recommendations (organization_id, priority, session_id);
CREATE INDEX case_recommendations_by_reason ON case_recommendations (organization_id, reason, session_id);
CREATE INDEX case_recommendations_of_submerchant ON case_recommendations (organization_id, submerchant_id, session_id) WHERE submerchant_id IS NOT NULL;

DO $$
DECLARE
  walled text;
BEGIN
  FOREACH walled IN ARRAY ARRAY['statistics', 'statistics_changes', 'statistics_sessions', 'case_recommendations']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', walled);
    EXECUTE format('CREATE POLICY tenant ON %I USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', walled);
  END LOOP;
END $$;
GRANT SELECT ON statistics, case_recommendations TO fraud_risk_app;
GRANT INSERT ON statistics_changes TO fraud_risk_app;

-- How far assessments are counted, and how far it was checked that none came late.
CREATE TABLE statistics_progress (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  counted_until timestamptz NOT NULL DEFAULT 'epoch',
  checked_until timestamptz NOT NULL DEFAULT 'epoch'
);
INSERT INTO statistics_progress DEFAULT VALUES;
GRANT SELECT, UPDATE ON statistics_progress TO fraud_risk_app;

-- Figures of both, added up key by key.
CREATE FUNCTION add_figures(one jsonb, other jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_object_agg(key, figure) FROM (
    SELECT key, jsonb_build_array(sum((value -> 0)::bigint), sum((value -> 1)::bigint)) AS figure
    FROM (SELECT * FROM jsonb_each(one) UNION ALL SELECT * FROM jsonb_each(other)) AS both_of_them GROUP BY key
  ) AS added
$$;

-- Reports of a session.
CREATE INDEX IF NOT EXISTS fraud_reports_of_session ON fraud_reports (organization_id, session_id) WHERE session_id IS NOT NULL;
