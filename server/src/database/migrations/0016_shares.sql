-- Up Migration

-- Sums of money outgrow a bigint: a few hundred payments of the largest amount that is taken do. One that did would have stopped the roller for everybody.
CREATE OR REPLACE FUNCTION add_figures(one jsonb, other jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_object_agg(key, figure) FROM (
    SELECT key, jsonb_build_array(sum((value -> 0)::bigint), sum((value -> 1)::numeric)) AS figure
    FROM (SELECT * FROM jsonb_each(one) UNION ALL SELECT * FROM jsonb_each(other)) AS both_of_them GROUP BY key
  ) AS added
$$;

-- Up to where a clock that was ahead has counted: until the right time is there again, what is there is counted by difference.
ALTER TABLE statistics_progress ADD COLUMN ahead_until timestamptz NOT NULL DEFAULT 'epoch';

-- Recommendations of one submerchant by urgency: an organization may have any number of others.
CREATE INDEX case_recommendations_of_submerchant_by_priority ON case_recommendations (organization_id, submerchant_id, priority, session_id) WHERE submerchant_id IS NOT NULL;

-- Payments and confirmed frauds of an identifier (a number, see identifiers/number.ts) by day of UTC. Devices have their frauds here alone: there are
-- as many devices as payers, and activity knows their payments.
CREATE TABLE identifier_days (
  organization_id uuid NOT NULL,
  day date NOT NULL,
  identifier bigint NOT NULL,
  is_device boolean NOT NULL,
  payments bigint NOT NULL,
  frauds bigint NOT NULL,
  PRIMARY KEY (organization_id, day, identifier)
) WITH (fillfactor = 80);
CREATE INDEX identifier_days_of_fraud ON identifier_days (organization_id, identifier) WHERE frauds > 0;

-- Sessions whose fraud is counted, and under which numbers: so it is taken back exactly.
CREATE TABLE fraud_sessions (
  organization_id uuid NOT NULL,
  session_id uuid NOT NULL,
  day date NOT NULL,
  -- [{identifier, is_device}]
  identifiers jsonb NOT NULL,
  -- it was declined, so that its payment was not counted before
  declined boolean NOT NULL,
  PRIMARY KEY (organization_id, session_id)
);

DO $$
DECLARE
  walled text;
BEGIN
  FOREACH walled IN ARRAY ARRAY['identifier_days', 'fraud_sessions']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', walled);
    EXECUTE format('CREATE POLICY tenant ON %I USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', walled);
  END LOOP;
END $$;

-- How far payments are counted, up to which day shares are of, and how far the walk through those of a new day has come.
CREATE TABLE shares_progress (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  payments_until timestamptz NOT NULL DEFAULT 'epoch',
  refreshed_day date NOT NULL DEFAULT 'epoch',
  walked_organization uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
  walked_identifier bigint NOT NULL DEFAULT -1
);
INSERT INTO shares_progress DEFAULT VALUES;
GRANT SELECT, UPDATE ON shares_progress TO fraud_risk_app;

-- What was reported before statistics noted it is counted now; and what is fraud, once more, for the shares.
INSERT INTO statistics_changes (organization_id, id, session_id)
SELECT organization_id, gen_random_uuid(), session_id FROM (
  SELECT organization_id, session_id FROM outcomes
  UNION SELECT organization_id, session_id FROM fraud_reports WHERE session_id IS NOT NULL
  UNION SELECT organization_id, session_id FROM cases WHERE session_id IS NOT NULL
) told
WHERE NOT EXISTS (SELECT FROM statistics_sessions k WHERE k.organization_id = told.organization_id AND k.session_id = told.session_id AND k.counted::text NOT LIKE '%"fraud|%');
