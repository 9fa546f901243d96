-- Cases: frauds that are reported to a regulator.

-- Last number that was given out, per organization, country and year.
CREATE TABLE case_sequences (
  organization_id uuid NOT NULL REFERENCES organizations,
  country text NOT NULL,
  year integer NOT NULL,
  last integer NOT NULL,
  PRIMARY KEY (organization_id, country, year)
);

CREATE TABLE cases (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  reference_number text NOT NULL,
  status text NOT NULL DEFAULT 'borrador' CHECK (status IN ('borrador', 'en_revision', 'enviado', 'resuelto', 'archivado')),
  priority text NOT NULL CHECK (priority IN ('baja', 'normal', 'alta', 'urgente')),
  incident_date date NOT NULL,
  incident_type text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  currency text NOT NULL,
  description text,
  victim_name text,
  victim_email text,
  jurisdiction text NOT NULL,
  regulator text NOT NULL,
  session_id uuid,
  submitted_at timestamptz,
  -- {accepted, acknowledgement_number, reason, received_at}
  acknowledgement json,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- what was submitted with the case, as it was then: it no longer changes
  dossier json,
  -- who works on it, and when it has to be with the regulator
  assignee text,
  due_date date,
  PRIMARY KEY (organization_id, id),
  UNIQUE (organization_id, reference_number)
);
CREATE INDEX cases_of_session ON cases (organization_id, session_id) WHERE session_id IS NOT NULL;

-- The steps of each case: append only.
CREATE TABLE case_events (
  organization_id uuid NOT NULL,
  case_id uuid NOT NULL,
  step integer NOT NULL,
  occurred_at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL,
  from_status text,
  to_status text NOT NULL,
  changed text[] NOT NULL,
  PRIMARY KEY (organization_id, case_id, step),
  FOREIGN KEY (organization_id, case_id) REFERENCES cases (organization_id, id)
);

-- Comments on cases: append only.
CREATE TABLE case_comments (
  organization_id uuid NOT NULL REFERENCES organizations,
  case_id uuid NOT NULL,
  id uuid NOT NULL,
  author_type text NOT NULL CHECK (author_type IN ('session', 'key')),
  author_id text NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, case_id, id)
);

-- Notes on assessments, for those who look at them next: append only.
CREATE TABLE review_notes (
  organization_id uuid NOT NULL REFERENCES organizations,
  session_id uuid NOT NULL,
  id uuid NOT NULL,
  author_type text NOT NULL CHECK (author_type IN ('session', 'key')),
  author_id text NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, session_id, id)
);

-- Who works on an open review, until when. Expired rows mean nothing; they are purged daily.
CREATE TABLE review_assignments (
  organization_id uuid NOT NULL REFERENCES organizations,
  session_id uuid NOT NULL,
  assignee text NOT NULL,
  assigned_by_type text NOT NULL CHECK (assigned_by_type IN ('session', 'key')),
  assigned_by_id text NOT NULL,
  assigned_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, session_id)
);

-- Data subject requests: what is stored about a person is found, exported or erased.
CREATE TABLE data_subject_requests (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('access', 'erasure')),
  status text NOT NULL CHECK (status IN ('queued', 'running', 'completed', 'failed')),
  failure text CHECK (failure IN ('too_many_payments', 'identifiers_erased', 'internal_error')),
  reason text NOT NULL,
  retain_blocklist boolean NOT NULL,
  identifier_types text[] NOT NULL,
  -- Identifiers of the person, in clear text, or encrypted with the generation of the data key; neither once they are erased.
  identifiers json,
  identifiers_sealed bytea,
  identifiers_key integer,
  -- how far it is: the step, and what of it is done
  step integer NOT NULL DEFAULT 0,
  position text,
  percent real NOT NULL DEFAULT 0,
  report jsonb NOT NULL,
  -- until then it is the work of one process
  lease_until timestamptz,
  created_by jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (organization_id, id)
);
CREATE INDEX data_subject_requests_open ON data_subject_requests (created_at) WHERE status IN ('queued', 'running');

-- Payments that a data subject request has found: until its records expire, or the erasure has ended.
CREATE TABLE data_subject_sessions (
  organization_id uuid NOT NULL,
  request_id uuid NOT NULL,
  session_id uuid NOT NULL,
  -- an open case needs the payment
  retained boolean NOT NULL DEFAULT false,
  PRIMARY KEY (organization_id, request_id, session_id),
  FOREIGN KEY (organization_id, request_id) REFERENCES data_subject_requests (organization_id, id)
);

-- Filters and order of the list of assessments under a name, of one person or shared.
CREATE TABLE saved_views (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  owner text NOT NULL,
  name text NOT NULL,
  shared boolean NOT NULL,
  filters jsonb NOT NULL,
  list_order text NOT NULL CHECK (list_order IN ('newest', 'oldest', 'riskiest', 'largest')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id)
);

DO $$
DECLARE
  owned text;
BEGIN
  FOREACH owned IN ARRAY ARRAY['case_sequences', 'cases', 'case_events', 'case_comments', 'review_notes', 'review_assignments', 'data_subject_requests',
    'data_subject_sessions', 'saved_views']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('CREATE POLICY tenant ON %I USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', owned);
  END LOOP;
END $$;
GRANT SELECT, INSERT, UPDATE ON case_sequences, cases TO fraud_risk_app;
GRANT SELECT, INSERT ON case_events, case_comments, review_notes TO fraud_risk_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON review_assignments, saved_views TO fraud_risk_app;
GRANT SELECT, INSERT, UPDATE ON data_subject_requests TO fraud_risk_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON data_subject_sessions TO fraud_risk_app;
