-- Files of cases: at most 20 of a case, at most 5 MiB each.
CREATE TABLE case_attachments (
  organization_id uuid NOT NULL REFERENCES organizations,
  case_id uuid NOT NULL,
  id uuid NOT NULL,
  file_name text NOT NULL,
  media_type text NOT NULL,
  size_bytes integer NOT NULL CHECK (size_bytes > 0),
  -- of the content, hexadecimal
  sha256 text NOT NULL,
  added_by_type text NOT NULL CHECK (added_by_type IN ('session', 'key')),
  added_by_id text NOT NULL,
  created_at timestamptz NOT NULL,
  -- in clear text (content), or encrypted (content_sealed, with the generation of its data key)
  content bytea,
  content_sealed bytea,
  content_key integer,
  PRIMARY KEY (organization_id, case_id, id)
);
-- images, PDF and encrypted values do not compress
ALTER TABLE case_attachments ALTER COLUMN content SET STORAGE EXTERNAL;
ALTER TABLE case_attachments ALTER COLUMN content_sealed SET STORAGE EXTERNAL;
ALTER TABLE case_attachments ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON case_attachments USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization());
GRANT SELECT, INSERT, DELETE ON case_attachments TO fraud_risk_app;
