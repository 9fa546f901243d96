-- Up Migration

-- New organizations answer publishable keys with a band of the score; those that are here keep the exact score until they change it.
UPDATE organizations SET settings = settings || '{"browser_score": "exact"}' WHERE NOT settings ? 'browser_score';

-- Ingest keys and connections whose events trigger assessments of payments that have none yet.
ALTER TABLE api_keys ADD COLUMN assess_on_events boolean NOT NULL DEFAULT false;
ALTER TABLE connections ADD COLUMN assess_on_events boolean NOT NULL DEFAULT false;

-- What became of the assessment that an event may trigger, and which it is.
ALTER TABLE provider_events ADD COLUMN assessment_session_id uuid,
  ADD COLUMN assessment_status text NOT NULL DEFAULT 'not_triggered'
    CHECK (assessment_status IN ('not_triggered', 'assessed', 'insufficient_data', 'timed_out', 'failed')),
  ADD CHECK ((assessment_status = 'assessed') = (assessment_session_id IS NOT NULL));
