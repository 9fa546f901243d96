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

DO $$
DECLARE
  owned text;
BEGIN
  FOREACH owned IN ARRAY ARRAY['case_sequences', 'cases', 'case_events', 'case_comments', 'review_notes', 'review_assignments']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('CREATE POLICY tenant ON %I USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', owned);
  END LOOP;
END $$;
GRANT SELECT, INSERT, UPDATE ON case_sequences, cases TO fraud_risk_app;
GRANT SELECT, INSERT ON case_events, case_comments, review_notes TO fraud_risk_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON review_assignments TO fraud_risk_app;
