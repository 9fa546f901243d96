-- Up Migration

-- Outcomes of a session are a history: a row is the latest record of its kind, here are those before it, oldest first: {outcome_id, recorded_at}.
ALTER TABLE outcomes ADD COLUMN earlier jsonb NOT NULL DEFAULT '[]';

-- Several assessments match an event: it is kept, and linked to none of them.
ALTER TABLE provider_events DROP CONSTRAINT provider_events_status_check, DROP CONSTRAINT provider_events_check;
ALTER TABLE provider_events ADD CONSTRAINT provider_events_status_check CHECK (status IN ('applied', 'linked', 'recorded', 'ambiguous')),
  ADD CONSTRAINT provider_events_check CHECK ((status IN ('recorded', 'ambiguous')) = (session_id IS NULL));

-- Who asked for a recommended assessment: its server, or a browser with a publishable key.
ALTER TABLE case_recommendations ADD COLUMN origin text NOT NULL DEFAULT 'server' CHECK (origin IN ('server', 'browser'));
UPDATE case_recommendations r SET origin = 'browser' FROM assessments a
WHERE a.organization_id = r.organization_id AND a.session_id = r.session_id AND a.credential_kind = 'publishable';
